import type { Random } from '../../shared/random.js';
import type { SeatView } from '../view/seat.js';
import { remember, type Memory } from './memory.js';
import type { Idea, Robot, Strategy, Thought } from './robot.js';
import { Situation } from './situation.js';
import { chooseBossPlace } from './strategies/choose-boss-place.js';
import { nameEnergy } from './strategies/name-energy.js';
import { isLastZone } from './bosses.js';
import { desperate, weightsBeside, type Weights } from './weights.js';

/** Ideas whose worths differ by no more than this count as equal, and one is chosen at random. */
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

/** After how many thoughts without a change on the table a robot takes an idea below its usual least worth. */
const PATIENCE = 2;

const othersWait = (view: SeatView): boolean =>
  view.seats.every(({ seat, status, passed }) => seat === view.seat || status === 'left' || passed);

/** Whether the seat has passed and the table has not changed for so long that thinking again would give the same. */
const isHopeless = (view: SeatView, { quiet }: Memory): boolean =>
  quiet > 8 && view.seats.some(({ seat, passed }) => seat === view.seat && passed);

/** After so many thoughts in which nobody found anything to do, the last zone is over. */
const CONCEDES_AFTER = 1;

/** The last pass of a lost game, once everybody else has passed and nothing has been left to try for a while. */
const concession = ({ seat, passLoses, window }: SeatView, { quiet }: Memory): Idea | null =>
  passLoses && window === null && quiet >= CONCEDES_AFTER
    ? { action: { type: 'pass', seat, confirmed: true }, worth: 0 }
    : null;

/** What a robot is made of. */
export interface RobotParts {
  readonly id: string;
  readonly strategies: readonly Strategy[];
  /** What it does when no strategy has an idea. */
  readonly fallback: Strategy;
  readonly weights: Weights;
  /** What it does before it passes, however little it is worth. Absent: nothing. */
  readonly rathers?: readonly Strategy[];
  /** False: it never takes ideas below its least worth, nor a risk to avert a sure loss. Absent: it does both. */
  readonly resorts?: false;
}

/**
 * A robot made of parts: it takes the best idea of all; if none is good enough it waits, then takes the least bad one.
 */
export function robotOf({ id, strategies, fallback, weights: own, resorts, rathers = [] }: RobotParts): Robot {
  const think: Robot['think'] = (view, before, random, now, { company = 'robots' } = {}): Thought => {
    const weights = weightsBeside(own, company);
    const memory = remember(view, before);
    if (view.phase === 'field') return { action: bestOf(chooseBossPlace(view), random)?.action ?? null, memory };
    if (view.phase !== 'play' || view.pause !== null || isHopeless(view, memory)) return { action: null, memory };
    const situation = new Situation(view, memory, now, weights, false);
    const idea = best(situation, strategies, random);
    if (idea !== null) return { action: idea.action, memory };
    const word = best(situation, [nameEnergy], random);
    if (word !== null) return { action: word.action, memory };
    const passing = best(situation, [fallback], random);
    const rather = passing === null || rathers.length === 0 ? null : best(situation, rathers, random);
    if (resorts === false) return { action: passing?.action ?? null, memory };
    const patient = memory.quiet < PATIENCE && !othersWait(view);
    const resort = best(situation.underPressure(), strategies, random);
    if (resort !== null) return { action: patient ? null : resort.action, memory };
    if (!patient && isLastZone(view)) {
      const last = best(new Situation(view, memory, now, desperate(weights), true), strategies, random);
      if (last !== null) return { action: last.action, memory };
    }
    return { action: (rather ?? passing ?? concession(view, memory))?.action ?? null, memory };
  };
  return { id, think };
}
