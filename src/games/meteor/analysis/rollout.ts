import { Random, seedRandom } from '../../shared/random.js';
import type { Action } from '../action.js';
import { veteran } from '../robots/crew/veteran.js';
import type { Memory } from '../robots/memory.js';
import { done, playOut, tickedUntil } from '../robots/search/play-out.js';
import type { GameState, Millis, Seat } from '../state.js';
import type { Entry, Moment } from './moments.js';
import { redealt } from './redeal.js';

/** The random generator of one rollout: the same words give the same generator. */
export const chanceOf = (...words: readonly (string | number)[]): Random => new Random(seedRandom(words.join('/')));

const resultOf = ({ outcome }: GameState): number => (outcome?.result === 'won' ? 1 : 0);

interface Begin {
  readonly state: GameState;
  readonly seen: Memory;
  readonly now: Millis;
  /** See `playOut`. */
  readonly horizonMs?: Millis;
}

/** How likely the crew wins if Veterans play on from there; `seat`: who has just acted, or waited. */
function playedOn({ state, seen, now, ...far }: Begin, random: Random, seat: Seat | null = null): number {
  if (state.phase !== 'play') return resultOf(state);
  if (state.pause !== null) return playedOn({ state: running(state, now), seen, now, ...far }, random, seat);
  return playOut({ state, seat, memory: seen, now, ...far }, null, veteran, random);
}

/** The state with its Time Out ended, which neither wins nor loses anything. */
function running(state: GameState, now: Millis): GameState {
  const { pause, window } = state;
  if (pause === null) return state;
  return {
    ...state,
    pause: null,
    deadline: now + pause.zoneLeft,
    window: window === null ? null : { ...window, closesAt: now + (pause.windowLeft ?? 0) },
  };
}

/** The chance to win from a moment's state, with the real deal. */
export function fromTruth({ after, seen, at }: Moment, random: Random): number {
  random.below(2);
  return playedOn({ state: { ...after, random: random.state }, seen, now: at }, random);
}

/** The chance to win from a moment's state, by what all seats together knew of it. */
export const fromKnown = ({ after, seen, at }: Moment, random: Random): number =>
  playedOn({ state: redealt(after, seen, random), seen, now: at }, random);

/** The chance to win just before an entry's random outcome: its action is done again in a redealt state. */
export function beforeChance({ before, seenBefore, at, action }: Moment, random: Random): number {
  const state = entered(redealt(before, seenBefore, random), { at, action });
  return playedOn({ state, seen: seenBefore, now: at }, random);
}

/** A logged action applied to another state; it changes nothing where it is refused. */
function entered(state: GameState, { at, action }: Pick<Entry, 'at' | 'action'>): GameState {
  const ticked = tickedUntil(state, at);
  return action.type === 'create' || action.type === 'tick' || ticked.phase !== 'play'
    ? ticked
    : done(ticked, action, at);
}

/** A way to go on from a state. */
export interface Line {
  readonly from: Begin;
  readonly seat: Seat;
  /** Null: waiting. */
  readonly first: Action | null;
  /** What then happened as it was logged, before Veterans play on; each with its own time. */
  readonly then: readonly Pick<Entry, 'at' | 'action'>[];
}

/** The chance to win along a line, in one random deal of the unseen cards. */
export function along({ from, seat, first, then }: Line, random: Random): number {
  const { seen, now, ...far } = from;
  let state = tickedUntil(redealt(from.state, seen, random), now);
  if (first !== null && state.phase === 'play') state = done(state, first, now);
  for (const entry of then) state = entered(state, entry);
  return playedOn({ ...far, state, seen, now: then.at(-1)?.at ?? now }, random, then.length === 0 ? seat : null);
}
