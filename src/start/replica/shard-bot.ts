/** The bot of one shard, in a replica. */
import type { ActivityServer } from '../../activity/index.js';
import type { App } from '../../app.js';
import type { Connection } from '../../app-options.js';
import type { Millis } from '../../games/shared/time.js';
import { Successor, type SuccessorOptions } from '../successor.js';

/** `connecting`: it identifies; `waiting`: for the one that has the shard; `serving`: it has the games; `stopping`. */
export type ShardStage = 'connecting' | 'waiting' | 'serving' | 'stopping';

type Pages = Pick<ActivityServer, 'handle' | 'upgrade' | 'close'>;

/** The Activity of one shard's servers. */
export interface ShardPages {
  readonly activity: Pages;
  /** For pages that don't know yet which shard has their server: it tells them. */
  readonly entry: Pages;
}

/** What a replica knows of the bot of one of its shards. */
export interface ShardService {
  readonly stage: ShardStage;
  /** How long it has been in its stage. */
  readonly stageMs: Millis;
  /** Null: it hasn't the games, or not any more. */
  readonly app: App | null;
  /** Null: it isn't switched on, or not yet. */
  readonly pages: ShardPages | null;
  /** Resolves once it serves, or was stopped before. Rejects where the shard can't be had; then it is to be stopped. */
  start(): Promise<void>;
  /** Hands the games over where another process waits for them. */
  stop(): Promise<void>;
}

export interface ShardOutside {
  readonly connection: Connection;
  /** Null: it isn't switched on. */
  readonly createPages: (app: App) => ShardPages | null;
}

/** Connects first, takes the shard's games over as soon as nobody has them, and serves them until it is stopped. */
export class ShardBot implements ShardService {
  readonly #successor: Successor;
  #app: App | null = null;
  #pages: ShardPages | null = null;
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

  get pages(): ShardPages | null {
    return this.#pages;
  }

  async start(): Promise<void> {
    await this.#successor.connect();
    this.#enter('waiting');
    const taken = await this.#successor.takeOver((app) => {
      this.#app = app;
    });
    if (taken === null) return;
    this.#enter('serving');
    this.#pages = this.own.createPages(taken.app);
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#enter('stopping', true);
    this.#pages?.activity.close();
    this.#pages?.entry.close();
    await this.#successor.stop();
    this.#app = null;
  }

  #enter(stage: ShardStage, always = false): void {
    if (this.#stage === 'stopping' && !always) return;
    this.#stage = stage;
    this.#since = this.options.clock.now();
  }
}
