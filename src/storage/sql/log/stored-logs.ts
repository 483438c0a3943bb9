import type { GameId } from '../../../table/ports.js';
import { unpack, type Packed } from '../../log/pack.js';
import type { StoredEntry, StoredLog } from '../../log/stored-log.js';
import type { GameLogs } from '../../ports/game-logs.js';
import type { Sql } from '../sql.js';

export interface LoggedGame {
  readonly status: string;
  readonly kind: string;
}

export const GAME = 'SELECT status, kind FROM games WHERE game = @game';
export const ENTRIES = 'SELECT sequence, at, action, events, digest FROM entries WHERE game = @game ORDER BY sequence';
export const PACKED = 'SELECT entries, data, marks, digest FROM packed WHERE game = @game';

/** Reads logs by game, packed ones too. */
export class StoredLogs implements GameLogs {
  constructor(private readonly sql: Sql) {}

  async read(game: GameId): Promise<StoredLog | undefined> {
    const [known] = await this.sql.rows<LoggedGame>(GAME, { game });
    if (known === undefined) return undefined;
    // Entries first: what is packed in between is found by the question after them.
    const entries = await this.sql.rows<StoredEntry>(ENTRIES, { game });
    const about = { over: known.status === 'over', kind: known.kind };
    if (entries.length > 0) return { game, entries, ...about };
    const [packed] = await this.sql.rows<Packed>(PACKED, { game });
    return packed === undefined ? undefined : { ...unpack(game, packed), ...about };
  }
}
