/** The bot of one shard, in a replica. */
import type { ActivityServer } from '../../activity/index.js';
import type { App } from '../../app.js';
import type { Connection } from '../../app-options.js';
import type { Millis } from '../../games/shared/time.js';
import { Successor, type SuccessorOptions } from '../successor.js';

/** `connecting`: it identifies; `waiting`: for the one that has the shard; `serving`: it has the games; `stopping`. */
export type ShardStage = 'connecting' | 'waiting' | 'serving' | 'stopping';

/** What a replica knows of the bot of one of its shards. */
export interface ShardService {
  readonly stage: ShardStage;
  /** How long it has been in its stage. */
  readonly stageMs: Millis;
  /** Null: it hasn't the games, or not any more. */
  readonly app: App | null;
  /** Null: it isn't switched on, or not yet. */
  readonly activity: ActivityServer | null;
  /** Resolves once it serves, or was stopped before. Rejects where the shard can't be had; then it is to be stopped. */
  start(): Promise<void>;
  /** Hands the games over where another process waits for them. */
  stop(): Promise<void>;
}

export interface ShardOutside {
  readonly connection: Connection;
  /** Null: it isn't switched on. */
  readonly createActivity: (app: App) => ActivityServer | null;
}

/** Connects first, takes the shard's games over as soon as nobody has them, and serves them until it is stopped. */
export class ShardBot implements ShardService {
  readonly #successor: Successor;
  #app: App | null = null;
  #activity: ActivityServer | null = null;
  #stage: ShardStage = 'connecting';
  #since: Millis;
  #stopped: Promise<void> | null = null;

  constructor(
    private readonly options: SuccessorOptions,
    private readonly own: ShardOutside,
  ) {
    this.#successor = new Successor(options, own.connection);
    this.#since = options.clock.now();
  }

  get stage(): ShardStage {
    return this.#stage;
  }

  get stageMs(): Millis {
    return this.options.clock.now() - this.#since;
  }

  get app(): App | null {
    return this.#app;
  }

  get activity(): ActivityServer | null {
    return this.#activity;
  }

  async start(): Promise<void> {
    await this.#successor.connect();
    this.#enter('waiting');
    const taken = await this.#successor.takeOver((app) => {
      this.#app = app;
    });
    if (taken === null) return;
    this.#enter('serving');
    this.#activity = this.own.createActivity(taken.app);
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#enter('stopping', true);
    this.#activity?.close();
    await this.#successor.stop();
    this.#app = null;
  }

  #enter(stage: ShardStage, always = false): void {
    if (this.#stage === 'stopping' && !always) return;
    this.#stage = stage;
    this.#since = this.options.clock.now();
  }
}
