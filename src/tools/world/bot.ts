import { copyFileSync, existsSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createApp, type App, type AppOptions } from '../../app.js';
import type { Logger } from '../../discord/ports.js';
import type { Random } from '../../games/shared/random.js';
import { REGISTERED } from '../../registration/index.js';
import { Successor } from '../../start/successor.js';
import { awaitedFile } from '../../storage/sqlite/awaited-file.js';
import { openFile, type OpenedFile } from '../../storage/sqlite/bot-storage.js';
import type { BotDatabase } from '../../storage/sqlite/database.js';
import { DatabaseFault } from '../../storage/sqlite/faults.js';
import { systemClock } from '../../table/clock.js';
import { systemTimers } from '../../table/timers.js';
import { ServedActivity } from './activity/served.js';
import type { Background } from './background.js';
import { API_URL, TOKEN } from './discord.js';
import { Disk } from './disk.js';
import { Machine } from './machine.js';
import type { Network } from './sockets.js';
import type { Scheduler } from './scheduler.js';

/** A few of one game’s: each is one more request at the first start. */
const EMOJI = (REGISTERED[0]?.emoji ?? []).slice(0, 6);

/** What the disk does is the world's to decide. */
const INLINE = { disk: 'inline' } as const;

/** As SQLite's pragma numbers it. */
const SYNCHRONOUS_FULL = 2;

export interface BotOptions {
  readonly name: string;
  /** By how much its clock is ahead; milliseconds. */
  readonly skewMs?: number;
  readonly scheduler: Scheduler;
  readonly network: Network;
  readonly random: Random;
  readonly databasePath: string;
  readonly log: Logger;
  readonly background: Background;
  readonly hasRoom: () => boolean;
  /** It waits until the process that runs on the file goes. */
  readonly waits: boolean;
  /** It has the database, and starts. */
  readonly onOpened: (bot: WorldBot) => void;
  /** It waits as a successor. */
  readonly onWaiting: (bot: WorldBot) => void;
  /** It ends, for another one waits already (`in-use`), or it couldn't use the file (`full`). */
  readonly onRefused: (bot: WorldBot, problem: string) => void;
  readonly onReady: (bot: WorldBot) => void;
  /** What is written of a game has thrown “provoked”. */
  readonly onThrown: () => void;
  /** What failed while it started, other than by being killed. */
  readonly onFault: (what: string, error: unknown) => void;
}

/** One process of the bot: the whole of it, with the workers' work done in place. */
export class WorldBot {
  readonly machine: Machine;
  readonly #successor: Successor | null;
  #app: App | null = null;
  #file: OpenedFile | null = null;
  #disk: Disk | null = null;
  #activity: ServedActivity | null = null;
  #isReady = false;
  #hasStopped = false;
  /** How much of the write-ahead log is on the disk for certain. */
  #syncedBytes = 0;
  #syncsCommits = false;

  constructor(private readonly options: BotOptions) {
    this.machine = new Machine(options.name, options.scheduler);
    this.machine.skewMs = options.skewMs ?? 0;
    this.#successor = options.waits ? this.machine.within(() => this.#createSuccessor()) : null;
    if (!options.waits) this.#open(this.machine.within(() => this.#createApp()));
  }

  /** Throws while it waits for the database. */
  get app(): App {
    if (this.#app === null) throw new Error(`${this.machine.name} has no database`);
    return this.#app;
  }

  /** Throws while it waits for it. */
  get database(): BotDatabase {
    if (this.#file === null) throw new Error(`${this.machine.name} has no database`);
    return this.#file.database;
  }

  /** What its log lies on. Throws while it waits for the database. */
  get disk(): Disk {
    if (this.#disk === null) throw new Error(`${this.machine.name} has no database`);
    return this.#disk;
  }

  #createApp(): App {
    const { databasePath, hasRoom } = this.options;
    this.#file = openFile(databasePath, { ...INLINE, hasRoom });
    return createApp({ ...this.#appOptions(), database: this.#file });
  }

  #createSuccessor(): Successor {
    const clock = systemClock();
    const { databasePath, hasRoom } = this.options;
    const file = awaitedFile(databasePath, { ...INLINE, hasRoom });
    const awaited = { ...file, open: async () => (this.#file = await file.open()) };
    return new Successor(
      { ...this.#appOptions(), awaited, clock, timers: systemTimers(clock) },
      { token: TOKEN, apiUrl: API_URL },
    );
  }

  #open(app: App): void {
    this.#app = app;
    this.#disk = new Disk(app.gameLog, this.options.random, {
      thrown: this.options.onThrown,
      twoAtOnce: () => {
        this.options.onFault('the log is asked for two things at once', null);
      },
    });
    this.#syncsCommits = Number(this.database.connection.pragma('synchronous', { simple: true })) >= SYNCHRONOUS_FULL;
    // What was there before it came is on the disk.
    this.#syncedBytes = walBytes(this.options.databasePath);
    this.options.onOpened(this);
  }

  #appOptions(): Omit<AppOptions, 'database'> {
    const { log, background } = this.options;
    return {
      log,
      defaults: { zoneMs: 60_000, windowMs: 5_000 },
      emoji: EMOJI,
      offersActivity: true,
      pictures: background.pictures(),
      viewer: () => ({ script: 'void 0', style: 'p{}' }),
      onCommitted: () => {
        this.#synced();
      },
      workers: {
        robots: {
          isFullFor: () => true,
          think: () => Promise.reject(new Error('no robot thinks for long in the world')),
          stop: () => Promise.resolve(),
        },
        startAnalysis: () => background.startAnalysis(),
        trials: {
          reach: () => Promise.resolve(2),
          won: ({ from, to }) => Promise.resolve(Math.round((to - from) * 0.4)),
          stop: () => Promise.resolve(),
        },
      },
    };
  }

  /** Commands are registered, and games are back. */
  get isReady(): boolean {
    return this.#isReady && !this.machine.isDead && !this.#hasStopped;
  }

  /** Told to stop, or killed. */
  get isEnding(): boolean {
    return this.#hasStopped || this.machine.isDead;
  }

  /** Null: it isn’t there yet, or no more. */
  get activity(): ServedActivity | null {
    return this.machine.isDead ? null : this.#activity;
  }

  start(): void {
    this.machine.run(() => {
      this.#begin().then(
        () => {
          if (this.isEnding) return;
          this.#isReady = true;
          this.#activity = new ServedActivity(this.app, this.options.log);
          this.options.onReady(this);
        },
        (error: unknown) => {
          if (this.isEnding) return;
          // It couldn't take over, and says so before the one that runs is told to stop.
          if (this.#app === null && error instanceof DatabaseFault) this.options.onRefused(this, error.problem);
          else this.options.onFault('the start failed', error);
        },
      );
    });
  }

  async #begin(): Promise<void> {
    const successor = this.#successor;
    if (successor === null) {
      await this.app.start({ token: TOKEN, apiUrl: API_URL });
      return;
    }
    await successor.connect();
    if (!this.isEnding) this.options.onWaiting(this);
    await successor.takeOver((app) => {
      this.#open(app);
    });
  }

  /** As at SIGTERM. */
  stop(onStopped: () => void): void {
    // A stopped process takes several SIGTERMs as one.
    this.#hasStopped = true;
    this.machine.run(() => {
      this.#activity?.close();
      (this.#successor ?? this.app).stop().then(
        () => {
          if (this.machine.isDead) return;
          this.machine.kill();
          this.options.network.forget(this.machine);
          this.#activity?.end();
          onStopped();
        },
        (error: unknown) => {
          if (!this.machine.isDead) this.options.onFault('the stop failed', error);
        },
      );
    });
  }

  /** As at SIGKILL or a power cut: of what was not yet synced, any part may be on the disk. */
  kill(): void {
    if (this.machine.isDead) return;
    this.machine.kill();
    this.options.network.forget(this.machine);
    this.#activity?.end();
    // A lock goes with its process.
    if (this.#app === null) void this.#successor?.stop();
    else if (this.database.health() !== 'closed') this.#crash(this.database);
  }

  /** What the disk has of the file after a crash. */
  #crash(database: BotDatabase): void {
    const { databasePath: path } = this.options;
    const files = [path, `${path}-wal`];
    for (const file of files) if (existsSync(file)) copyFileSync(file, `${file}.crash`);
    database.close();
    for (const file of [...files, `${path}-shm`]) rmSync(file, { force: true });
    for (const file of files) {
      if (!existsSync(`${file}.crash`)) continue;
      copyFileSync(`${file}.crash`, file);
      rmSync(`${file}.crash`);
    }
    this.#cutLog(`${path}-wal`);
  }

  #cutLog(wal: string): void {
    if (!existsSync(wal)) return;
    const { size } = statSync(wal);
    const synced = Math.min(this.#syncedBytes, size);
    if (size > synced) truncateSync(wal, synced + this.options.random.below(size - synced + 1));
  }

  /** After a commit of the log, of an owed mute or of where a board is: with `synchronous=FULL` the file is synced up to here, else only by a checkpoint. */
  #synced(): void {
    if (this.#syncsCommits) this.#syncedBytes = walBytes(this.options.databasePath);
  }
}

const walBytes = (path: string): number => statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
