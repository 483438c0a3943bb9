import type { GameState, Millis } from '../../../games/meteor/state.js';

/** The time left is drawn as blocks, with any edit and when this much is left. Milliseconds. */
const REDRAWN_AT: readonly Millis[] = [30_000, 10_000];

/** When a zone, or the wait for the clock, is about to end. */
export function nextRedraw({ phase, pause, deadline }: GameState, now: Millis): Millis | null {
  const runs = (phase === 'play' || phase === 'field') && pause === null;
  return runs ? (REDRAWN_AT.map((left) => deadline - left).find((when) => when > now) ?? null) : null;
}
