import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.js';
import type { SlowThought } from '../table/robot-seats.js';
import type { Answered, Asked, Thought } from './protocol.js';

interface Waiting {
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: unknown) => void;
}

/** Behind what answers clicks, and before what nobody waits for. */
const NICENESS = 10;
/** Questions that may wait at once: at 0.3 s each an answer comes within a robot's pace of 4 s, however many tables ask. */
const MOST_WAITING = 8;

/**
 * One thread beside the process's own, so that no click ever waits for a robot's thought. It starts with the first
 * question; where it fails, what was asked fails and the next question starts another.
 */
export class RobotThread {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Whether so many wait already that one more would come too late. */
  get isFull(): boolean {
    return this.#waiting.size >= MOST_WAITING;
  }

  think(question: SlowThought): Promise<Thought> {
    const id = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#running().postMessage({ id, ...question } satisfies Asked);
    });
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #running(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = startThread('robot-threads/worker.js', { niceness: NICENESS });
    worker.unref();
    worker.on('message', (answer: Answered) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.thought === null) waiting?.reject(new Error(answer.why));
      else waiting?.resolve(answer.thought);
    });
    worker.on('error', (error) => {
      this.#gone(error);
    });
    worker.on('exit', () => {
      this.#gone(new Error('the robots’ thread ended'));
    });
    this.#worker = worker;
    return worker;
  }

  #gone(error: unknown): void {
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
