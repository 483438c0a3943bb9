import type { GameEvent } from './event.js';
import { evolveAll } from './evolve.js';
import type { GameState, Millis } from './state.js';

/**
 * Where nobody can join a salvo (any more), its last launch and its result come at once. This is the table in between,
 * as nobody would see it otherwise: with those Rockets in the air. Null where there was no such moment. Nothing is ruled
 * by it: it is for those who draw.
 */
export function inTheAir(before: GameState, events: readonly GameEvent[], at: Millis): GameState | null {
  const resolved = events.findIndex(({ type }) => type === 'salvo-resolved');
  const launch = events.slice(0, Math.max(0, resolved));
  if (!launch.some(({ type }) => type === 'launched')) return null;
  const flying = evolveAll(before, launch, at);
  return flying.window === null ? null : { ...flying, window: { ...flying.window, closesAt: at } };
}
