import type { HistoryRegistry } from '../../history/adapter.js';
import type { HistoryStores } from '../../history/index.js';
import type { DealSecrecy } from '../../history/logs/withheld.js';
import type { GameLogs } from '../ports/game-logs.js';
import type { SigningKey } from '../signing-key.js';
import { packedExport, ServerExports } from '../sql/export/packed-export.js';
import { Archive, type ArchiveParts } from '../sql/history/archive.js';
import { StatsWriter } from '../sql/history/stats-writer.js';
import { StoredLogs } from '../sql/log/stored-logs.js';
import { packLogOf } from '../sql/retention/pack-log.js';
import { Retention, type RetentionOptions } from '../sql/retention/retention.js';
import { NO_SWEEPING } from '../sql/retention/sweeping.js';
import { AnalysisRows } from '../sql/rows/analyses.js';
import type { PostgresSql } from './statements.js';

/** What is counted, told and kept of finished games. */
export class PostgresPast {
  readonly logs: GameLogs;
  readonly stats: StatsWriter;

  constructor(
    private readonly sql: PostgresSql,
    histories: HistoryRegistry,
    private readonly key: SigningKey,
  ) {
    this.logs = new StoredLogs(sql);
    this.stats = new StatsWriter(sql, this.logs, histories);
  }

  /** `secrecy`: what is kept back of them; absent: nothing. */
  stores(options: RetentionOptions, secrecy?: Pick<DealSecrecy, 'of'>): HistoryStores {
    const { sql, logs, key, stats } = this;
    const parts: ArchiveParts = { sql, logs, key, ...(secrecy === undefined ? {} : { secrecy }) };
    const retention = new Retention(
      {
        writers: { durable: sql, notes: sql },
        stats,
        pack: packLogOf(sql, logs),
        // Vacuum overwrites nothing at once, here or in the write-ahead log: docs say what remains for how long.
        sweeping: NO_SWEEPING,
        exports: new ServerExports((guildId, most) => packedExport(parts, guildId, most)),
      },
      options,
    );
    return { history: new Archive(parts), retention, analyses: new AnalysisRows(sql) };
  }
}
