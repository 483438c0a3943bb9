import type { Random } from '../../shared/random.js';
import type { Millis } from '../state.js';
import type { SeatView } from '../view.js';
import { remember, type Memory } from './memory.js';
import type { Idea, Robot, Strategy, Thought } from './robot.js';
import { Situation } from './situation.js';
import { chooseBossPlace } from './strategies/choose-boss-place.js';
import { nameEnergy } from './strategies/name-energy.js';
import { isLastZone } from './bosses.js';
import { desperate, type Weights } from './weights.js';

/** Ideas this near to each other are as good as each other: chance decides. */
const ALIKE = 0.01;

const best = (situation: Situation, strategies: readonly Strategy[], random: Random): Idea | null =>
  bestOf(
    strategies.flatMap((strategy) => strategy(situation)).filter(({ worth }) => worth >= situation.weights.least),
    random,
  );

function bestOf(ideas: readonly Idea[], random: Random): Idea | null {
  const most = ideas.reduce((top, { worth }) => Math.max(top, worth), 0);
  const tops = ideas.filter(({ worth }) => worth >= most - ALIKE);
  return tops.length <= 1 ? (tops[0] ?? null) : (tops[random.below(tops.length)] ?? null);
}

/** How many thoughts of quiet it takes before a robot does what it would rather not. */
const PATIENCE = 2;

const othersWait = (view: SeatView): boolean =>
  view.seats.every(({ seat, status, passed }) => seat === view.seat || status === 'left' || passed);

/** Passed, and nothing has happened for so long that thinking again would come to the same. */
const isHopeless = (view: SeatView, { quiet }: Memory): boolean =>
  quiet > 8 && view.seats.some(({ seat, passed }) => seat === view.seat && passed);

/** What a robot is made of. */
export interface RobotParts {
  readonly id: string;
  readonly strategies: readonly Strategy[];
  /** What it does when there is nothing at all. */
  readonly fallback: Strategy;
  readonly weights: Weights;
  /** Does what it would rather not, and takes any risk where the game is lost as it stands. Absent: yes. */
  readonly resorts?: false;
}

/** A robot made of parts: the best idea of all of them; if none is good, patience, then the best of a bad lot. */
export function robotOf({ id, strategies, fallback, weights, resorts }: RobotParts): Robot {
  const think = (view: SeatView, before: Memory, random: Random, now: Millis): Thought => {
    const memory = remember(view, before);
    if (view.phase === 'field') return { action: bestOf(chooseBossPlace(view), random)?.action ?? null, memory };
    if (view.phase !== 'play' || view.pause !== null || isHopeless(view, memory)) return { action: null, memory };
    const situation = new Situation(view, memory, now, weights, false);
    const idea = best(situation, strategies, random);
    if (idea !== null) return { action: idea.action, memory };
    const word = best(situation, [nameEnergy], random);
    if (word !== null) return { action: word.action, memory };
    const passing = best(situation, [fallback], random);
    if (resorts === false) return { action: passing?.action ?? null, memory };
    const patient = memory.quiet < PATIENCE && !othersWait(view);
    const resort = best(situation.underPressure(), strategies, random);
    if (resort !== null) return { action: patient ? null : resort.action, memory };
    if (!patient && isLastZone(view)) {
      const last = best(new Situation(view, memory, now, desperate(weights), true), strategies, random);
      if (last !== null) return { action: last.action, memory };
    }
    return { action: passing?.action ?? null, memory };
  };
  return { id, think };
}
