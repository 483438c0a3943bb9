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

class ReplicaServing implements Serving {
  readonly metrics: Metrics;
  readonly #began: Millis;

  constructor(
    private readonly replica: () => Replica | null,
    private readonly clock: Clock,
  ) {
    this.#began = clock.now();
    const own = createMetrics({
      games: NO_GAMES,
      build: { version: VERSION, commit: COMMIT },
      shards: () => [],
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
      gateway: this.#sees ? (notReady?.gateway ?? 'ready') : 'connecting',
      gatewayAwayMs: Math.min(...(all.length > 0 ? all.map(({ gatewayAwayMs }) => gatewayAwayMs) : [0])),
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

  get #sees(): boolean {
    return this.#sinceRound !== null;
  }

  get #isCutOff(): boolean {
    return (this.#sinceRound ?? 0) > CUT_OFF_MS;
  }

  get #sinceRound(): Millis | null {
    return this.replica()?.sinceRound ?? null;
  }

  #apps(): readonly App[] {
    return [...(this.replica()?.bots ?? [])].flatMap(([, { app, stage }]) =>
      app === null || stage !== 'serving' ? [] : [app],
    );
  }
}

/** `replica`: null before it has begun. */
export const servingOf = (replica: () => Replica | null, clock: Clock): Serving => new ReplicaServing(replica, clock);
