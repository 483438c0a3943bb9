import { WorkerProcess } from '../worker-process.js';
import type { AnyGameTypes, RobotThought } from '../../games/game.js';
import type { SlowThought } from '../../table/robot-seats.js';

export type Thought = RobotThought<AnyGameTypes['action'], unknown>;

/** Behind what answers clicks, and before what nobody waits for. */
const NICENESS = 17;
/** Questions that may wait at once: at 0.3 s each an answer comes within a robot's pace of 4 s, however many tables ask. */
const MOST_WAITING = 8;

/** One process beside the bot's own, so that no click ever waits for a robot's thought. */
export class RobotProcess {
  readonly #process = new WorkerProcess<SlowThought, Thought>('workers/robots/worker.js', NICENESS);

  /** Whether so many wait already that one more would come too late. */
  get isFull(): boolean {
    return this.#process.waiting >= MOST_WAITING;
  }

  think(question: SlowThought): Promise<Thought> {
    return this.#process.ask(question);
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }
}
