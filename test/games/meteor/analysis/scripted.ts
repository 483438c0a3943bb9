import { createGame, decide, evolveAll, initialState, isRefusal, nextDue } from '../../../../src/games/meteor/index.js';
import type { Action, GameEvent, GameState, Mode } from '../../../../src/games/meteor/index.js';
import type { Deal } from '../../../../src/games/meteor/state.js';
import type { Entry } from '../../../../src/games/meteor/analysis/moments.js';

/** A game that was played as a script says, as its log has it. */
export interface Scripted {
  readonly mode: Mode;
  readonly deal: Deal;
  /** Seconds after the clock's start, and what was done then. */
  readonly moves: readonly (readonly [seconds: number, action: Action])[];
}

const ZONE_MS = 60_000;

/** Its log: whatever came due between the moves has happened, and after the last one nobody did anything. */
export function scripted({ mode, deal, moves }: Scripted): {
  readonly entries: readonly Entry[];
  readonly last: GameState;
} {
  const entries: Entry[] = [];
  let state = initialState;
  const take = (action: Entry['action'], events: readonly GameEvent[], at: number): void => {
    if (events.length === 0) return;
    entries.push({ sequence: entries.length, at, action, events });
    state = evolveAll(state, events, at);
  };
  const act = (action: Action, at: number): void => {
    const decision = decide(state, action, at);
    if (isRefusal(decision)) throw new Error(`${action.type} at ${at}: ${decision.code}`);
    take(action, decision, at);
  };
  const tickUntil = (until: number): void => {
    for (let due = nextDue(state); due !== null && due <= until && state.phase === 'play'; due = nextDue(state))
      act({ type: 'tick' }, due);
  };
  const options = { mode, deal, relaxed: false, zoneMs: ZONE_MS, windowMs: 5_000, seeded: false } as const;
  take({ type: 'create' }, createGame({ options: { ...options, timeOut: 'anyone', silence: 'off' }, seed: 's' }), 0);
  for (const seat of deal.hands.keys()) act({ type: 'join', seat }, 0);
  act({ type: 'start', by: 0 }, 0);
  act({ type: 'start', by: 0 }, 0);
  for (const [seconds, action] of moves) {
    tickUntil(seconds * 1_000);
    act(action, seconds * 1_000);
  }
  tickUntil(10 * ZONE_MS);
  return { entries, last: state };
}
