import { evolve, initialState, type GameState, type MeteorTownTypes } from '../../games/meteor-town/index.js';
import type { MomentRules } from '../logs/replay-steps.js';

/** The turn of the town that is furthest. */
const turnOf = ({ towns }: GameState): number => Math.max(0, ...towns.map((town) => town?.turn ?? 0));

/** Craters and finished towns are worth jumping to; turns are the chapters. Nobody waits for a clock. */
export const TOWN_MOMENTS: MomentRules<MeteorTownTypes> = {
  initialState,
  evolve,
  running: () => false,
  isMark: (events) => events.some(({ type }) => type === 'crater-drawn' || type === 'finished'),
  chapter: (_events, before, after) => (turnOf(after) > turnOf(before) ? String(turnOf(after)) : null),
};
