import type { Database } from 'better-sqlite3';
import type { Clock, Timers } from '../table/ports.js';
import type { Translate } from '../text/index.js';
import { Archive } from './archive.js';
import { Keeper, type KeeperOptions } from './retention.js';
import { builtViewer } from './export/assets.js';
import { replayHtml } from './export/html.js';
import type { GameHistory, GameRecord, HistoryCare } from './queries.js';

/** All that is asked of, and done to, games that are over. */
export interface Past {
  readonly history: GameHistory;
  readonly care: HistoryCare;
  /** The replay file of a game; null: its kind is not played here. Throws where its script was not built. */
  readonly replayFile: (record: GameRecord, t: Translate) => string | null;
}

const SOON_MS = 100;
const LATER_MS = 30_000;

/** `keepTidy` packs finished logs and lets go of old ones, a little at a time; its answer stops that. */
export function pastOf(
  connection: Database,
  options: KeeperOptions,
  viewer = builtViewer(),
): Past & {
  keepTidy(clock: Clock, timers: Timers, onFault: (error: unknown) => void): () => void;
} {
  const care = new Keeper(connection, options);
  return {
    history: new Archive(connection),
    care,
    replayFile(record, t) {
      const adapter = options.histories.find(record.kind);
      return adapter === undefined ? null : replayHtml(record, t, adapter, viewer(record.kind));
    },
    keepTidy(clock, timers, onFault) {
      let cancel = (): void => undefined;
      const tidy = (): void => {
        let more = false;
        try {
          more = care.tidy(clock.now());
        } catch (error) {
          onFault(error);
        }
        cancel = timers.at(clock.now() + (more ? SOON_MS : LATER_MS), tidy);
      };
      cancel = timers.at(clock.now() + LATER_MS, tidy);
      return () => {
        cancel();
      };
    },
  };
}
