import type { Database } from 'better-sqlite3';
import type { GameId } from '../../../table/ports.js';
import { unpack, type Packed } from '../../log/pack.js';
import { FIRST_KIND, type StoredEntry, type StoredLog } from '../../log/stored-log.js';
import { ENTRIES, GAME, PACKED, type LoggedGame } from '../../sql/log/stored-logs.js';

type ByGame = { readonly game: GameId };

/** Reads logs at once, packed ones too. Works on the bot's own connection as on one opened to read. */
export class LogReader {
  readonly #entries;
  readonly #game;
  readonly #packed;

  constructor(connection: Database) {
    this.#entries = connection.prepare<[ByGame], StoredEntry>(ENTRIES);
    // A database that an older release wrote, opened only to be read, has neither kinds nor packed logs.
    const kinds =
      connection.prepare("SELECT 1 FROM pragma_table_info('games') WHERE name = 'kind'").get() !== undefined;
    this.#game = connection.prepare<[ByGame], LoggedGame>(
      kinds ? GAME : GAME.replace('kind', `'${FIRST_KIND}' AS kind`),
    );
    const packs = connection.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'packed'").get() !== undefined;
    this.#packed = packs ? connection.prepare<[ByGame], Packed>(PACKED) : null;
  }

  /** Finished or not; undefined if there is no such game. Throws if a packed log is damaged beyond reading. */
  read(game: GameId): StoredLog | undefined {
    const { status, kind } = this.#game.get({ game }) ?? {};
    const known = { over: status === 'over', ...(kind === undefined ? {} : { kind }) };
    const entries = this.#entries.all({ game });
    if (entries.length > 0) return { game, entries, ...known };
    const packed = this.#packed?.get({ game });
    return packed === undefined ? undefined : { ...unpack(game, packed), ...known };
  }
}
