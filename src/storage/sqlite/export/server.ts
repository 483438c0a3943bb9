import type { Database } from 'better-sqlite3';
import { toLogFile } from '../../../history/logs/log-file.js';
import { isWhole } from '../../../history/logs/chain.js';
import { withSignature } from '../../../history/logs/signature.js';
import { LogReader } from '../log/reader.js';
import type { DealSecrecy } from '../../../history/logs/withheld.js';

/**
 * Everything of a server as JSON lines: its settings, then each game that is over with its seats and its log. A log that
 * is kept back (`withheld`) isn't there; one that is not what was written is marked as `damaged`.
 */
export function* exportServer(
  connection: Database,
  guildId: string,
  secrecy: Pick<DealSecrecy, 'of'> | null = null,
): Iterable<string> {
  const settings = connection
    .prepare('SELECT key, value FROM guild_settings WHERE guild = ? ORDER BY key')
    .all(guildId);
  yield JSON.stringify({ type: 'server', guild: guildId, settings });
  // Ids first: a statement that is still reading would keep the connection from writing.
  const games = connection
    .prepare<[string], string>("SELECT game FROM games WHERE guild = ? AND status = 'over' ORDER BY ended_at")
    .pluck()
    .all(guildId);
  const row = connection.prepare<[string], object>('SELECT * FROM games WHERE game = ?');
  const seats = connection.prepare('SELECT seat, user, name FROM seats WHERE game = ? ORDER BY seat');
  const logs = new LogReader(connection);
  for (const game of games) {
    const log = logs.read(game);
    const damaged = log !== undefined && !isWhole(connection, log);
    const withheld = log === undefined || damaged ? null : (secrecy?.of(log) ?? null);
    yield JSON.stringify({
      type: 'game',
      ...row.get(game),
      seats: seats.all(game),
      ...(damaged ? { damaged } : {}),
      ...(withheld === null ? {} : { withheld }),
      log: log === undefined || withheld !== null ? null : toLogFile(withSignature(log, connection.name)),
    });
  }
}
