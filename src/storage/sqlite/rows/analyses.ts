import type { Database, Statement } from 'better-sqlite3';
import type { AnalysisKey, AnalysisStore } from '../../../history/analyses.js';
import type { GameId } from '../../../table/ports.js';

/** The stored results of analyses of finished games. All calls throw the driver's error. */
export class AnalysisRows implements AnalysisStore {
  readonly #get: Statement<[string, string], string>;
  readonly #put: Statement;

  constructor(connection: Database) {
    this.#get = connection
      .prepare<[string, string], string>('SELECT result FROM analyses WHERE digest = ? AND version = ?')
      .pluck();
    // A game that was deleted meanwhile takes none.
    this.#put = connection.prepare(`INSERT INTO analyses (digest, game, version, result)
      SELECT @digest, @game, @version, @result WHERE EXISTS (SELECT 1 FROM games WHERE game = @game)
      ON CONFLICT DO UPDATE SET version = excluded.version, result = excluded.result`);
  }

  /** Plain JSON, read; undefined: none is kept. */
  get({ digest, version }: AnalysisKey): unknown {
    const found = this.#get.get(digest, version);
    return found === undefined ? undefined : (JSON.parse(found) as unknown);
  }

  put({ digest, version }: AnalysisKey, game: GameId, result: unknown): void {
    this.#put.run({ digest, version, game, result: JSON.stringify(result) });
  }
}
