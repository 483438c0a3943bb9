import type { HistoryRegistry } from '../../../history/adapter.js';
import type { CountStore } from '../../../history/statistics/counting.js';
import type { BotDatabase } from '../database.js';
import { databaseFault, isOfOneGame } from '../faults.js';
import { promised } from '../promised.js';
import { StatsWriter } from './stats-writer.js';

/** Counts on the connection that waits for no disk: what a power cut undoes is counted at the next start. */
export class SqliteCounts implements CountStore {
  readonly #count: (game: string) => void;

  constructor(
    private readonly database: Pick<BotDatabase, 'path' | 'notes' | 'disk'>,
    histories: HistoryRegistry,
  ) {
    const stats = new StatsWriter(database.notes, histories);
    const transaction = database.notes.transaction((game: string) => {
      if (!stats.isCounted(game)) stats.count(game);
    });
    this.#count = (game) => {
      transaction.immediate(game);
    };
  }

  count(game: string): Promise<void> {
    return promised(() => {
      try {
        this.#count(game);
        this.database.disk.written();
      } catch (error) {
        throw isOfOneGame(error) ? error : databaseFault(this.database.path, error);
      }
    });
  }
}
