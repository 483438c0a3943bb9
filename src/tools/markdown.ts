/** Markdown that the tools and the documents they write are made of. */

type Cell = string | number;

const row = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`;

/** A table, a line a row. */
export const tableLines = (head: readonly Cell[], rows: readonly (readonly Cell[])[]): readonly string[] =>
  [head, head.map(() => '---'), ...rows].map(row);

export const table = (head: readonly Cell[], rows: readonly (readonly Cell[])[]): string =>
  tableLines(head, rows).join('\n');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
