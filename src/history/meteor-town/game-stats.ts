import {
  BUILDINGS,
  evolve,
  initialState,
  medalFor,
  scoreOf,
  type GameState,
  type MeteorTownTypes,
  type Town,
} from '../../games/meteor-town/index.js';
import type { Seat } from '../../games/shared/seat.js';
import type { OwnStats, SeatStats, Step } from '../adapter.js';
import { tableStats } from '../statistics/sums.js';

const pointsOf = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((sum, { points }) => sum + points, 0);

/** What one town came to. Only a sheet that counts has a score. */
function seatStats(town: Town, counts: boolean): SeatStats {
  const score = scoreOf(town);
  const built = town.boxes.filter((boxes, at) => boxes >= 0 && BUILDINGS[at]?.row !== 1).length;
  const sums = {
    turns: town.turn,
    sold: pointsOf(score.sales),
    endGame: pointsOf(score.endGame),
    craters: score.craters,
    built,
    destroyed: town.boxes.filter((boxes) => boxes === 0).length,
  };
  return { sums, points: counts ? score.total : 0, score: counts ? score.total : null };
}

/** Finished sheets count; at the end of a table's time those too that were still played. */
const isCounted = ({ seats, outcome }: GameState, seat: Seat, town: Town): boolean =>
  town.step === 'finished' ||
  (outcome?.reason === 'time-over' && outcome.result === 'won' && seats[seat]?.status === 'in');

/** What a log of Meteor Town adds up to. */
export function gameStatsOf(entries: readonly Step<MeteorTownTypes>[]): OwnStats {
  let state = initialState;
  for (const { at, events } of entries) for (const event of events) state = evolve(state, event, at);
  const { options } = state;
  const towns = [...state.towns.entries()].flatMap(([seat, town]) => (town === null ? [] : [{ seat, town }]));
  const all = towns.map(({ seat, town }) => ({ seat, town, stats: seatStats(town, isCounted(state, seat, town)) }));
  return {
    ...tableStats(new Map(all.map(({ seat, stats }) => [seat, stats]))),
    mode: options.mode,
    summary: {
      day: options.day,
      towns: all.map(({ seat, town, stats }) => ({
        seat,
        turn: town.turn,
        score: stats.score,
        craters: town.craters.length,
        built: stats.sums['built'] ?? 0,
        medal: stats.score === null ? null : medalFor(stats.score),
      })),
    },
  };
}
