import type { WebSocketOptions } from 'discord.js';
import type { Millis } from '../../games/shared/time.js';
import type { Clock, Timers } from '../../table/ports.js';
import type { Connections } from './connections.js';

type BuildThrottler = NonNullable<WebSocketOptions['buildIdentifyThrottler']>;
type Throttler = Awaited<ReturnType<BuildThrottler>>;

/** Discord docs, "Rate limiting" of shards: those of one key, `shard % max_concurrency`, start five seconds apart. */
const APART_MS: Millis = 5_000;
/** Each shard's turn to try again lasts this long: five seconds and a margin for machines whose clocks differ. */
const TURN_MS: Millis = 6_500;
/** An IDENTIFY of the same shard within this time means that Discord refused the one before (op 9). */
const REFUSED_WITHIN_MS: Millis = 60_000;

export interface IdentifyTools {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Counts the sessions that begin. */
  readonly connections?: Pick<Connections, 'allowed' | 'identified'>;
  /** Absent: the processes of this bot can't talk to each other. */
  readonly identifySlots?: IdentifySlots;
}

/** Where all processes of a bot take turns to identify. */
export interface IdentifySlots {
  /** Takes the next turn of that `shard % max_concurrency`; answers in how many milliseconds it comes. */
  reserveIdentify(slot: number): Promise<Millis>;
}

export interface IdentifyLimits {
  readonly maxConcurrency: number;
  readonly shardCount: number;
}

/**
 * When a shard may identify. Shards of this process start five seconds apart. Other processes of the bot start whenever
 * they like, and Discord refuses what comes too soon; a shard that was refused takes its own turn by the wall clock,
 * which no other shard of its key shares. So processes that can't talk to each other settle in one round of turns; those
 * that can take turns by `identifySlots`.
 */
export class IdentifyThrottler implements Throttler {
  /** When each key's next shard of this process may identify. */
  readonly #free = new Map<number, Millis>();
  readonly #triedAt = new Map<number, Millis>();

  constructor(
    private readonly limits: IdentifyLimits,
    private readonly tools: IdentifyTools,
  ) {}

  /** Resolves when this shard may identify; rejects with the signal's reason where it is aborted before. */
  async waitForIdentify(shard: number, signal: AbortSignal): Promise<void> {
    const { clock } = this.tools;
    const at = (await this.#reserved(shard)) ?? this.#ownTurn(shard);
    await this.#until(at, signal);
    this.#triedAt.set(shard, clock.now());
    this.tools.connections?.identified(shard);
  }

  /** When the shard may identify among those of all processes; null: that can't be known now. */
  async #reserved(shard: number): Promise<Millis | null> {
    const { clock, identifySlots } = this.tools;
    if (identifySlots === undefined) return null;
    try {
      return clock.now() + (await identifySlots.reserveIdentify(shard % this.limits.maxConcurrency));
    } catch {
      return null;
    }
  }

  #ownTurn(shard: number): Millis {
    const { clock } = this.tools;
    const key = shard % this.limits.maxConcurrency;
    const tried = this.#triedAt.get(shard);
    const refused = tried !== undefined && clock.now() - tried < REFUSED_WITHIN_MS;
    const free = Math.max(clock.now(), this.#free.get(key) ?? 0);
    const at = refused ? this.#turnFrom(free, shard) : free;
    this.#free.set(key, at + APART_MS);
    return at;
  }

  /** The beginning of the shard's next turn at or after `from`; rounds of turns are counted from 1970 on. */
  #turnFrom(from: Millis, shard: number): Millis {
    const { maxConcurrency, shardCount } = this.limits;
    const turns = Math.ceil(shardCount / maxConcurrency);
    if (turns === 1) return from;
    const round = turns * TURN_MS;
    const turn = Math.floor(shard / maxConcurrency) * TURN_MS;
    return from + ((((turn - from) % round) + round) % round);
  }

  #until(at: Millis, signal: AbortSignal): Promise<void> {
    const { clock, timers } = this.tools;
    if (signal.aborted) return Promise.reject(reasonOf(signal));
    if (at <= clock.now()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        cancel();
        reject(reasonOf(signal));
      };
      const cancel = timers.at(at, () => {
        signal.removeEventListener('abort', abort);
        resolve();
      });
      signal.addEventListener('abort', abort, { once: true });
    });
  }
}

const reasonOf = ({ reason }: AbortSignal): Error => (reason instanceof Error ? reason : new Error('aborted'));

/** For discord.js's `ws` option. */
export const identifyThrottler =
  (tools: IdentifyTools): BuildThrottler =>
  async (manager) => {
    const [information, shardCount] = await Promise.all([manager.fetchGatewayInformation(), manager.getShardCount()]);
    const {
      max_concurrency: maxConcurrency,
      total,
      remaining,
      reset_after: resetAfter,
    } = information.session_start_limit;
    tools.connections?.allowed({ total, remaining, resetAfter });
    return new IdentifyThrottler({ maxConcurrency, shardCount }, tools);
  };
