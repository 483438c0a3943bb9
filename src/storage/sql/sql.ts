/** What a statement's places are filled with, by name: `@guild`. */
export type Values = Readonly<Record<string, string | number | Buffer | null>>;

/** A statement of SQL that both engines understand, with its values. */
export interface Statement {
  readonly text: string;
  readonly values?: Values;
}

/**
 * Statements that both engines understand: names that one of them reserves stand in quotation marks, as does every alias
 * with capitals.
 */
export interface Sql {
  /** The text under a name in a column of JSON objects, as the engine's index on it has it. */
  jsonText(column: string, name: string): string;
  /** A statement that deletes rows, at most so many. */
  deletionOf(table: string, where: string, most: number): string;
  /** How many rows are deleted or looked at in one transaction at most, so that nobody waits long for it. */
  readonly stepRows: number;
  /** A condition on a column of homes: those whose rows this process may write, where several share the database. */
  ownHomes(column: string): string;
  isOwnHome(home: string): boolean;
  /** Whether an error that was met with one game says nothing about the others: rows that can't be read, or a bug. */
  isOfOneGame(error: unknown): boolean;
  /** All rows that a query finds. Rejects with the engine's error. */
  rows<Row extends object>(text: string, values?: Values): Promise<readonly Row[]>;
  /**
   * Runs statements in one transaction; resolves once they are stored, with how many rows each changed. Calls take effect
   * in the order in which they are made. Rejects with the engine's error.
   */
  write(...statements: readonly Statement[]): Promise<readonly number[]>;
}
