/** The child of frozen.test.ts: takes the lease and appends to one game until it has lost it. */
import { openPostgres } from '../../../src/storage/postgres/database.js';
import { Lease } from '../../../src/storage/postgres/lease.js';
import { PostgresGameLog } from '../../../src/storage/postgres/log/game-log.js';
import { ALL_SHARDS } from '../../../src/storage/shards.js';
import { systemClock } from '../../../src/table/clock.js';
import { systemTimers } from '../../../src/table/timers.js';
import { acted, created } from './entries.js';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const database = await openPostgres(process.argv[2] ?? '');
const clock = systemClock();
let lost = false;
const lease = new Lease(database.urgent, {
  shards: ALL_SHARDS,
  wall: { now: () => Date.now() },
  monotonic: clock,
  timers: systemTimers(clock),
  onLost: () => {
    lost = true;
    say('lost');
  },
});
const log = new PostgresGameLog(database, lease);
if (!(await lease.acquire())) throw new Error('another process has the lease');
await log.append([created('a')]);
for (let sequence = 1; !lost;) {
  const entries = [acted('a', sequence)];
  const appended = await log.append(entries);
  const written =
    appended.kind === 'written' || (appended.kind === 'unknown' && (await log.resolve(entries).catch(() => false)));
  if (written) {
    say(`written ${sequence}`);
    sequence += 1;
  } else await lease.renew().catch(() => undefined);
}
await database.close();
