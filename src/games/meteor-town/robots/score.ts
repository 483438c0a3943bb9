import { Random, seedRandom } from '../../shared/random.js';
import { choicesOf } from '../choices.js';
import { createGame, decide } from '../decide.js';
import { isRefusal } from '../../shared/decision.js';
import { evolveAll } from '../evolve.js';
import { scoreOf } from '../scoring.js';
import { initialState, type GameState, type Options, type RobotLevel } from '../state.js';
import type { Town } from '../town.js';
import type { Action } from '../action.js';
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

/** A town that one robot plays out on a seed's dice, where nobody sees it. */
export class RobotTown {
  #state: GameState;
  #thoughts = 0;
  readonly random: Random;

  constructor(seed: string) {
    this.#state = newPractice(seed);
    this.random = new Random(seedRandom(`${seed} robot`));
  }

  get state(): GameState {
    return this.#state;
  }

  get town(): Town {
    const [town] = this.#state.towns;
    if (town === null || town === undefined) throw new Error('a robot without a town');
    return town;
  }

  /** The town's points; null: it isn't finished. */
  get score(): number | null {
    return this.#state.phase === 'over' ? scoreOf(this.town).total : null;
  }

  /** One thought was made; null: it goes on thinking. Throws for a robot that is refused, or is never done. */
  take(action: Action | null): void {
    this.#thoughts += 1;
    if (this.#thoughts >= MOST_THOUGHTS) throw new Error(`a robot is not done after ${MOST_THOUGHTS} thoughts`);
    if (action === null) return;
    const decision = decide(this.#state, action, 0);
    if (isRefusal(decision)) throw new Error(`a robot was refused: ${decision.code}`);
    this.#state = evolveAll(this.#state, decision, 0);
  }
}

/** What a robot makes of a seed's dice: a thought at a time, and the town's points at the end. */
export function* robotScore(seed: string, level: RobotLevel): Generator<undefined, number> {
  const play = new RobotTown(seed);
  let memory = NOTHING_SEEN;
  for (;;) {
    const { town, random, score } = play;
    if (score !== null) return score;
    const thought = PLAYERS[level]({ seat: 0, town, choices: choicesOf(town), random }, memory);
    memory = thought.memory;
    play.take(thought.action);
    yield;
  }
}
