import { Random, seedRandom } from '../../shared/random.js';
import { choicesOf } from '../choices.js';
import { createGame, decide, isRefusal } from '../decide.js';
import { evolveAll } from '../evolve.js';
import { scoreOf } from '../scoring.js';
import { initialState, type GameState, type Options, type RobotLevel } from '../state.js';
import { PLAYERS } from './players.js';
import { NOTHING_SEEN } from './robot.js';

/** Of one person's own sheet that counts nowhere. */
export const PRACTICE_OPTIONS: Options = {
  mode: 'practice',
  day: null,
  seeded: false,
  robotsAllowed: false,
  robotLevel: 'mayor',
  ends: null,
};

/** A town of that seed for one robot, its first dice rolled. */
export function newPractice(seed: string): GameState {
  const created = evolveAll(initialState, createGame({ options: PRACTICE_OPTIONS, seed }), 0);
  const decision = decide(created, { type: 'join', seat: 0 }, 0);
  if (isRefusal(decision)) throw new Error(`a robot may not sit down: ${decision.code}`);
  return evolveAll(created, decision, 0);
}

/** More thoughts than any town takes: a robot that still isn't done is at fault. */
export const MOST_THOUGHTS = 5_000;

/** What a robot makes of a seed's dice, in a town of its own: a thought at a time, and the town's points at the end. */
export function* robotScore(seed: string, level: RobotLevel): Generator<undefined, number> {
  let state = newPractice(seed);
  const random = new Random(seedRandom(`${seed} robot`));
  let memory = NOTHING_SEEN;
  for (let thoughts = 0; thoughts < MOST_THOUGHTS; thoughts += 1) {
    const town = state.towns[0] ?? null;
    if (town === null) throw new Error('a robot without a town');
    if (state.phase === 'over') return scoreOf(town).total;
    const thought = PLAYERS[level]({ seat: 0, town, choices: choicesOf(town), random }, memory);
    memory = thought.memory;
    if (thought.action !== null) {
      const decision = decide(state, thought.action, 0);
      if (isRefusal(decision)) throw new Error(`a robot was refused: ${decision.code}`);
      state = evolveAll(state, decision, 0);
    }
    yield;
  }
  throw new Error(`a robot is not done after ${MOST_THOUGHTS} thoughts`);
}
