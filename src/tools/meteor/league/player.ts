import type { Outcome } from '../../../games/meteor/index.js';
import { Random, seedRandom } from '../../../games/shared/random.js';
import { NOTHING_SEEN, type Robot } from '../../../games/meteor/robots/index.js';
import { readAnswer, type Answer, type GameStart, type Question } from './protocol.js';

/** Whoever plays a seat in the league. */
export interface Player {
  begin(start: GameStart): void;
  /** Null: it isn't asked any more in this game. */
  answer(question: Question): Promise<Answer | null>;
  end(outcome: Pick<Outcome, 'result' | 'reason'>): void;
  close(): void;
}

/** Chance comes from each question's seed alone, here as in a program, so that both can write the same log. */
export const chanceOf = (seed: number): Random => new Random(seedRandom(String(seed)));

/** One of the bot's own robots. */
export function builtIn(robot: Robot): Player {
  let memory = NOTHING_SEEN;
  return {
    begin: () => {
      memory = NOTHING_SEEN;
    },
    answer: ({ id, now, seed, view, legal }) => {
      const thought = robot.think(view, memory, chanceOf(seed), now);
      memory = thought.memory;
      const answer = readAnswer(JSON.stringify({ id, action: thought.action }), { id, legal });
      if (answer === null || answer.fault !== null)
        throw new Error(`the ${robot.id} chose what isn't legal: ${answer?.fault?.message ?? ''}`);
      return Promise.resolve(answer);
    },
    end: () => undefined,
    close: () => undefined,
  };
}
