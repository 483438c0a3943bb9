/** What a replica tells of all its shards together. */
import { createMetrics, togetherText, type Metrics } from '../../http/metrics/metrics.js';
import { NO_GAMES } from '../../http/metrics/sources.js';
import type { Health } from '../../http/probes.js';
import type { FoundReplay } from '../../http/replays.js';
import type { App } from '../../app.js';
import type { Millis } from '../../games/shared/time.js';
import { COMMIT, VERSION } from '../../release.js';
import type { Clock } from '../../table/ports.js';
import type { Serving } from '../listen.js';
import type { Replica } from './replica.js';

/** Who hasn't seen the others for so long is cut off from the database. */
const CUT_OFF_MS: Millis = 5_000;

type Told = Pick<Replica, 'bots' | 'sinceRound' | 'lackingMs' | 'unserved'>;

class ReplicaServing implements Serving {
  readonly metrics: Metrics;
  readonly #began: Millis;

  constructor(
    private readonly replica: () => Told | null,
    private readonly clock: Clock,
  ) {
    this.#began = clock.now();
    const own = createMetrics({
      games: NO_GAMES,
      build: { version: VERSION, commit: COMMIT },
      // Its own shards are in the figures of their bots. What nobody serves is 0 here, so that it is seen.
      shards: () => this.replica()?.unserved.map((shard) => ({ shard, gateway: 'unserved' })) ?? [],
      discord: () => null,
    });
    this.metrics = { ...own, text: () => togetherText([own, ...this.#apps().map(({ metrics }) => metrics)]) };
  }

  health(): Health {
    const all = this.#apps().map((app) => app.health());
    const notReady = all.find(({ gateway }) => gateway !== 'ready');
    const unwell = all.find(({ database }) => database !== 'ok');
    const sum = (of: (health: Health) => number): number => all.reduce((total, health) => total + of(health), 0);
    return {
      version: VERSION,
      commit: COMMIT,
      uptimeSeconds: Math.round((this.clock.now() - this.#began) / 1000),
      liveGames: sum(({ liveGames }) => liveGames),
      damagedGames: sum(({ damagedGames }) => damagedGames),
      // One that has no shard, since there are more replicas than shards, is as ready as it can be.
      gateway: notReady?.gateway ?? (all.length > 0 || this.#lackingMs === null ? 'ready' : 'connecting'),
      gatewayAwayMs: all.length > 0 ? Math.min(...all.map((health) => health.gatewayAwayMs)) : (this.#lackingMs ?? 0),
      pending: [...new Set(all.flatMap(({ pending }) => pending))],
      shards: all.flatMap(({ shards }) => shards).sort((one, other) => one.shard - other.shard),
      database: unwell?.database ?? (this.#isCutOff ? 'failing' : 'ok'),
    };
  }

  isReplayLink(token: string): boolean {
    return this.#apps()[0]?.isReplayLink(token) ?? false;
  }

  async replayPage(token: string, locale: string | null): Promise<FoundReplay> {
    return (await this.#apps()[0]?.replayPage(token, locale)) ?? null;
  }

  /** Before it has begun it waits for Discord. */
  get #lackingMs(): Millis | null {
    const replica = this.replica();
    return replica === null ? this.clock.now() - this.#began : replica.lackingMs;
  }

  get #isCutOff(): boolean {
    return (this.replica()?.sinceRound ?? 0) > CUT_OFF_MS;
  }

  #apps(): readonly App[] {
    return [...(this.replica()?.bots ?? [])].flatMap(([, { app, stage }]) =>
      app === null || stage !== 'serving' ? [] : [app],
    );
  }
}

/** `replica`: null before it has begun. */
export const servingOf = (replica: () => Told | null, clock: Clock): Serving => new ReplicaServing(replica, clock);
