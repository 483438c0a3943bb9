import type { AnalysisKey, AnalysisStore } from '../../../history/analyses.js';
import type { GameId } from '../../../table/ports.js';
import type { Sql } from '../sql.js';

const GET = 'SELECT result FROM analyses WHERE digest = @digest AND version = @version';
// A game that was deleted meanwhile takes none.
const PUT = `INSERT INTO analyses (digest, game, version, result)
  SELECT @digest, game, @version, @result FROM games WHERE game = @game
  ON CONFLICT (digest) DO UPDATE SET version = excluded.version, result = excluded.result`;

/** The stored results of analyses of finished games. */
export class AnalysisRows implements AnalysisStore {
  constructor(private readonly sql: Sql) {}

  async get({ digest, version }: AnalysisKey): Promise<unknown> {
    const [found] = await this.sql.rows<{ readonly result: string }>(GET, { digest, version });
    return found === undefined ? undefined : (JSON.parse(found.result) as unknown);
  }

  async put({ digest, version }: AnalysisKey, game: GameId, result: unknown): Promise<void> {
    await this.sql.write({ text: PUT, values: { digest, version, game, result: JSON.stringify(result) } });
  }
}
