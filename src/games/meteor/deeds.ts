import type { Deeds, Fallen, GameState, Seat, Strike } from './state.js';

/** What was done in a game, and by whom: for its end. */

export const NO_DEEDS: Deeds = { rockets: 0, hits: 0, given: 0, technologies: 0, retrofits: 0 };

/** One deed more. */
export function withDeed(deeds: readonly Deeds[], seat: Seat, done: keyof Deeds): readonly Deeds[] {
  const copy = Array.from({ length: Math.max(deeds.length, seat + 1) }, (_, at) => deeds[at] ?? NO_DEEDS);
  const own = copy[seat] ?? NO_DEEDS;
  copy[seat] = { ...own, [done]: own[done] + 1 };
  return copy;
}

/** Every Rocket that flew, and each that was part of an exact hit. */
export function withStrikes(deeds: readonly Deeds[], strikes: readonly Strike[]): readonly Deeds[] {
  let counted = deeds;
  for (const { rockets, result } of strikes)
    for (const { seat, counts } of rockets) {
      counted = withDeed(counted, seat, 'rockets');
      if (counts && result === 'destroyed') counted = withDeed(counted, seat, 'hits');
    }
  return counted;
}

/** With the meteors that a salvo destroyed. */
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
