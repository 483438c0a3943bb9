import type { Town } from '../town.js';
import { TURNS } from '../sheet.js';
import { UNBUILT } from '../town.js';
import { scoreOf } from './evaluate.js';
import { boxesOf, BUILDING_COUNT, FLAT, isStanding, Model } from './model.js';
import { optionsFor, type Option } from './options.js';
import { afterRoles, assigning, diceOf, readyDice } from './mayor.js';
import type { Memory, Player, Situation, Thought } from './robot.js';
import { playOn, playOption } from './rollout.js';
import { judge } from './judge.js';
import { FREE } from './turns.js';
import type { Candidate, Tally } from './tally.js';
import { TUNED, type Worths } from './worths.js';

/** Tries of each re-roll before a clover is spent. */
const SAMPLES = 8;

/** A part of a comparison: each option that is left is played until it has so many games, and the best are kept. */
interface Stage {
  readonly games: number;
  readonly keep: number;
}

export interface Effort {
  /** The best options of each plan that are compared. */
  readonly options: number;
  /** The last keeps one. */
  readonly stages: readonly Stage[];
  /** The most games played in one thought, so that it doesn't block the process for long. */
  readonly gamesPerThought: number;
}

const planAt = (plans: readonly Worths[], plan: number): Worths => plans[plan] ?? TUNED;

const keyOf = (town: Town): string => `${town.turn} ${diceOf(town).join('')} ${town.stock.clover}`;

const bringsHammer = (model: Model, { town }: Option): boolean =>
  town.some((column) =>
    FLAT.some(({ kind, column: at }, index) => kind === 'build' && at === column - 1 && isStanding(model, index)),
  );

/** An option, and with a building that builds also everything else that could be built with it. */
function variants(model: Model, option: Option, worths: Worths): { option: Option; forced: number }[] {
  const after = new Model();
  judge(model, option, worths, after);
  const found = [{ option, forced: FREE }];
  if (!bringsHammer(model, option)) return found;
  const work = new Model();
  for (let index = 0; index < BUILDING_COUNT; index += 1) {
    if (boxesOf(model, index) !== UNBUILT || ((worths.banned >> index) & 1) === 1) continue;
    const other = { ...option };
    judge(model, other, worths, work, index);
    if (boxesOf(work, index) === FLAT[index]?.boxes && boxesOf(after, index) === UNBUILT)
      found.push({ option: other, forced: index });
  }
  return found;
}

function begin({ town, random }: Situation, plans: readonly Worths[], { options }: Effort): Tally {
  const model = Model.of(town);
  const candidates = plans.flatMap((worths, plan) =>
    optionsFor(diceOf(town), town.turn)
      .flatMap((option) => variants(model, option, worths))
      .sort((a, b) => b.option.worth - a.option.worth)
      .slice(0, options)
      .map((candidate) => ({ ...candidate, plan, sum: 0, games: 0 })),
  );
  return { key: keyOf(town), luck: random.below(0x1_0000_0000), stage: 0, candidates };
}

/** The seed of the random dice: the same for every candidate's game of that number. */
const luckOf = (luck: number, game: number): number => Math.imul(luck + game * 7919, 0x9e3779b1) | 0;

/** In the last turn without bonus dice nothing is left to chance. */
const gamesNeeded = (town: Town, { option }: Candidate, { games }: Stage): number =>
  town.turn === TURNS && option.bonusDice === 0 ? 1 : games;

const mean = ({ sum, games }: Candidate): number => sum / games;

/** Plays as many games of a stage as a thought may; with all of them played the next stage begins with the best. */
function playMore(tally: Tally, stage: Stage, town: Town, plans: readonly Worths[], most: number): Tally {
  const model = Model.of(town);
  let budget = most;
  const candidates = tally.candidates.map((candidate) => {
    let { sum, games } = candidate;
    const worths = planAt(plans, candidate.plan);
    for (const needed = gamesNeeded(town, candidate, stage); games < needed && budget > 0; budget -= 1) {
      const luck = luckOf(tally.luck, games);
      // This turn's bonus dice come from another seed than the later turns' dice, so that they are independent.
      const after = playOption(model, candidate.option, ~luck, worths, candidate.forced);
      sum += scoreOf(playOn(after, luck, worths));
      games += 1;
    }
    return { ...candidate, sum, games };
  });
  if (candidates.some((candidate) => candidate.games < gamesNeeded(town, candidate, stage)))
    return { ...tally, candidates };
  const best = candidates.sort((a, b) => mean(b) - mean(a)).slice(0, stage.keep);
  return { ...tally, stage: tally.stage + 1, candidates: best };
}

/**
 * The six best options of each plan are played to the end by a Mayor with that plan, with the same other dice for all: each
 * twice, the best sixteen six times, the best seven twelve times and the best three twenty times.
 */
export const FULL_EFFORT: Effort = {
  options: 6,
  stages: [
    { games: 2, keep: 16 },
    { games: 6, keep: 7 },
    { games: 12, keep: 3 },
    { games: 20, keep: 1 },
  ],
  gamesPerThought: Infinity,
};

/** The same a few games at a time: a thought takes some milliseconds at most. */
export const AT_TABLE: Effort = { ...FULL_EFFORT, gamesPerThought: 8 };

function compare(situation: Situation, memory: Memory, plans: readonly Worths[], effort: Effort): Thought {
  const { seat, town } = situation;
  const known = memory.tally?.key === keyOf(town) ? memory.tally : begin(situation, plans, effort);
  const stage = effort.stages[known.stage];
  const tally = stage === undefined ? known : playMore(known, stage, town, plans, effort.gamesPerThought);
  const [best] = tally.candidates;
  if (tally.stage < effort.stages.length || best === undefined) return { action: null, memory: { ...memory, tally } };
  const build = best.forced === FREE ? null : { turn: town.turn, index: best.forced };
  return { action: assigning(seat, best.option), memory: { tally: null, plan: best.plan, build } };
}

/** Compares what Mayors with different plans would do by playing on from it. */
export const architectWith =
  (plans: readonly Worths[], effort: Effort): Player =>
  (situation, memory): Thought => {
    const { town } = situation;
    const worths = planAt(plans, memory.plan);
    if (town.step === 'dice') {
      // Once a comparison has begun the dice stand.
      const ready = memory.tally?.key === keyOf(town) ? null : readyDice(situation, worths, SAMPLES);
      return ready === null ? compare(situation, memory, plans, effort) : { action: ready, memory };
    }
    const forced = memory.build?.turn === town.turn ? memory.build.index : FREE;
    const action = afterRoles(situation, worths, forced);
    return { action, memory: action.type === 'build' ? { ...memory, build: null } : memory };
  };
