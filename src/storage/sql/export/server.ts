import { toLogFile } from '../../../history/logs/log-file.js';
import { isWhole } from '../../../history/logs/chain.js';
import { withSignature } from '../../../history/logs/signature.js';
import type { DealSecrecy } from '../../../history/logs/withheld.js';
import type { GameLogs } from '../../ports/game-logs.js';
import type { SigningKey } from '../../signing-key.js';
import type { Sql } from '../sql.js';

/** What a server's export is read from. */
export interface ExportParts {
  readonly sql: Sql;
  readonly logs: GameLogs;
  readonly key: SigningKey;
  /** Absent: no log is kept back. */
  readonly secrecy?: Pick<DealSecrecy, 'of'>;
}

/**
 * Everything of a server as JSON lines: its settings, then each game that is over with its seats and its log. A log that
 * is kept back (`withheld`) isn't there; one that is not what was written is marked as `damaged`.
 */
export async function* exportServer(
  { sql, logs, key, secrecy }: ExportParts,
  guildId: string,
): AsyncIterable<string, void> {
  const guild = { guild: guildId };
  const settings = await sql.rows('SELECT key, value FROM guild_settings WHERE guild = @guild ORDER BY key', guild);
  yield JSON.stringify({ type: 'server', ...guild, settings });
  const games = await sql.rows<{ readonly game: string }>(
    "SELECT game FROM games WHERE guild = @guild AND status = 'over' ORDER BY ended_at, game",
    guild,
  );
  for (const one of games) {
    const [row] = await sql.rows('SELECT * FROM games WHERE game = @game', { ...one });
    const seats = await sql.rows('SELECT seat, "user", name FROM seats WHERE game = @game ORDER BY seat', { ...one });
    const log = await logs.read(one.game);
    const damaged = log !== undefined && !isWhole(sql, log);
    const withheld = log === undefined || damaged ? null : ((await secrecy?.of(log)) ?? null);
    yield JSON.stringify({
      type: 'game',
      ...row,
      seats,
      ...(damaged ? { damaged } : {}),
      ...(withheld === null ? {} : { withheld }),
      log: log === undefined || withheld !== null ? null : toLogFile(withSignature(log, key)),
    });
  }
}
