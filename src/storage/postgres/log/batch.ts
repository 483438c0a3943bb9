import type { CreatedEvent } from '../../../games/game.js';
import { StorageFault, type GameHeader, type GameId, type LogEntry, type Person } from '../../../table/ports.js';
import { digestOf } from '../../log/digest.js';
import type { StoredEntry } from '../../log/stored-log.js';

/** An entry as it is written. */
export interface BatchEntry extends StoredEntry {
  readonly game: GameId;
  readonly source: string | null;
}

/** What the entries of one append write. */
export interface Batch {
  readonly entries: readonly BatchEntry[];
  readonly created: readonly { readonly header: GameHeader; readonly rules: string }[];
  readonly ended: readonly {
    readonly game: GameId;
    readonly at: number;
    readonly result: string;
    readonly reason: string;
  }[];
  /** The last word on each seat. */
  readonly seats: readonly { readonly game: GameId; readonly seat: number; readonly person: Person | null }[];
  /** The entry before the first of each game that goes on. */
  readonly before: readonly { readonly game: GameId; readonly sequence: number; readonly digest: string }[];
}

/** `lastDigests`: of each game that is not new. */
export function batchOf(entries: readonly LogEntry[], lastDigests: ReadonlyMap<GameId, string>): Batch {
  const last = new Map<GameId, StoredEntry>();
  const seats = new Map<string, Batch['seats'][number]>();
  const before: Batch['before'][number][] = [];
  const written = entries.map((entry): BatchEntry => {
    const { game, sequence, at, source = null, seating = [] } = entry;
    const text = { sequence, at, action: JSON.stringify(entry.action), events: JSON.stringify(entry.events) };
    const known = sequence === 0 ? undefined : last.get(game);
    if (known !== undefined && sequence !== known.sequence + 1) throw missing(entry);
    const previous = known?.digest ?? previousOf(entry, lastDigests);
    if (known === undefined && sequence > 0) before.push({ game, sequence: sequence - 1, digest: previous });
    const digest = digestOf(previous, text);
    last.set(game, { ...text, digest });
    for (const { seat, person } of seating) seats.set(`${game} ${seat}`, { game, seat, person });
    return { game, ...text, digest, source };
  });
  return {
    entries: written,
    before,
    seats: [...seats.values()],
    created: entries.flatMap((entry) => (entry.header === undefined ? [] : [createdBy(entry, entry.header)])),
    ended: entries.flatMap(({ game, at, outcome }) =>
      outcome === undefined ? [] : [{ game, at, result: outcome.result, reason: outcome.reason }],
    ),
  };
}

function previousOf(entry: LogEntry, lastDigests: ReadonlyMap<GameId, string>): string {
  if (entry.sequence === 0) return entry.game;
  const known = lastDigests.get(entry.game);
  if (known === undefined) throw missing(entry);
  return known;
}

const missing = ({ game, sequence }: LogEntry): StorageFault =>
  new StorageFault(`Game ${game} has no entry before its ${sequence}.`);

function createdBy({ game, events }: LogEntry, header: GameHeader): Batch['created'][number] {
  const created = events.find(isCreated);
  if (created === undefined) throw new StorageFault(`The first entry of game ${game} does not create it.`);
  return { header, rules: created.rules };
}

const isCreated = (event: LogEntry['events'][number]): event is CreatedEvent =>
  event.type === 'created' && 'rules' in event;
