import type { Clock, Timers } from '../table/ports.js';
import type { Translate } from '../text/index.js';
import type { HistoryAdapter, HistoryRegistry } from './adapter.js';
import type { AnalysisStore } from './analyses.js';
import { builtViewer } from './export/assets.js';
import { replayPage, type ReplayPage } from './export/html.js';
import type { GameHistory, GameRecord, HistoryMaintenance, HistoryRetention } from './queries.js';

/** Everything about finished games: queries, statistics, replays, retention. */
export interface History {
  readonly history: GameHistory;
  /** How its games are read, by kind. */
  readonly histories: HistoryRegistry;
  readonly retention: HistoryRetention;
  /** The replay file of a game; null: its kind is not played here. Throws where its script was not built. */
  readonly replayFile: (record: GameRecord, t: Translate) => Promise<string | null>;
  /** The same as a page with its policy. */
  readonly replayPage: (record: GameRecord, t: Translate) => Promise<ReplayPage | null>;
}

/** What is kept of finished games. */
export interface HistoryStores {
  readonly history: GameHistory;
  readonly retention: HistoryRetention & HistoryMaintenance;
  readonly analyses: Pick<AnalysisStore, 'get'>;
}

const SOON_MS = 100;
const LATER_MS = 30_000;

/** `startMaintenance` compresses finished logs and deletes expired ones, a little at a time; its answer stops that. */
export function createHistory(
  { history, retention, analyses }: HistoryStores,
  histories: HistoryRegistry,
  viewer = builtViewer(),
): History & {
  startMaintenance(clock: Clock, timers: Timers, onFault: (error: unknown) => void): () => void;
} {
  const analysisOf = async ({ log }: GameRecord, { game }: HistoryAdapter): Promise<unknown> => {
    const digest = log.entries.at(-1)?.digest;
    const version = game.analysis?.version;
    return digest === undefined || version === undefined ? undefined : analyses.get({ digest, version });
  };
  const pageOf: History['replayPage'] = async (record, t) => {
    const adapter = histories.find(record.kind);
    if (adapter === undefined || record.withheld !== null) return null;
    return replayPage(record, t, { adapter, analysis: await analysisOf(record, adapter), assets: viewer(record.kind) });
  };
  return {
    history,
    histories,
    retention,
    replayFile: async (record, t) => (await pageOf(record, t))?.html ?? null,
    replayPage: pageOf,
    startMaintenance(clock, timers, onFault) {
      let stopped = false;
      let cancel = (): void => undefined;
      const wait = (ms: number): void => {
        if (!stopped) cancel = timers.at(clock.now() + ms, () => void maintain());
      };
      const maintain = async (): Promise<void> => {
        let more = false;
        try {
          more = await retention.maintain(clock.now());
        } catch (error) {
          // What was under way as the database closed is done after the next start.
          if (!stopped) onFault(error);
        }
        wait(more ? SOON_MS : LATER_MS);
      };
      void retention.begin();
      wait(LATER_MS);
      return () => {
        stopped = true;
        cancel();
      };
    },
  };
}
