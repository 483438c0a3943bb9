import type { SeatTally, Fallen, GameState, Seat, Strike } from '../state.js';

/** What each player did in a game, as counted for its end. */

export const EMPTY_SEAT_TALLY: SeatTally = { rockets: 0, hits: 0, given: 0, technologies: 0, retrofits: 0 };

/** The tallies with one more of a kind for a seat. */
export function withCount(deeds: readonly SeatTally[], seat: Seat, done: keyof SeatTally): readonly SeatTally[] {
  const copy = Array.from({ length: Math.max(deeds.length, seat + 1) }, (_, at) => deeds[at] ?? EMPTY_SEAT_TALLY);
  const own = copy[seat] ?? EMPTY_SEAT_TALLY;
  copy[seat] = { ...own, [done]: own[done] + 1 };
  return copy;
}

/** The tallies with the Rockets of a salvo: each launched one, and each that was part of an exact hit. */
export function withStrikes(deeds: readonly SeatTally[], strikes: readonly Strike[]): readonly SeatTally[] {
  let counted = deeds;
  for (const { rockets, result } of strikes)
    for (const { seat, counts } of rockets) {
      counted = withCount(counted, seat, 'rockets');
      if (counts && result === 'destroyed') counted = withCount(counted, seat, 'hits');
    }
  return counted;
}

/** The list of destroyed meteors with those of a salvo added. */
export function withFallen({ fallen, field, zone }: GameState, strikes: readonly Strike[]): readonly Fallen[] {
  const destroyed = strikes.filter(({ result }) => result !== 'survived');
  if (destroyed.length === 0) return fallen;
  return [
    ...fallen,
    ...destroyed.map(({ target, size, rockets, result }): Fallen => {
      const meteor = field.find(({ letter }) => letter === target);
      return {
        letter: target,
        size,
        boss: meteor?.band === 'boss' ? meteor.card : null,
        zone,
        overkill: result === 'overkill',
        seats: [...new Set(rockets.filter(({ counts }) => counts).map(({ seat }) => seat))],
      };
    }),
  ];
}
