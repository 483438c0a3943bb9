import type { Analyses } from './history/analyses.js';
import { createMetrics, type Metrics } from './http/metrics/metrics.js';
import type { MetricSources } from './http/metrics/sources.js';
import { COMMIT, VERSION } from './release.js';
import type { PictureRenderer } from './pictures/index.js';
import type { StorageFigures } from './storage/ports/figures.js';
import type { Clock, TableDirectory } from './table/ports.js';
import type { SlowRobots } from './workers/robots/index.js';
import { countStalled, type DueGame } from './table/stalled.js';

/** Parts that are built after the metrics, which ask them at each scrape. */
interface Asked {
  readonly clock: Clock;
  readonly storage: { readonly figures: StorageFigures };
  readonly damagedGames: () => number;
  readonly tables: Pick<TableDirectory, 'live' | 'games'>;
  readonly pictures: Pick<PictureRenderer, 'waiting'>;
  readonly workers: {
    readonly robotProcess: Pick<SlowRobots, 'waiting'>;
    readonly analyses: Pick<Analyses, 'waiting'>;
  };
}

/** What the connected bot tells. */
interface AskedBot extends Pick<MetricSources, 'labels' | 'shards' | 'discord'> {
  readonly exportsWaiting: () => number;
}

const storageOf = (parts: () => Asked): StorageFigures => ({
  wal: () => parts().storage.figures.wal(),
  bytes: () => parts().storage.figures.bytes(),
  freeBytes: () => parts().storage.figures.freeBytes(),
  backupAgeSeconds: () => parts().storage.figures.backupAgeSeconds(),
});

const dueGames = ({ tables }: Pick<Asked, 'tables'>): readonly DueGame[] =>
  tables.live().map(({ kind, state, blocked }) => ({ blocked, nextDue: () => tables.games.get(kind).nextDue(state) }));

/** The figures of a bot that runs games. */
export const metricsOf = (parts: () => Asked, bot: AskedBot): Metrics =>
  createMetrics({
    ...(bot.labels === undefined ? {} : { labels: bot.labels }),
    build: { version: VERSION, commit: COMMIT },
    games: {
      live: () => parts().tables.live().length,
      damaged: () => parts().damagedGames(),
      blocked: () =>
        parts()
          .tables.live()
          .filter(({ blocked }) => blocked).length,
      stalled: () => countStalled(dueGames(parts()), parts().clock.now()),
    },
    shards: bot.shards,
    discord: bot.discord,
    storage: storageOf(parts),
    queues: () => {
      const { pictures, workers } = parts();
      return {
        robots: workers.robotProcess.waiting ?? 0,
        pictures: pictures.waiting ?? 0,
        coach: workers.analyses.waiting,
        exports: bot.exportsWaiting(),
      };
    },
  });
