import type { Clock, Timers } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';

/** Discord docs, "Sharding": the shards that a process has, of all that the bot has. */
export interface ShardChoice {
  readonly count: number;
  readonly ids: readonly number[];
}

/** `lost`: the connection is down, and is being made again. `closed`: it will not be made again. */
export type GatewayStatus = 'connecting' | 'ready' | 'lost' | 'closed';

/** The state of one shard's connection. */
export interface ShardHealth {
  readonly shard: number;
  readonly gateway: GatewayStatus;
  /** Milliseconds since the connection was lost; 0 while it is up. */
  readonly awayMs: Millis;
}

/** R1: an outage of the gateway this long counts as downtime. */
export const AWAY_MS = 3000;

interface State {
  status: Exclude<GatewayStatus, 'closed'>;
  /** When the connection was lost; null: it is up. */
  awaySince: Millis | null;
  cancel: () => void;
}

export interface ShardTools {
  readonly clock: Clock;
  readonly timers: Timers;
  /** The shard has been away since then, for as long as makes it downtime (R1). */
  readonly onDowntime: (since: Millis, shard: number) => void;
}

const nothing = (): void => undefined;

/** Follows each shard separately: an outage of one doesn't concern the servers of the others. */
export class ShardStates {
  readonly #states = new Map<number, State>();
  readonly #began: Millis;
  #closed = false;

  constructor(private readonly tools: ShardTools) {
    this.#began = tools.clock.now();
  }

  /** These will connect; the others are no longer ours. */
  expect(ids: readonly number[]): void {
    for (const [id, { cancel }] of this.#states) {
      if (ids.includes(id)) continue;
      cancel();
      this.#states.delete(id);
    }
    for (const id of ids) this.#of(id);
  }

  /** How many there are; while the connection is made anew, as many as there were. At least 1. */
  get count(): number {
    return Math.max(1, this.#states.size);
  }

  lost(id: number): void {
    const state = this.#of(id);
    if (this.#closed || state.status === 'lost') return;
    const { clock, timers, onDowntime } = this.tools;
    const since = clock.now();
    // A connection that never stood has been away from the start.
    if (state.status === 'ready') state.awaySince = since;
    state.status = 'lost';
    state.cancel = timers.at(since + AWAY_MS, () => {
      onDowntime(since, id);
    });
  }

  back(id: number): void {
    if (this.#closed) return;
    const state = this.#of(id);
    const since = state.status === 'lost' ? state.awaySince : null;
    state.cancel();
    Object.assign(state, { status: 'ready', awaySince: null, cancel: nothing });
    if (since !== null && this.tools.clock.now() - since >= AWAY_MS) this.tools.onDowntime(since, id);
  }

  /** All that were there are lost: the connection is made anew. */
  allLost(): void {
    for (const id of this.#states.keys()) this.lost(id);
  }

  close(): void {
    this.#closed = true;
    for (const { cancel } of this.#states.values()) cancel();
  }

  /** By their numbers; none before Discord has said how many there are. */
  health(): readonly ShardHealth[] {
    const now = this.tools.clock.now();
    return [...this.#states]
      .sort(([left], [right]) => left - right)
      .map(([shard, { status, awaySince }]) => ({
        shard,
        gateway: this.#closed ? 'closed' : status,
        awayMs: awaySince === null ? 0 : now - awaySince,
      }));
  }

  /** `ready`: every shard is. */
  get status(): GatewayStatus {
    if (this.#closed) return 'closed';
    const states = [...this.#states.values()].map(({ status }) => status);
    if (states.includes('lost')) return 'lost';
    return states.length === 0 || states.includes('connecting') ? 'connecting' : 'ready';
  }

  /** Milliseconds without any connected shard; 0 while one is connected. */
  get awayMs(): Millis {
    const away = this.health().map(({ awayMs }) => awayMs);
    return away.length === 0 ? this.tools.clock.now() - this.#began : Math.min(...away);
  }

  #of(id: number): State {
    const known = this.#states.get(id);
    if (known !== undefined) return known;
    const state: State = { status: 'connecting', awaySince: this.#began, cancel: nothing };
    this.#states.set(id, state);
    return state;
  }
}
