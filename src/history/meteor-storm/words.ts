import {
  evolveAll,
  initialState,
  publicView,
  type GameState,
  type MeteorStormTypes,
} from '../../games/meteor-storm/index.js';
import { seatLabel, type People, type Translate } from '../../text/index.js';
import { boardText, logLine } from '../../text/meteor-storm/index.js';
import type { SeatNames, ToldStep } from '../adapter.js';
import type { GameRecord } from '../queries.js';

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

/** By seat; a robot by its own name, unless it took a leaver's seat: that has a person's. */
export function namesOf(t: Translate, { people, entries }: GameRecord<MeteorStormTypes>): SeatNames {
  const { seats } = entries.reduce((state, { events, at }) => evolveAll(state, events, at), initialState);
  return (seat) => {
    const person = people.get(seat);
    if (person !== undefined || seats[seat]?.robot !== true) return person?.name ?? '';
    return seatLabel(t, new Map([[seat, { name: '', robot: true }]]), seat);
  };
}
