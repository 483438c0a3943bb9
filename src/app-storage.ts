/** What the bot gives to its database, and has of it. */
import type { AppOptions } from './app-options.js';
import { retentionMs } from './discord/settings/definitions.js';
import type { Millis } from './games/shared/time.js';
import type { HistoryRegistry } from './history/adapter.js';
import { createHistory } from './history/index.js';
import type { DealSecrecy } from './history/logs/withheld.js';
import type { Metrics } from './http/metrics/metrics.js';
import type { BotStorage } from './storage/ports/bot-storage.js';
import type { Stores } from './storage/sql/stores.js';
import { systemBytes } from './table/ids.js';
import type { Clock, Timers } from './table/ports.js';

interface StorageParts {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly histories: HistoryRegistry;
  readonly metrics: Pick<Metrics, 'committed'>;
}

export function createStorage(options: AppOptions, { clock, timers, histories, metrics }: StorageParts): BotStorage {
  const { database, log, onCommitted, onDamaged, randomBytes = systemBytes } = options;
  return database.storageFor({
    log,
    clock,
    timers,
    randomBytes,
    histories,
    onCommitted: (ms, of) => {
      if (of === 'log') metrics.committed(ms / 1000);
      onCommitted?.(ms);
    },
    onDamaged: (game, error) => onDamaged?.(game, error),
  });
}

export function createHistoryOf(
  { viewer }: AppOptions,
  storage: BotStorage,
  histories: HistoryRegistry,
  secrecy: DealSecrecy,
): ReturnType<typeof createHistory> {
  const past = storage.history({ secrecy, retentions: () => retentionsIn(storage.stores) });
  return createHistory(past, histories, viewer);
}

/** How long each server that limits it keeps its games. */
const retentionsIn = ({ settings }: Pick<Stores, 'settings'>): (readonly [string, Millis])[] =>
  settings.everywhere('retention').flatMap(([guild, kept]) => {
    const ms = retentionMs(kept);
    return ms === null ? [] : [[guild, ms] as const];
  });
