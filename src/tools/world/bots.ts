import type { Change, TableHandle } from '../../table/ports.js';
import { WorldBot, type BotOptions } from './bot.js';

export interface BotsOptions extends Omit<
  BotOptions,
  'hasRoom' | 'name' | 'skewMs' | 'waits' | 'onOpened' | 'onWaiting' | 'onRefused'
> {
  /** Told of the process that has the file from now on, before it has read or written anything. */
  readonly onFileOpened: (bot: WorldBot) => void;
  /** Told of each change of a table, right after it was published. */
  readonly onChange: (bot: WorldBot, change: Change) => void;
  /** Told of what happens to the bot’s processes. */
  readonly onEvent: (what: string) => void;
}

/** Docker's: after that SIGTERM becomes SIGKILL. */
const GRACE_MS = 10_000;
/** An orchestrator looks so often whether the new process is healthy, and gives it so long to be that. */
const HEALTH_MS = 500;
const UNHEALTHY_MS = 30_000;

/** The bot as an orchestrator keeps it: one process on the file, and sometimes one that waits to take over. */
export class Bots {
  current: WorldBot | null = null;
  /** The one that waits, or comes to. */
  #next: WorldBot | null = null;
  /** Another one beside that. */
  #second: WorldBot | null = null;
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

  /** Another process is beside the one that runs, and doesn’t know what that was told. */
  get areTwo(): boolean {
    return this.#next !== null || this.#second !== null;
  }

  get tables(): readonly TableHandle[] {
    return this.current?.app.tables.live() ?? [];
  }

  start(): void {
    const bot = this.#create(false);
    this.options.onEvent(`${bot.machine.name} starts`);
    bot.start();
  }

  #create(waits: boolean): WorldBot {
    this.#started += 1;
    const bot = new WorldBot({
      ...this.options,
      name: `bot ${this.#started}`,
      skewMs: this.nextSkewMs,
      hasRoom: () => this.room,
      waits,
      onOpened: (opened) => {
        this.#opened(opened);
      },
      onWaiting: (waiting) => {
        this.options.onEvent(`${waiting.machine.name} waits`);
        this.options.scheduler.after(HEALTH_MS, () => {
          if (waiting.machine.isDead || waiting === this.current) return;
          if (waiting === this.#second) this.#promoteSecond();
          this.#stopCurrent();
        });
      },
      onRefused: (refused, problem) => {
        this.options.onEvent(`${refused.machine.name} is refused: ${problem}`);
        refused.kill();
        if (refused === this.#second) this.#second = null;
        else if (problem === 'full') {
          this.#next = null;
          // Nobody else starts where the one that ran was killed meanwhile.
          this.#startIn(HEALTH_MS);
        } else if (this.#second !== null) this.#promoteSecond();
        else this.options.onFault('the only successor is refused', null);
      },
    });
    this.nextSkewMs = 0;
    return bot;
  }

  #opened(bot: WorldBot): void {
    this.options.onEvent(`${bot.machine.name} starts with the file`);
    this.#readySince = null;
    this.current = bot;
    if (this.#next === bot) this.#next = null;
    if (this.#second === bot) this.#second = null;
    this.options.onFileOpened(bot);
    bot.app.tables.onChange((change) => {
      this.options.onChange(bot, change);
    }, 'the world');
  }

  /** SIGKILL, and a start after so many milliseconds; one that waits takes over by itself. */
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
    this.#stop(() => {
      this.#startIn(againInMs);
    });
  }

  /** The process that runs ends for the one that waits. */
  #stopCurrent(): void {
    this.#stop(() => {
      this.#startIn(0);
    });
  }

  #stop(then: () => void): void {
    const bot = this.current;
    if (bot === null || bot.isEnding) return;
    this.options.onEvent(`${bot.machine.name} is told to stop`);
    this.options.scheduler.after(GRACE_MS, () => {
      if (bot.machine.isDead) return;
      this.options.onEvent(`${bot.machine.name} is killed, for it doesn’t stop`);
      bot.kill();
      if (this.current === bot) this.current = null;
      then();
    });
    bot.stop(() => {
      this.options.onEvent(`${bot.machine.name} has stopped`);
      if (this.current === bot) this.current = null;
      then();
    });
  }

  /** A successor connects, the process that runs is told to stop, and the games go on. */
  handOver(): void {
    if (this.#next !== null || this.current === null || this.#closed) return;
    const next = this.#create(true);
    this.#next = next;
    this.options.onEvent(`${next.machine.name} starts, to take over`);
    next.start();
    this.options.scheduler.after(UNHEALTHY_MS, () => {
      if (this.#next === next && !this.#hasStopped) this.#giveUp(next);
    });
  }

  get #hasStopped(): boolean {
    return this.current === null || this.current.isEnding;
  }

  /** Two at once: the second ends, and the first takes over. */
  handOverTwice(afterMs: number): void {
    this.handOver();
    this.options.scheduler.after(afterMs, () => {
      if (this.#next === null || this.#second !== null || this.#closed) return;
      const second = this.#create(true);
      this.#second = second;
      this.options.onEvent(`${second.machine.name} starts, to take over too`);
      second.start();
      this.options.scheduler.after(UNHEALTHY_MS, () => {
        if (this.#second !== second) return;
        this.#second = null;
        second.kill();
      });
    });
  }

  /** Which of two waits is theirs to say. */
  #promoteSecond(): void {
    const [next, second] = [this.#second, this.#next];
    this.#next = next;
    this.#second = second?.machine.isDead === false ? second : null;
  }

  #giveUp(next: WorldBot): void {
    this.#next = null;
    this.options.onEvent(`${next.machine.name} is killed, for it isn’t healthy`);
    next.kill();
  }

  /** None is started any more. */
  close(): void {
    this.#closed = true;
    this.#second?.kill();
    this.#next?.kill();
    this.current?.kill();
    this.current = null;
  }

  #startIn(ms: number): void {
    this.options.scheduler.after(ms, () => {
      if (this.current === null && this.#next === null && !this.#closed) this.start();
    });
  }
}
