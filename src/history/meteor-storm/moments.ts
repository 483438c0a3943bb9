import { evolve, initialState, type MeteorStormTypes } from '../../games/meteor-storm/index.js';
import type { MomentRules } from '../logs/replay-steps.js';

/** Turns are the chapters; a lost unit or a destroyed meteor is worth jumping to. */
export const STORM_MOMENTS: MomentRules<MeteorStormTypes> = {
  initialState,
  evolve,
  // Nobody wants to watch somebody think.
  running: () => false,
  isMark: (events) => events.some(({ type }) => type === 'unit-lost' || type === 'tile-destroyed'),
  chapter: (events, _before, { turn }) =>
    events.some(({ type }) => type === 'started' || type === 'turn-ended') ? String(turn) : null,
};
