import { StorageFault, type Appended, type GameLog, type LogEntry } from '../../table/ports.js';
import type { Random } from '../../games/shared/random.js';

const NOTHING = new StorageFault('the world’s disk takes nothing');

/** One append of so many has its answer lost. */
const LOST = 4;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The disk under one process's log: it refuses, is slow, or what is written of one game throws. What it does is done
 * in the time of the process that asks, so that a kill comes between a write and its answer too.
 */
export class Disk {
  /** It takes nothing. */
  refuses = false;
  /** The longest that a call takes before it is done, and again before that is told; milliseconds. */
  slowMs = 0;
  /** What is written of this game throws, which is a bug and no fault of the disk; null: of none. */
  broken: string | null = null;
  /** Now and then an append's answer is lost, and whether it was written is not known. */
  loses = false;
  /** Called with what has just been written; true: whoever asked for that is not told. */
  onWritten: ((entries: readonly LogEntry[]) => boolean) | null = null;
  #underWay = 0;

  constructor(
    log: GameLog,
    private readonly random: Random,
    private readonly tell: { readonly thrown: () => void; readonly twoAtOnce: () => void },
  ) {
    const [append, check, probe] = [log.append.bind(log), log.check.bind(log), log.probe.bind(log)];
    const resolve = log.resolve.bind(log);
    Object.assign(log, {
      append: (entries: readonly LogEntry[]) => this.#alone(() => this.#append(append, entries)),
      check: () => this.#alone(() => this.#late(check)),
      probe: () => this.#alone(() => this.#asked(probe)),
      resolve: (entries: readonly LogEntry[]) => this.#alone(() => this.#asked(() => resolve(entries))),
    } satisfies Partial<GameLog>);
  }

  /** The log's caller has promised to ask for one thing at a time. */
  async #alone<T>(work: () => Promise<T>): Promise<T> {
    this.#underWay += 1;
    if (this.#underWay > 1) this.tell.twoAtOnce();
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
    }
  }

  async #append(append: GameLog['append'], entries: readonly LogEntry[]): Promise<Appended> {
    await this.#slowly();
    if (this.refuses) return { kind: 'refused', fault: NOTHING };
    if (entries.some(({ game }) => game === this.broken)) {
      this.tell.thrown();
      throw new Error('provoked');
    }
    if (this.loses && this.random.below(LOST) === 0) {
      // Written or not: whoever asked can't tell.
      if (this.random.below(2) === 0) await append(entries);
      return { kind: 'unknown', fault: NOTHING };
    }
    const appended = await append(entries);
    if (this.onWritten?.(entries) === true) await new Promise(() => undefined);
    await this.#slowly();
    return appended;
  }

  async #asked<T>(ask: () => Promise<T>): Promise<T> {
    await this.#slowly();
    if (this.refuses) throw NOTHING;
    return await ask();
  }

  async #late(ask: () => Promise<void>): Promise<void> {
    await this.#slowly();
    await ask();
  }

  async #slowly(): Promise<void> {
    if (this.slowMs > 0) await after(this.random.below(this.slowMs));
  }
}
