import type { CreatedEvent, GameOutcome } from '../../../games/game.js';
import { StorageFault, type GameHeader, type LogEntry } from '../../../table/ports.js';
import type { EntryText } from '../../log/stored-log.js';

/** An entry as it is written: in texts, which cross to the thread that writes for the least. */
export interface EntryRow extends EntryText {
  readonly game: string;
  readonly source: string | null;
  /** Present on the first entry. */
  readonly created: { readonly header: GameHeader; readonly rules: string } | null;
  /** Present on the entry that ended the game. */
  readonly outcome: Pick<GameOutcome, 'result' | 'reason'> | null;
  readonly seating: NonNullable<LogEntry['seating']>;
}

/** Throws `StorageFault` for a first entry that doesn't create its game, and what JSON throws for one that can't be written. */
export function entryRow(entry: LogEntry): EntryRow {
  const { game, sequence, at, source = null, outcome, seating = [] } = entry;
  return {
    ...{ game, sequence, at, source, seating },
    action: JSON.stringify(entry.action),
    events: JSON.stringify(entry.events),
    created: entry.header === undefined ? null : { header: entry.header, rules: rulesOf(game, entry.events) },
    outcome: outcome === undefined ? null : { result: outcome.result, reason: outcome.reason },
  };
}

/** The rules' version that a game's first events name. Throws `StorageFault` where they don't create a game. */
export function rulesOf(game: string, events: LogEntry['events']): string {
  const created = events.find(isCreated);
  if (created === undefined) throw new StorageFault(`The first entry of game ${game} does not create it.`);
  return created.rules;
}

const isCreated = (event: LogEntry['events'][number]): event is CreatedEvent =>
  event.type === 'created' && 'rules' in event;
