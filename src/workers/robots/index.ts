import { WorkerProcess } from '../worker-process.js';
import type { AnyGameTypes, RobotThought } from '../../games/game.js';
import type { SlowThought } from '../../table/robot-seats.js';

export type Thought = RobotThought<AnyGameTypes['action'], unknown>;

/** Behind what answers clicks, and before what nobody waits for. */
const NICENESS = 17;
/** Questions that may wait at once: at 0.3 s each an answer comes within a robot's pace of 4 s, however many tables ask. */
const MOST_WAITING = 8;
/** So many of them may be one server's, so that its games leave something to the others. */
const MOST_OF_A_SERVER = 4;
/** A process that is alive answers in 0.3 s once it runs; it starts in about one. */
const PATIENCE_MS = 10_000;

/** Where robots think that think for long. */
export interface SlowRobots {
  /** Whether so many wait already, in all or of that server, that one more would come too late or take another's place. */
  isFullFor(guildId: string): boolean;
  /** Questions without an answer; absent: it isn't counted. */
  readonly waiting?: number;
  /** Rejects where the thought can't be had. */
  think(question: SlowThought, guildId: string): Promise<Thought>;
  stop(): Promise<void>;
}

/** One process beside the bot's own, so that no click ever waits for a robot's thought. */
export class RobotProcess implements SlowRobots {
  readonly #process: WorkerProcess<SlowThought, Thought>;
  /** Questions without an answer, by server. */
  readonly #waiting = new Map<string, number>();

  constructor(patienceMs = PATIENCE_MS) {
    this.#process = new WorkerProcess('workers/robots/worker.js', NICENESS, patienceMs);
  }

  /** Of the process that runs, if one does. */
  get pid(): number | null {
    return this.#process.pid;
  }

  get waiting(): number {
    return this.#process.waiting;
  }

  isFullFor(guildId: string): boolean {
    return this.waiting >= MOST_WAITING || (this.#waiting.get(guildId) ?? 0) >= MOST_OF_A_SERVER;
  }

  async think(question: SlowThought, guildId: string): Promise<Thought> {
    this.#waiting.set(guildId, (this.#waiting.get(guildId) ?? 0) + 1);
    try {
      return await this.#process.ask(question);
    } finally {
      const left = (this.#waiting.get(guildId) ?? 0) - 1;
      if (left > 0) this.#waiting.set(guildId, left);
      else this.#waiting.delete(guildId);
    }
  }

  stop(): Promise<void> {
    return this.#process.stop();
  }
}
