import type { GameState } from '../state.js';
import { movedOn, zoneOver } from './advanced.js';
import type { FoldsOf } from './fold.js';
import { withItem } from './piles.js';
import { unpass } from './seats.js';

const NOTHING_NAMED: GameState['named'] = [];

/** The clock: passing, zone changes, Time Outs, and the end. */
export const TIME_FOLDS: FoldsOf<'zone-changed' | 'passed' | 'timed-out' | 'resumed' | 'returned' | 'ended'> = {
  'zone-changed': (state, { zone, deadline }) => ({
    ...state,
    zone,
    deadline,
    passAgreed: false,
    seats: state.seats.map(unpass),
    named: NOTHING_NAMED,
    advanced: zoneOver(state.advanced),
  }),
  passed: (state, { seat, agreed }) => ({
    ...state,
    passAgreed: agreed,
    seats: withItem(state.seats, seat, ({ status, hand, robot }) => ({ status, hand, passed: true, robot })),
  }),
  'timed-out': (state, { by, zoneLeft, windowLeft }, at) => ({
    ...state,
    pause: { by, since: at, zoneLeft, windowLeft },
    humanAt: by === null ? state.humanAt : at,
  }),
  resumed: (state, { deadline, closesAt }, at) => ({
    ...state,
    pause: null,
    runningSince: at,
    deadline,
    window: state.window === null || closesAt === null ? state.window : { ...state.window, closesAt },
    ...(state.advanced === null ? null : movedOn(state, state.advanced, deadline - state.deadline)),
  }),
  returned: (state, _event, at) => ({
    ...state,
    humanAt: at,
    pause: state.pause === null ? null : { ...state.pause, since: at },
  }),
  ended: (state, { result, reason, zone, left: timeLeft }, at) => ({
    ...state,
    phase: 'over',
    pause: null,
    window: null,
    outcome: { result, reason, zone, left: timeLeft, at },
  }),
};
