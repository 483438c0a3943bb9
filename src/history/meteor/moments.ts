import { evolve, initialState } from '../../games/meteor/evolve.js';
import type { MeteorTypes } from '../../games/meteor/game.js';
import type { GameState, Millis } from '../../games/meteor/state.js';
import type { MomentRules } from '../logs/replay-steps.js';

/** Salvos are worth jumping to; zones are the chapters. */
export const METEOR_MOMENTS: MomentRules<MeteorTypes> = {
  initialState,
  evolve,
  running: ({ phase, pause }) => phase === 'play' && pause === null,
  isMark: (events) => events.some(({ type }) => type === 'salvo-resolved'),
  chapter: (events, _before, { zone }) =>
    events.some(({ type }) => type === 'zone-changed' || type === 'clock-started')
      ? zone > 0
        ? String(zone)
        : ''
      : null,
};

/** A moment, as far as its clock is asked for. */
export interface Clocked {
  readonly state: GameState;
  readonly step: { readonly at: Millis };
  readonly position: Millis;
}

/** Milliseconds of the zone that are left at a position between this moment and the next. */
export function zoneLeft({ state, step, position }: Clocked, now: Millis): Millis {
  if (state.outcome !== null) return state.outcome.left;
  if (state.pause !== null) return state.pause.zoneLeft;
  return Math.max(0, state.deadline - step.at - (now - position));
}
