import type { GameEvent } from '../event.js';
import { evolveAll } from '../evolve.js';
import type { GameState, Millis } from '../state.js';

/**
 * The state between the last launch of a salvo and its result, where both happen at once because nobody can join the
 * salvo any more: with those Rockets launched. Null where the events have no such moment. It is only for drawing: no
 * rule depends on it.
 */
export function inTheAir(before: GameState, events: readonly GameEvent[], at: Millis): GameState | null {
  const resolved = events.findIndex(({ type }) => type === 'salvo-resolved');
  const launch = events.slice(0, Math.max(0, resolved));
  if (!launch.some(({ type }) => type === 'launched')) return null;
  const flying = evolveAll(before, launch, at);
  return flying.window === null ? null : { ...flying, window: { ...flying.window, closesAt: at } };
}
