import { newDatabase } from '../../support/postgres/databases.js';
import { throughPgBouncer } from '../../support/postgres/pgbouncer.js';
import { logContract } from '../contract/game-log.js';
import { expire, owner } from './owners.js';

logContract('PostgreSQL behind PgBouncer', async () => {
  const url = (await throughPgBouncer())(await newDatabase());
  const one = await owner(url);
  await one.lease.acquire();
  return {
    log: one.log,
    async again() {
      one.lease.abandon();
      await expire(one);
      const next = await owner(url);
      await next.lease.acquire();
      return next.log;
    },
  };
});
