/** What a statement's `@name`s stand for. A list is an array of PostgreSQL's. */
export type Values = Readonly<Record<string, Value | readonly Value[]>>;
type Value = string | number | boolean | null | Buffer;

/** A statement as the driver takes it. */
export interface Statement {
  readonly text: string;
  readonly values: (Value | readonly Value[])[];
}

/** Quoted texts and names, which stay; an `@name`; and `user`, which would mean the server's own role. */
const PARTS = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|(?<![@<\w])@([A-Za-z]\w*)|(?<![.\w])user\b/g;

/**
 * Statements are written as SQLite takes them, so that both engines can share them: with `@name` for a value, and a
 * column called `user`. Throws for a name without a value, which is a bug.
 */
export function statementOf(text: string, values: Values = {}): Statement {
  const names: string[] = [];
  const numbered = text.replace(PARTS, (part, name: string | undefined) => {
    if (part === 'user') return '"user"';
    if (name === undefined) return part;
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text: numbered, values: names.map((name) => valueOf(values, name)) };
}

function valueOf(values: Values, name: string): Value | readonly Value[] {
  const value = values[name];
  if (value === undefined) throw new Error(`the statement's @${name} has no value`);
  return value;
}
