import { PostgresSql } from '../../../src/storage/postgres/statements.js';
import { NO_SWEEPING } from '../../../src/storage/sql/retention/sweeping.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { pastKeepsItsContract } from '../contract/past.js';
import { owner } from './owners.js';

pastKeepsItsContract(async () => {
  const { database, lease, log } = await owner(await newDatabase());
  await lease.acquire();
  return { sql: new PostgresSql(database, lease), log, sweeping: NO_SWEEPING };
});
