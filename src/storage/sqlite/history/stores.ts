import type { HistoryStores } from '../../../history/index.js';
import type { DealSecrecy } from '../../../history/logs/withheld.js';
import { Retention, type ForRetention, type RetentionOptions } from '../retention/retention.js';
import { AnalysisRows } from '../../sql/rows/analyses.js';
import { SqliteSql } from '../sql.js';
import { archiveOf } from './archive.js';

/** What SQLite keeps of finished games. `secrecy`: what is kept back of them; absent: nothing. */
export const historyStores = (
  database: ForRetention,
  options: RetentionOptions,
  secrecy?: Pick<DealSecrecy, 'of'>,
): HistoryStores => ({
  history: archiveOf(database.connection, secrecy),
  retention: new Retention(database, options),
  analyses: new AnalysisRows(
    new SqliteSql(database.connection, (statements) => database.disk.run('write', statements)),
  ),
});
