import BetterSqlite3 from 'better-sqlite3';

/** An error as it crosses between threads, which keeps no class and no code. */
export interface Thrown {
  readonly message: string;
  readonly stack: string | undefined;
  /** SQLite's code, or the system's; null: it has none. */
  readonly code: string | null;
  readonly ofSqlite: boolean;
}

export function thrownOf(error: unknown): Thrown {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, code: null, ofSqlite: false };
  const code = 'code' in error ? String(error.code) : null;
  return { message: error.message, stack: error.stack, code, ofSqlite: error instanceof BetterSqlite3.SqliteError };
}

/** The error as if it had been thrown here. */
export function errorOf({ message, stack, code, ofSqlite }: Thrown): Error {
  const error = ofSqlite && code !== null ? new BetterSqlite3.SqliteError(message, code) : new Error(message);
  if (stack !== undefined) error.stack = stack;
  return code === null || ofSqlite ? error : Object.assign(error, { code });
}
