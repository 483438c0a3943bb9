import { newDatabase } from '../../support/postgres/databases.js';
import { throughPgBouncer } from '../../support/postgres/pgbouncer.js';
import { logContract } from '../contract/game-log.js';
import { logOn } from './owners.js';

logContract('PostgreSQL behind PgBouncer', async () => logOn((await throughPgBouncer())(await newDatabase())));
