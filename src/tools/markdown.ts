/** Markdown that the tools and the documents they write are made of. */

type Cell = string | number;

const row = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`;

/** A table, a line a row. */
export const tableLines = (head: readonly Cell[], rows: readonly (readonly Cell[])[]): readonly string[] =>
  [head, head.map(() => '---'), ...rows].map(row);

export const table = (head: readonly Cell[], rows: readonly (readonly Cell[])[]): string =>
  tableLines(head, rows).join('\n');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Entry {
  readonly title: string;
  readonly text: string;
}

/** What a game's document fixes, as a table. `mark`: whose facts these are. */
export const fixedSection = (fixed: Readonly<Record<string, Entry>>, mark: string): string =>
  `## What the document fixes ${mark}\n\n${table(
    ['', ''],
    Object.values(fixed).map(({ title, text }) => [title, text]),
  )}`;

/** What was ruled where the document is silent, as a list by code. */
export const rulingsSection = (rulings: Readonly<Record<string, Entry>>, mark: string): string =>
  `## Rulings ${mark}\n\n${Object.entries(rulings)
    .map(([code, { title, text }]) => `- **${code} ${title}.** ${text}`)
    .join('\n')}`;
