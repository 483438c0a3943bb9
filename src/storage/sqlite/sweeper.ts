import type { Sweeping } from '../sql/retention/sweeping.js';
import { factStatement } from '../sql/rows/facts.js';
import type { Statement } from '../sql/sql.js';
import { MetadataRows } from './rows/metadata.js';
import type { BotDatabase } from './database.js';
import { walState } from './disk/jobs.js';

/** Games that grow too old go one by one: the file is not rewritten for each. */
const BETWEEN_MS = 3_600_000;

/** Notes that tokens are gone whose traces must go. */
const NOTE_TOKENS: Statement = {
  text: "INSERT INTO about (key, value) VALUES ('tokens', '1') ON CONFLICT DO NOTHING",
};

/** The same where a game's messages go that have tokens. */
export const tokensOfGame = (game: string): readonly Statement[] => [
  {
    text: `INSERT INTO about (key, value) SELECT 'tokens', '1' WHERE EXISTS (SELECT 1 FROM panels WHERE game = @game)
      ON CONFLICT DO NOTHING`,
    values: { game },
  },
];

/**
 * Takes away what deleted rows leave in the files. `secure_delete` overwrites them where they lay, but the write-ahead
 * log still has them, and so may the free part of a page that SQLite once split: a truncating checkpoint and a VACUUM
 * end both. Tokens come and go all day long, but in one small table, which is written anew for them instead. That there
 * is something to sweep is kept in the file, so that a stopped process does it at its next start.
 */
export class Sweeper implements Sweeping {
  readonly noteTraces = [factStatement('sweep', '1')];
  readonly noteTokens = [NOTE_TOKENS];
  readonly #metadata: MetadataRows;
  #triedAt = Number.NEGATIVE_INFINITY;
  #waitsForGames = false;

  constructor(private readonly database: Pick<BotDatabase, 'connection' | 'disk'>) {
    this.#metadata = new MetadataRows(database.connection);
  }

  async sweepNow(): Promise<void> {
    try {
      await this.#sweep(true);
    } catch {
      // The rows are gone anyway, and the next sweep says what is wrong with the file.
    }
  }

  /** File or table are rewritten once an hour at most. */
  async sweep(now: number): Promise<void> {
    const due = now - this.#triedAt >= BETWEEN_MS;
    if (due) this.#triedAt = now;
    await this.#sweep(due);
  }

  async #sweep(rewrites: boolean): Promise<void> {
    const { connection, disk } = this.database;
    try {
      if (rewrites && this.#metadata.get('tokens') !== null) await disk.run('rewrite-panels', null);
      if ((rewrites || this.#waitsForGames) && this.#mayRewriteFile()) await disk.run('rewrite', null);
    } finally {
      // Someone who reads just now, as a backup does, keeps the log in use: it is emptied the next time.
      if (connection.open && walState(connection).frames > 0) await disk.run('empty-log', null);
    }
  }

  /** A file that waits for its games to end is looked at each time. */
  #mayRewriteFile(): boolean {
    const wanted = this.#metadata.get('sweep') !== null;
    const may = wanted && this.#isIdle();
    this.#waitsForGames = wanted && !may;
    return may;
  }

  /** Nothing else can be written while the file is. */
  #isIdle(): boolean {
    const { connection } = this.database;
    return connection.prepare("SELECT 1 FROM games WHERE status = 'live'").get() === undefined;
  }
}
