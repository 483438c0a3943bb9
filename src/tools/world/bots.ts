import type { Change, TableHandle } from '../../table/ports.js';
import { WorldBot, type BotOptions } from './bot.js';

export interface BotsOptions extends Omit<BotOptions, 'hasRoom' | 'name' | 'skewMs'> {
  /** Told of each change of a table, right after it was published. */
  readonly onChange: (bot: WorldBot, change: Change) => void;
  /** Told of what happens to the bot’s processes. */
  readonly onEvent: (what: string) => void;
}

/** Docker's: after that SIGTERM becomes SIGKILL. */
const GRACE_MS = 10_000;

/** The bot as an orchestrator keeps it: one process after the other on the same file. */
export class Bots {
  current: WorldBot | null = null;
  /** Whether the disk has room for new games. */
  room = true;
  /** By how much the clock of the next process is ahead; milliseconds. */
  nextSkewMs = 0;
  #started = 0;
  #closed = false;
  #readySince: number | null = null;

  constructor(private readonly options: BotsOptions) {}

  /** Since when the process that runs is ready; null: none is. */
  get readySince(): number | null {
    const isReady = this.current?.isReady === true;
    if (!isReady) this.#readySince = null;
    else this.#readySince ??= this.options.scheduler.now;
    return this.#readySince;
  }

  get tables(): readonly TableHandle[] {
    return this.current?.app.tables.live() ?? [];
  }

  start(): void {
    this.#started += 1;
    const bot = new WorldBot({
      ...this.options,
      name: `bot ${this.#started}`,
      skewMs: this.nextSkewMs,
      hasRoom: () => this.room,
    });
    this.nextSkewMs = 0;
    this.current = bot;
    bot.app.tables.onChange((change) => {
      this.options.onChange(bot, change);
    }, 'the world');
    this.options.onEvent(`${bot.machine.name} starts`);
    bot.start();
  }

  /** SIGKILL, and a start after so many milliseconds. */
  kill(againInMs: number): void {
    const bot = this.current;
    if (bot === null || bot.machine.isDead) return;
    this.current = null;
    this.options.onEvent(`${bot.machine.name} is killed`);
    bot.kill();
    this.#startIn(againInMs);
  }

  /** SIGTERM, and a start after it has ended. */
  stop(againInMs: number): void {
    const bot = this.current;
    if (bot === null || bot.isEnding) return;
    this.options.onEvent(`${bot.machine.name} is told to stop`);
    this.options.scheduler.after(GRACE_MS, () => {
      if (this.current === bot) this.kill(againInMs);
    });
    bot.stop(() => {
      this.options.onEvent(`${bot.machine.name} has stopped`);
      if (this.current === bot) this.current = null;
      this.#startIn(againInMs);
    });
  }

  /** A successor connects, the process that runs is told to stop, and the games go on. */
  handOver(): void {
    // To be replaced by a real one: see `successor.ts`.
    this.stop(0);
  }

  /** None is started any more. */
  close(): void {
    this.#closed = true;
    this.current?.kill();
    this.current = null;
  }

  #startIn(ms: number): void {
    this.options.scheduler.after(ms, () => {
      if (this.current === null && !this.#closed) this.start();
    });
  }
}
