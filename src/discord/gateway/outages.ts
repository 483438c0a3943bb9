import type { Clock, Timers } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';
import { AWAY_MS } from './shards.js';

export interface OutageTools {
  readonly clock: Clock;
  readonly timers: Timers;
  /** The server has been unavailable since then, for as long as makes it downtime (R1). */
  readonly onDowntime: (since: Millis, guildId: string) => void;
}

interface Outage {
  readonly since: Millis;
  readonly cancel: () => void;
}

/** Servers that Discord itself says are unavailable (Discord docs, "Unavailable Guild Object"): no events come of them. */
export class Outages {
  readonly #running = new Map<string, Outage>();

  constructor(private readonly tools: OutageTools) {}

  began(guildId: string): void {
    if (this.#running.has(guildId)) return;
    const { clock, timers, onDowntime } = this.tools;
    const since = clock.now();
    const cancel = timers.at(since + AWAY_MS, () => {
      onDowntime(since, guildId);
    });
    this.#running.set(guildId, { since, cancel });
  }

  /** The server is back; whoever resumed a game meanwhile, as in the Activity, gets the time back too. */
  ended(guildId: string): void {
    const outage = this.#forget(guildId);
    if (outage && this.tools.clock.now() - outage.since >= AWAY_MS) this.tools.onDowntime(outage.since, guildId);
  }

  /** The bot was removed from the server: nothing is left that could stand still. */
  removed(guildId: string): void {
    this.#forget(guildId);
  }

  close(): void {
    for (const { cancel } of this.#running.values()) cancel();
    this.#running.clear();
  }

  #forget(guildId: string): Outage | undefined {
    const outage = this.#running.get(guildId);
    outage?.cancel();
    this.#running.delete(guildId);
    return outage;
  }
}
