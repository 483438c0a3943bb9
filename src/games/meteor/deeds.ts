import type { Deeds, Seat, Strike } from './state.js';

/** What each player did in a game, for its end. */

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
