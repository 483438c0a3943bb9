import { PostgresSql } from '../../../src/storage/postgres/statements.js';
import { NO_SWEEPING } from '../../../src/storage/sql/retention/sweeping.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { killing } from '../contract/killing.js';
import { pastKeepsItsContract } from '../contract/past.js';
import type { OpenPast } from '../contract/past-process.js';
import { owner } from './owners.js';

const open: OpenPast = async () => {
  const { database, lease, log } = await owner(await newDatabase());
  await lease.acquire();
  return { sql: new PostgresSql(database, lease), log, sweeping: NO_SWEEPING };
};

pastKeepsItsContract(open);
killing(open);
