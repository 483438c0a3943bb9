import type { Millis } from '../../games/shared/time.js';
import type { GameId } from '../../table/ports.js';
import type { HistoryContext, StorageContext } from '../ports/bot-storage.js';
import type { RetentionOptions } from './retention/retention.js';
import { dropFromMemory, type Stores, type StoresOptions } from './stores.js';

/** What the log of either engine reports. */
export const logReports = ({ log, onCommitted, onDamaged }: StorageContext) => ({
  onCommitted: (ms: Millis): void => {
    onCommitted(ms, 'log');
  },
  onDamaged: (game: GameId, err: unknown): void => {
    log.error({ game, err }, 'the log of an unfinished game cannot be read: it is left as it is; a backup has it');
    onDamaged(game, err);
  },
});

/** `isClosed`: a successor has the games by then, and keeps its own notes. */
export const storesReports = (
  { log, onCommitted }: StorageContext,
  isClosed: () => boolean,
): Pick<StoresOptions, 'onCommitted' | 'onBoardCommitted' | 'onFault'> => ({
  onCommitted: (ms) => {
    onCommitted(ms, 'mutes');
  },
  onBoardCommitted: (ms) => {
    onCommitted(ms, 'boards');
  },
  onFault: (err) => {
    if (!isClosed()) log.warn({ err }, 'the database did not take a note beside the log');
  },
});

/** What retention is told, and reports. */
export const retentionOptions = (
  { log }: StorageContext,
  stores: Stores,
  { retentions }: Pick<HistoryContext, 'retentions'>,
): RetentionOptions => ({
  retentions,
  onRemoved: (guildId, userId) => dropFromMemory(stores, guildId, userId),
  onDamaged: (game, err) => {
    log.error({ game, err }, 'the log of a finished game cannot be read: it is left as it is; a backup has it');
  },
});
