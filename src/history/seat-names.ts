import { evolveAll } from '../games/shared/evolve-all.js';
import { seatLabel, type Translate } from '../text/index.js';
import type { HistoryAdapter, SeatNames } from './adapter.js';
import type { GameRecord } from './queries.js';

/** Names by seat: as the game itself gives them, or a robot by its own, unless it took a leaver's seat. */
export function namesIn(t: Translate, adapter: HistoryAdapter, record: GameRecord): SeatNames {
  const { game, names } = adapter;
  if (names !== undefined) return names(t, record);
  const last = record.entries.reduce((state, { events, at }) => evolveAll(game, state, events, at), game.initialState);
  const seats = game.seats(last);
  return (seat) => {
    const person = record.people.get(seat);
    if (person !== undefined || seats[seat]?.robot !== true) return person?.name ?? '';
    return seatLabel(t, new Map([[seat, { name: '', robot: true }]]), seat);
  };
}
