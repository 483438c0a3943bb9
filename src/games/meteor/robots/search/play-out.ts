import type { Action } from '../../action.js';
import { nextDue } from '../../actions/tick.js';
import { decide } from '../../decide.js';
import { isRefusal } from '../../../shared/decision.js';
import { evolve } from '../../evolve.js';
import { PACE_MS, nextThought } from '../../../shared/pace.js';
import type { Random } from '../../../shared/random.js';
import type { GameState, Millis, Seat } from '../../state.js';
import { viewFor } from '../../view/seat.js';
import type { Company } from '../company.js';
import type { Memory } from '../memory.js';
import type { Robot } from '../robot.js';
import { winChance } from './win-chance.js';

/** How far ahead a rollout is played before its state is evaluated, in milliseconds. */
const HORIZON_MS: Millis = 20_000;

interface Player {
  readonly seat: Seat;
  memory: Memory;
  next: Millis;
}

/** The state after an action; a refused one changes nothing. */
export function done(state: GameState, action: Action, now: Millis): GameState {
  const decision = decide(state, action, now);
  return isRefusal(decision) ? state : decision.reduce((before, event) => evolve(before, event, now), state);
}

/** The state after all timers that came due until `now`, each at its time. */
export function tickedUntil(before: GameState, now: Millis): GameState {
  let state = before;
  for (let due = nextDue(state); due !== null && due <= now && state.phase === 'play'; due = nextDue(state))
    state = done(state, { type: 'tick' }, due);
  return state;
}

/** A moment to play on from. */
export interface Moment {
  readonly state: GameState;
  /** Whose turn to think it is, and what that seat remembers; null: nobody's. */
  readonly seat: Seat | null;
  readonly memory: Memory;
  readonly now: Millis;
  /** How far it is played before it is evaluated, in milliseconds; absent: 20 seconds. */
  readonly horizonMs?: Millis;
  /** Absent: only robots. */
  readonly company?: Company;
}

/**
 * Plays on from a moment, everyone as `robot` does, after the seat did `first` (null: it waited): how likely the crew
 * wins then, 1 where it has won and 0 where it has lost.
 */
export function playOut(
  { state: begun, seat: mover, memory, now: start, horizonMs = HORIZON_MS, company = 'robots' }: Moment,
  first: Action | null,
  robot: Robot,
  random: Random,
): number {
  let state = first === null ? begun : done(begun, first, start);
  const players = state.seats.flatMap(({ status }, seat): Player[] =>
    status !== 'in'
      ? []
      : [
          {
            seat,
            memory,
            next: seat === mover ? nextThought(start, PACE_MS, random) : start + 1 + random.below(PACE_MS),
          },
        ],
  );
  for (;;) {
    const player = players.reduce((soonest, other) => (other.next < soonest.next ? other : soonest));
    const now = player.next;
    state = tickedUntil(state, now);
    if (state.phase !== 'play') return state.outcome?.result === 'won' ? 1 : 0;
    if (now > start + horizonMs) return winChance(state, now);
    const thought = robot.think(viewFor(state, player.seat, now), player.memory, random, now, { company });
    player.memory = thought.memory;
    player.next = nextThought(now, PACE_MS, random);
    if (thought.action !== null) state = done(state, thought.action, now);
  }
}
