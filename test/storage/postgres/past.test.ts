import { PostgresPast } from '../../../src/storage/postgres/past-games.js';
import { PostgresSql } from '../../../src/storage/postgres/statements.js';
import { Removals } from '../../../src/storage/sql/retention/removals.js';
import { HISTORIES } from '../../history/support.js';
import { GUILD } from '../../support/played.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { pastKeepsItsContract } from '../contract/past.js';
import { owner } from './owners.js';

pastKeepsItsContract(async () => {
  const { database, lease, log } = await owner(await newDatabase());
  await lease.acquire();
  return {
    process(kept = null) {
      const sql = new PostgresSql(database, lease);
      const past = new PostgresPast(sql, HISTORIES, () => Buffer.alloc(32, 1));
      const { history, retention } = past.stores({ retentions: () => (kept === null ? [] : [[GUILD, kept]]) });
      const removals = new Removals({ durable: sql, notes: sql }, past.stats, []);
      return { sql, log, logs: past.logs, history, stats: past.stats, retention, removals };
    },
  };
});
