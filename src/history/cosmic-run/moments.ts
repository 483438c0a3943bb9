import type { CosmicRunTypes } from '../../games/cosmic-run/game.js';
import { evolve, initialState } from '../../games/cosmic-run/evolve.js';
import type { MomentRules } from '../logs/replay-steps.js';

/** Scored planets are worth jumping to; rounds are the chapters. Nobody waits for a clock, so all waits are short. */
export const COSMIC_MOMENTS: MomentRules<CosmicRunTypes> = {
  initialState,
  evolve,
  running: () => false,
  isMark: (events) => events.some(({ type }) => type === 'planet-scored'),
  chapter: (_events, before, { round }) => (round > before.round ? String(round) : null),
};
