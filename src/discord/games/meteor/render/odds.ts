import type { Mode, Options } from '../../../../games/meteor/state.js';

/**
 * How many games of a hundred the project's robots win, by number of players: docs/balance.md, rounded; a test holds
 * them together.
 */
export const ROBOTS_WIN: Readonly<Record<string, readonly (number | null)[]>> = {
  first: [null, 6, 69, 79, 69, 81],
  'first relaxed': [null, 49, null, null, null, null],
  standard: [null, 2, 49, 47, 39, 53],
  'standard relaxed': [null, 29, null, null, null, null],
  powers: [null, null, 45, 47, 42, 55],
  'powers, challenges': [null, null, 32, 29, 26, 40],
  challenges: [null, null, 20, 18, 13, 27],
};

/** Of 100; null: not measured. */
export function robotsWin(mode: Mode, players: number, { relaxed, powers, challenges }: Options): number | null {
  const parts = [...(powers === true ? ['powers'] : []), ...(challenges === true ? ['challenges'] : [])];
  // The Advanced game that is meant while another is chosen has both.
  const advanced = parts.length === 0 ? 'powers, challenges' : parts.join(', ');
  const key = mode === 'advanced' ? advanced : relaxed && players === 1 ? `${mode} relaxed` : mode;
  return ROBOTS_WIN[key]?.[players] ?? null;
}
