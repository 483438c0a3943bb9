import { publicView, type GameState, type MeteorStormTypes } from '../../games/meteor-storm/index.js';
import type { People, Translate } from '../../text/index.js';
import { boardText, logLine } from '../../text/meteor-storm/index.js';
import type { SeatNames, ToldStep } from '../adapter.js';

const SEATS = [0, 1] as const;

const peopleFrom = (names: SeatNames): People => new Map(SEATS.map((seat) => [seat, { name: names(seat) }]));

/** What happened in an entry of the log, one sentence an event; null: nothing worth a line. */
export function stepLine(t: Translate, { events, state }: ToldStep<MeteorStormTypes>, names: SeatNames): string | null {
  const people = peopleFrom(names);
  const lines = events.flatMap((event) => logLine(t, people, state, event) ?? []);
  return lines.length === 0 ? null : lines.join(' ');
}

/** The board in lines of text. */
export const tableLines = (t: Translate, state: GameState, names: SeatNames): readonly string[] =>
  state.phase === 'lobby' ? [] : boardText(t, publicView(state), peopleFrom(names)).replaceAll('**', '').split('\n');
