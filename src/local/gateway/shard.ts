/** Discord docs, "Sharding": which part of the guilds a session is for. */
export interface Shard {
  readonly id: number;
  readonly count: number;
}

/** What IDENTIFY's `shard` says; undefined for what is none (close code 4010). Without one a session is for all. */
export function readShard(given: unknown): Shard | undefined {
  if (given === undefined || given === null) return { id: 0, count: 1 };
  if (!Array.isArray(given) || given.length !== 2) return undefined;
  const [id, count] = given as readonly unknown[];
  if (!Number.isInteger(id) || !Number.isInteger(count)) return undefined;
  const shard = { id: Number(id), count: Number(count) };
  return shard.id >= 0 && shard.id < shard.count ? shard : undefined;
}

/** The id of the shard that a guild's events reach, of so many. */
export const shardOf = (guildId: string, count: number): number =>
  count === 1 ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(count));

/** Whether a session receives a guild's events; what belongs to none (direct messages) reaches shard 0. */
export const covers = ({ id, count }: Shard, guildId: string | undefined): boolean =>
  (guildId === undefined ? 0 : shardOf(guildId, count)) === id;

/** Discord docs, "Session Start Limit": so long after a session another may start in the same bucket. */
const BUCKET_MS = 5_000;

/** Lets one session start in five seconds in each bucket; a shard's bucket is its id modulo how many there are. */
export class StartLimit {
  readonly #startedAt = new Map<number, number>();

  constructor(
    private readonly buckets: number,
    private readonly now: () => number,
  ) {}

  take({ id }: Shard): boolean {
    const bucket = id % this.buckets;
    const now = this.now();
    if (now - (this.#startedAt.get(bucket) ?? -Infinity) < BUCKET_MS) return false;
    this.#startedAt.set(bucket, now);
    return true;
  }
}
