/** A term of a glossary that has a “never” column. */
export interface GlossaryTerm {
  readonly term: string;
  /** What is never said for it. */
  readonly never: readonly string[];
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The terms of a glossary's tables whose last column is “never”. */
export function glossaryTerms(markdown: string): readonly GlossaryTerm[] {
  let inTable = false;
  return markdown.split('\n').flatMap((line): readonly GlossaryTerm[] => {
    const cells = cellsOf(line);
    const last = cells.at(-1);
    if (last === undefined || last === 'never') {
      inTable = last === 'never';
      return [];
    }
    if (!inTable || last === '' || /^-+$/.test(last)) return [];
    return [{ term: cells[0] ?? '', never: last.split(', ').map((one) => one.trim()) }];
  });
}

/** What of the “never” columns a text says. */
export function neverSaid(terms: readonly GlossaryTerm[], text: string): readonly string[] {
  const lower = text.toLowerCase();
  return terms.flatMap(({ never }) => never.filter((words) => lower.includes(words.toLowerCase())));
}
