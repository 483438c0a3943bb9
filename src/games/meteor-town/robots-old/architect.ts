import type { Town } from '../town.js';
import { TURNS } from '../sheet.js';
import { UNBUILT } from '../town.js';
import { scoreOf } from './evaluate.js';
import { BUILDING_COUNT, FLAT, Model } from './model.js';
import { optionsFor, type Option } from './options.js';
import { afterRoles, assigning, diceOf, readyDice } from './mayor.js';
import type { Memory, Player, Situation, Thought } from './robot.js';
import { playOn, playOption } from './rollout.js';
import { FREE, judge } from './turns.js';
import type { Candidate, Tally } from './tally.js';
import type { Worths } from './worths.js';

/** Tries of each re-roll before a clover is spent. */
const SAMPLES = 8;

export interface Effort {
  /** The Mayor's best options that are compared. */
  readonly options: number;
  /** How often each is played to the end. */
  readonly rollouts: number;
  /** The most games played in one thought, so that it doesn't block the process for long. */
  readonly gamesPerThought: number;
}

const keyOf = (town: Town): string => `${town.turn} ${diceOf(town).join('')} ${town.stock.clover}`;

const bringsHammer = (model: Model, { town }: Option): boolean =>
  town.some((column) =>
    FLAT.some(({ kind, column: at }, index) => kind === 'build' && at === column - 1 && (model.boxes[index] ?? 0) > 0),
  );

/** An option, and with a building that builds also everything else that could be built with it. */
function variants(model: Model, option: Option, worths: Worths): { option: Option; forced: number }[] {
  const after = new Model();
  judge(model, option, worths, after);
  const found = [{ option, forced: FREE }];
  if (!bringsHammer(model, option)) return found;
  const work = new Model();
  for (let index = 0; index < BUILDING_COUNT; index += 1) {
    if (model.boxes[index] !== UNBUILT || worths.banned.includes(index)) continue;
    const other = { ...option };
    judge(model, other, worths, work, index);
    if (work.boxes[index] === FLAT[index]?.boxes && after.boxes[index] === UNBUILT)
      found.push({ option: other, forced: index });
  }
  return found;
}

function begin({ town, random }: Situation, worths: Worths, { options }: Effort): Tally {
  const model = Model.of(town);
  const candidates = optionsFor(diceOf(town), town.turn)
    .flatMap((option) => variants(model, option, worths))
    .sort((a, b) => b.option.worth - a.option.worth)
    .slice(0, options)
    .map((candidate) => ({ ...candidate, sum: 0, games: 0 }));
  return { key: keyOf(town), luck: random.below(0x1_0000_0000), candidates };
}

/** The seed of the random dice: the same for every candidate's game of that number. */
const luckOf = (luck: number, game: number): number => Math.imul(luck + game * 7919, 0x9e3779b1) | 0;

/** In the last turn without bonus dice nothing is left to chance. */
const gamesNeeded = (town: Town, { option }: Candidate, { rollouts }: Effort): number =>
  town.turn === TURNS && option.bonusDice === 0 ? 1 : rollouts;

function playMore(tally: Tally, town: Town, worths: Worths, effort: Effort): Tally {
  const model = Model.of(town);
  let budget = effort.gamesPerThought;
  const candidates = tally.candidates.map((candidate) => {
    let { sum, games } = candidate;
    for (const needed = gamesNeeded(town, candidate, effort); games < needed && budget > 0; budget -= 1) {
      const luck = luckOf(tally.luck, games);
      // This turn's bonus dice come from another seed than the later turns' dice, so that they are independent.
      const after = playOption(model, candidate.option, ~luck, worths, candidate.forced);
      sum += scoreOf(playOn(after, luck, worths));
      games += 1;
    }
    return { ...candidate, sum, games };
  });
  return { ...tally, candidates };
}

/** The fourteen best of the Mayor's options, each played to the end sixteen times by the Mayor with other dice. */
export const FULL_EFFORT: Effort = { options: 14, rollouts: 16, gamesPerThought: Infinity };

/** The same a few games at a time: a thought takes some twenty milliseconds at most. */
export const AT_TABLE: Effort = { ...FULL_EFFORT, gamesPerThought: 8 };

function compare(situation: Situation, memory: Memory, worths: Worths, effort: Effort): Thought {
  const { seat, town } = situation;
  const known = memory.tally?.key === keyOf(town) ? memory.tally : begin(situation, worths, effort);
  const tally = playMore(known, town, worths, effort);
  const isDone = tally.candidates.every((candidate) => candidate.games >= gamesNeeded(town, candidate, effort));
  if (!isDone) return { action: null, memory: { ...memory, tally } };
  const mean = ({ sum, games }: Candidate): number => sum / games;
  const best = tally.candidates.reduce((a, b) => (mean(b) > mean(a) ? b : a));
  const build = best.forced === FREE ? null : { turn: town.turn, index: best.forced };
  return { action: assigning(seat, best.option), memory: { tally: null, build } };
}

/** Compares what the Mayor would do by playing on from it. */
export const architectWith =
  (worths: Worths, effort: Effort): Player =>
  (situation, memory): Thought => {
    const { town } = situation;
    if (town.step === 'dice') {
      // Once a comparison has begun the dice stand.
      const ready = memory.tally?.key === keyOf(town) ? null : readyDice(situation, worths, SAMPLES);
      return ready === null ? compare(situation, memory, worths, effort) : { action: ready, memory };
    }
    const forced = memory.build?.turn === town.turn ? memory.build.index : FREE;
    const action = afterRoles(situation, worths, forced);
    return { action, memory: action.type === 'build' ? { ...memory, build: null } : memory };
  };
