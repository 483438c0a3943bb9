import { createHash } from 'node:crypto';
import type { Clock } from './time.js';

/** Discord docs, "Snowflakes": the first second of 2015, in ms. */
export const DISCORD_EPOCH = 1_420_070_400_000;
const COUNTER_BITS = 22n;
const COUNTER_MAX = (1 << 22) - 1;

/** Makes ids that rise, also within a millisecond and when the clock steps back. */
export class Snowflakes {
  #last = 0;
  #counter = 0;

  constructor(private readonly clock: Clock) {}

  next(): string {
    const now = Math.max(Math.floor(this.clock.now()), this.#last);
    this.#counter = now === this.#last ? this.#counter + 1 : 0;
    if (this.#counter > COUNTER_MAX) throw new Error('more than four million ids in one millisecond');
    this.#last = now;
    return snowflakeAt(now, this.#counter);
  }
}

/** The id of that moment, in ms since the Unix epoch; `counter` tells ids of one millisecond apart. */
export const snowflakeAt = (ms: number, counter = 0): string =>
  ((BigInt(ms - DISCORD_EPOCH) << COUNTER_BITS) | BigInt(counter)).toString();

/** When the id was made, in ms since the Unix epoch. */
export const timeOf = (id: string): number => Number(BigInt(id) >> COUNTER_BITS) + DISCORD_EPOCH;

export const isSnowflake = (text: unknown): text is string => typeof text === 'string' && /^[0-9]{17,20}$/.test(text);

// Stable ids lie between August 2016 and December 2022: always 18 or 19 digits, never met by ids made now.
const STABLE_FROM_MS = 50_000_000_000;
const STABLE_SPAN_MS = 200_000_000_000;

/**
 * The same id for the same words in every process, so that a bot which remembers a channel or a player
 * finds them again after a restart, though this server keeps nothing on disk.
 */
export function stableId(kind: string, ...words: readonly string[]): string {
  const hash = createHash('sha256')
    .update([kind, ...words].join('\u0000'))
    .digest();
  const ms = STABLE_FROM_MS + (hash.readUIntBE(0, 6) % STABLE_SPAN_MS);
  return snowflakeAt(DISCORD_EPOCH + ms, hash.readUIntBE(6, 4) & COUNTER_MAX);
}
