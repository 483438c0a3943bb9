/** One of several equal processes that share the shards of a bot. */
import type { Millis } from '../../games/shared/time.js';
import type { ReplicaRow, Replicas, ReplicaView, ShardLease } from '../../storage/postgres/replicas.js';
import type { Clock, Timers } from '../../table/ports.js';
import { canBeFollowed, planFor } from './plan.js';
import type { ShardService, ShardStage } from './shard-bot.js';

/** How often it looks what the others do. */
const ROUND_MS: Millis = 1_000;
/** As a lease: whoever was cut off from the database with this process can renew his by then. */
const PATIENCE_MS: Millis = 8_000;
/** Who hasn't been given a shard for so long gives up; the next round may try it again. */
const GIVE_UP_MS: Millis = 30_000;
/** A shard that couldn't be taken is tried again after a second, then two, and so on up to this. */
const LONGEST_BACKOFF_MS: Millis = 60_000;
/** Identifies that are kept for outages and deploys: with fewer left today no shard is moved to even out. */
const IDENTIFIES_KEPT = 200;
/** A replica that leaves ends after so long, whoever has taken its shards by then. */
export const LEAVE_MS: Millis = 60_000;

export interface ReplicaTools {
  readonly replicas: Pick<Replicas, 'id' | 'renew' | 'view' | 'leave'>;
  /** Among how many shards the servers are divided. */
  readonly count: number;
  readonly create: (shard: number) => ShardService;
  /** So many shards may identify at once. */
  readonly maxConcurrency: number;
  /** How many sessions Discord still allows today. */
  readonly identifiesLeft: () => Promise<number>;
  /** Whether a fault of one shard would meet the others too, so that the process is to end. */
  readonly isForAll: (error: unknown) => boolean;
  readonly onFatal: (error: unknown) => void;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
  };
}

export class Replica {
  readonly #bots = new Map<number, ShardService>();
  readonly #failures = new Map<number, { readonly times: number; readonly until: Millis }>();
  #leavesBy: Millis | null = null;
  #onLeft: () => void = () => undefined;
  #reachedAt: Millis | null = null;
  /** As it was then. */
  #view: ReplicaView = { replicas: [], leases: [] };
  /** It lost the database, and has it back since then. */
  #backAt: Millis | 'away' | null = null;
  #round: Promise<void> | null = null;
  #cancel: () => void = () => undefined;
  #lacksSince: Millis | null;

  constructor(private readonly tools: ReplicaTools) {
    this.#lacksSince = tools.clock.now();
  }

  /** What it has, or is about to have. */
  get bots(): ReadonlyMap<number, ShardService> {
    return this.#bots;
  }

  /** Milliseconds since it last saw the others; null: it never did. */
  get sinceRound(): Millis | null {
    return this.#reachedAt === null ? null : this.tools.clock.now() - this.#reachedAt;
  }

  /** Milliseconds for which it has served no shard although there was one for it to take; null: it serves, or is spare. */
  get lackingMs(): Millis | null {
    return this.#lacksSince === null ? null : this.tools.clock.now() - this.#lacksSince;
  }

  /** Shards that neither this replica nor, as far as it sees, another process serves. */
  get unserved(): readonly number[] {
    const isElsewhere = ({ state, replica }: ShardLease): boolean =>
      state === 'held' && replica !== this.tools.replicas.id;
    return this.#view.leases.flatMap((lease) =>
      isElsewhere(lease) || this.#bots.get(lease.shard)?.stage === 'serving' ? [] : [lease.shard],
    );
  }

  /** Where another replica serves a shard, or (null) any; null: nobody does. */
  originOf(shard: number | null): string | null {
    const { replicas, leases } = this.#view;
    const holders = leases.filter((lease) => lease.state === 'held' && (shard === null || lease.shard === shard));
    const serves = ({ id }: ReplicaRow): boolean =>
      id !== this.tools.replicas.id && holders.some(({ replica }) => replica === id);
    return replicas.find(serves)?.address ?? null;
  }

  start(): void {
    this.#again(0);
  }

  /** Resolves when others have its shards, or nobody wants them. */
  leave(): Promise<void> {
    const { clock } = this.tools;
    this.#leavesBy = clock.now() + LEAVE_MS;
    return new Promise((resolve) => {
      this.#onLeft = resolve;
      this.#again(0);
    });
  }

  #again(ms: Millis): void {
    const { clock, timers } = this.tools;
    this.#cancel();
    this.#cancel = timers.at(clock.now() + ms, () => {
      this.#round ??= this.#look().finally(() => {
        this.#round = null;
        if (this.#leavesBy !== null && this.#bots.size === 0) void this.#left();
        else this.#again(ROUND_MS);
      });
    });
  }

  async #left(): Promise<void> {
    this.#cancel();
    // Its row expires by itself.
    await this.tools.replicas.leave().catch(() => undefined);
    this.#onLeft();
  }

  async #look(): Promise<void> {
    const { replicas, count, clock, log } = this.tools;
    try {
      await this.#renew();
      const view = await replicas.view(count);
      this.#view = view;
      this.#reachedAt = clock.now();
      if (this.#backAt === 'away') this.#backAt = this.#reachedAt;
      this.#giveUp();
      this.#handOver(view);
      if (this.#leavesBy === null) await this.#take(view);
      else this.#goOn(view, this.#leavesBy);
      this.#lacksSince = this.#lacks() ? (this.#lacksSince ?? this.#reachedAt) : null;
    } catch (err) {
      if (this.#backAt !== 'away') log.warn({ err }, 'the other replicas cannot be seen: trying again');
      this.#backAt = 'away';
      if (this.#leavesBy !== null && clock.now() >= this.#leavesBy) this.#stopAll(() => true);
    }
  }

  /** A shard that just failed counts, so that a release that can take none is never ready. */
  #lacks(): boolean {
    if (this.#in('serving').length > 0) return false;
    const hasFailed = [...this.#failures.values()].some(({ until }) => this.tools.clock.now() < until + ROUND_MS);
    return this.#bots.size > 0 || hasFailed || this.unserved.length > 0;
  }

  #renew(): Promise<void> {
    return this.tools.replicas.renew({ leaving: this.#leavesBy !== null, taking: this.#in('connecting', 'waiting') });
  }

  #in(...stages: readonly ShardStage[]): readonly number[] {
    return [...this.#bots].flatMap(([shard, { stage }]) => (stages.includes(stage) ? [shard] : []));
  }

  /** Whoever waits for a shard is connected to Discord for it. */
  #handOver({ leases }: ReplicaView): void {
    const awaited = ({ shard, awaited, replica }: ShardLease): boolean =>
      awaited && replica === this.tools.replicas.id && this.#bots.get(shard)?.stage === 'serving';
    for (const { shard } of leases.filter(awaited)) this.#stop(shard, 'another process takes a shard over');
  }

  #giveUp(): void {
    for (const [shard, { stage, stageMs, app }] of this.#bots)
      if (stage === 'waiting' && app === null && stageMs > GIVE_UP_MS) this.#stop(shard, 'a shard was not handed over');
  }

  async #take(view: ReplicaView): Promise<void> {
    const { replicas, clock, maxConcurrency } = this.tools;
    const takesExpired = typeof this.#backAt !== 'number' || clock.now() - this.#backAt >= PATIENCE_MS;
    const { take, balance } = planFor(view, { self: replicas.id, takesExpired });
    const more = maxConcurrency - this.#in('connecting').length;
    const begun = take.filter((shard) => this.#mayTry(shard)).slice(0, Math.max(0, more));
    if (balance !== null && this.#mayTry(balance) && (await this.#mayBalance())) begun.push(balance);
    for (const shard of begun) this.#begin(shard);
    // At once, so that no other replica takes them too.
    if (begun.length > 0) await this.#renew();
  }

  async #mayBalance(): Promise<boolean> {
    return this.tools.identifiesLeft().then(
      (left) => left >= IDENTIFIES_KEPT,
      () => false,
    );
  }

  #mayTry(shard: number): boolean {
    return !this.#bots.has(shard) && this.tools.clock.now() >= (this.#failures.get(shard)?.until ?? 0);
  }

  #begin(shard: number): void {
    this.tools.log.info({ shard }, 'a shard is to be taken');
    const bot = this.tools.create(shard);
    this.#bots.set(shard, bot);
    bot.start().then(
      () => {
        if (bot.stage === 'serving') this.#failures.delete(shard);
      },
      (error: unknown) => {
        // What is being stopped may say so.
        if (bot.stage !== 'stopping') this.#failed(shard, error);
      },
    );
  }

  #failed(shard: number, err: unknown): void {
    const { clock, log, isForAll, onFatal } = this.tools;
    if (isForAll(err)) {
      onFatal(err);
      return;
    }
    const times = (this.#failures.get(shard)?.times ?? 0) + 1;
    const waitMs = Math.min(LONGEST_BACKOFF_MS, 1_000 * 2 ** (times - 1));
    this.#failures.set(shard, { times, until: clock.now() + waitMs });
    log.warn({ err, shard, waitMs }, 'a shard could not be taken: trying again');
    this.#stop(shard, 'a shard is given up');
  }

  /** Of a replica that leaves. */
  #goOn(view: ReplicaView, leavesBy: Millis): void {
    this.#stopAll((stage) => stage !== 'serving');
    const isFollowed = canBeFollowed(view, this.tools.replicas.id) && this.tools.clock.now() < leavesBy;
    if (!isFollowed) this.#stopAll(() => true);
  }

  #stopAll(which: (stage: ShardStage) => boolean): void {
    for (const [shard, { stage }] of this.#bots) if (which(stage)) this.#stop(shard, 'a shard is left');
  }

  #stop(shard: number, why: string): void {
    const bot = this.#bots.get(shard);
    if (bot === undefined || bot.stage === 'stopping') return;
    this.tools.log.info({ shard }, why);
    bot.stop().then(
      () => {
        this.#bots.delete(shard);
      },
      (error: unknown) => {
        this.tools.onFatal(error);
      },
    );
  }
}
