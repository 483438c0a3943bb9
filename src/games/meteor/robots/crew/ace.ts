import { Random } from '../../../shared/random.js';
import type { Action } from '../../action.js';
import type { Millis } from '../../state.js';
import type { SeatView } from '../../view/seat.js';
import { remember, type Memory } from '../memory.js';
import type { Circumstances, Robot, Thought } from '../robot.js';
import { ideasFor, keyOf } from '../search/ideas.js';
import { determinize } from '../search/determinize.js';
import { playOut } from '../search/play-out.js';
import { veteran } from './veteran.js';

/** How many ideas are tried, waiting and the Veteran's own among them. */
const MOST_IDEAS = 5;
/** By how many standard errors of the difference an idea must be better than the Veteran's to replace it. */
const SURER = 1;

/** With fewer deals than these, where time ended the search, the Veteran's choice is kept. */
const LEAST_DEALS = 4;

interface Search {
  readonly view: SeatView;
  readonly memory: Memory;
  readonly now: Millis;
  /** How many times each idea is played out, at most. */
  readonly rollouts: number;
  readonly circumstances: Circumstances;
}

/** The actions to compare: the Veteran's choice first, then its best other ideas, and waiting (null). */
function candidates({ view, memory, now, circumstances }: Search, choice: Action | null): readonly (Action | null)[] {
  const others = ideasFor(view, memory, now, circumstances.company)
    .map(({ action }) => action)
    .filter((action) => keyOf(action) !== keyOf(choice));
  const waits = choice === null ? [] : [null];
  return [choice, ...waits, ...others].slice(0, MOST_IDEAS);
}

interface Tried {
  readonly action: Action | null;
  readonly worths: readonly number[];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** How many standard errors one is better than the other, over the same deals. */
function better(one: Tried, other: Tried): number {
  const differences = one.worths.map((worth, at) => worth - (other.worths[at] ?? 0));
  const average = mean(differences);
  const variance = mean(differences.map((difference) => (difference - average) ** 2));
  return average <= 0 ? 0 : average / Math.sqrt((variance + 1e-6) / Math.max(1, differences.length - 1));
}

/** Plays each idea out over the same determinizations with the same random numbers, one deal after the other. */
function tried(
  actions: readonly (Action | null)[],
  { view, memory, now, rollouts, circumstances }: Search,
  random: Random,
): readonly Tried[] {
  const { mayGoOn = () => true, company = 'robots' } = circumstances;
  const all = actions.map((action) => ({ action, worths: [] as number[] }));
  for (let deal = 0; deal < rollouts && mayGoOn(); deal += 1) {
    const state = determinize(view, memory, random, now);
    const chance = new Random(state.random);
    chance.below(2);
    const begin = chance.state;
    for (const { action, worths } of all)
      worths.push(playOut({ state, seat: view.seat, memory, now, company }, action, veteran, new Random(begin)));
  }
  return all;
}

/**
 * A robot that searches by Monte Carlo rollouts: Veterans play each idea out over determinizations of the hidden cards.
 */
export const aceOf = (rollouts: number): Robot => ({
  id: 'ace',
  think: (view, before, random, now, circumstances = {}): Thought => {
    const own = veteran.think(view, before, random, now, circumstances);
    if (view.phase !== 'play' || view.pause !== null) return own;
    const memory = remember(view, before);
    const search: Search = { view, memory, now, rollouts, circumstances };
    const actions = candidates(search, own.action);
    if (actions.length < 2) return own;
    const [first, ...others] = tried(actions, search, random);
    if (first === undefined || first.worths.length < Math.min(rollouts, LEAST_DEALS)) return own;
    const surest = others.filter((other) => better(other, first) > SURER);
    const best = surest.reduce((top, other) => (mean(other.worths) > mean(top.worths) ? other : top), first);
    return { action: best.action, memory };
  },
});

/** The number of rollouts for each idea where time is not short. */
export const ROLLOUTS = 12;

export const ace: Robot = aceOf(ROLLOUTS);
