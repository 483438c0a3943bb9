import type { GameId, StoredGame } from '../../table/ports.js';
import { digestOf } from './digest.js';
import type { StoredEntry } from './stored-log.js';

/** A game's row, as far as a game that goes on needs it. */
export interface GameRow {
  readonly guild: string;
  readonly channel: string;
  readonly created_at: number;
  readonly kind: string;
  readonly owner: string | null;
  readonly seeded: number;
}

export interface SeatRow {
  readonly seat: number;
  readonly user: string;
  readonly name: string;
}

/** A game that has not ended, put together from its rows. Throws for a log that is not what was written. */
export function storedGame(
  game: GameId,
  row: GameRow,
  stored: readonly StoredEntry[],
  seats: readonly SeatRow[],
): StoredGame {
  const entries = chained(game, stored);
  if (entries.length === 0) throw new Error('its entries are missing');
  return {
    header: {
      game,
      guildId: row.guild,
      channelId: row.channel,
      createdAt: row.created_at,
      kind: row.kind,
      ...(row.owner === null ? {} : { owner: row.owner }),
      ...(row.seeded === 1 ? { seeded: true } : {}),
    },
    entries,
    people: seats.map(({ seat, user, name }) => ({ seat, person: { userId: user, name } })),
  };
}

function chained(game: GameId, entries: readonly StoredEntry[]): StoredGame['entries'] {
  let previous: string = game;
  return entries.map((entry, at) => {
    if (entry.sequence !== at) throw new Error(`entry ${at} of the log is missing`);
    previous = digestOf(previous, entry);
    if (previous !== entry.digest) throw new Error(`entry ${at} of the log is not what was written`);
    return { at: entry.at, events: JSON.parse(entry.events) as StoredGame['entries'][number]['events'] };
  });
}
