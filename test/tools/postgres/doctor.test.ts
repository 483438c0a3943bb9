import { expect, onTestFinished, test } from 'vitest';
import { connectPostgres } from '../../../src/storage/postgres/database.js';
import { Replicas } from '../../../src/storage/postgres/replicas.js';
import { DEFAULT_LOCALE, translator } from '../../../src/text/index.js';
import { examine } from '../../../src/tools/doctor/doctor.js';
import { inWords } from '../../../src/tools/doctor/finding.js';
import { newDatabase } from '../../support/postgres/databases.js';

const examined = async (url: string): Promise<string> =>
  inWords(
    await examine({
      variables: { DATABASE_URL: url },
      guildId: null,
      release: { version: '9.8.7', commit: null },
      now: () => 0,
      t: translator(DEFAULT_LOCALE),
      fetch: () => Promise.reject(new Error('nobody asks Discord here')),
    }),
  );

test('on PostgreSQL the doctor says what is there, and tells no password', async () => {
  const url = (await newDatabase()).replace('meteor@', 'meteor:correct-horse@');
  const words = await examined(url);
  expect(words).toMatch(/^ok +Database: postgres:\/\/meteor@\S+ answers, PostgreSQL 1\d/m);
  const schema = /^ok +Schema: (\d+), this release’s own/m.exec(words)?.[1];
  expect(words).toContain(`schema ${schema ?? ''},`);
  expect(words).toContain('pg_dump');
  expect(words).not.toMatch(/correct-horse|WRONG/);
});

test('a database that has no tables yet is no fault; one that does not answer is', async () => {
  expect(await examined(await newDatabase(''))).toMatch(/^note +Schema: 0; the next start brings it to \d+/m);
  expect(await examined('postgres://meteor:correct-horse@127.0.0.1:1/meteor')).toMatch(
    /^WRONG +Database: The database postgres:\/\/meteor@127\.0\.0\.1:1\/meteor cannot be used: nobody answers there/m,
  );
});

test('it says which replicas share the shards, and what nobody has', async () => {
  const url = await newDatabase();
  expect(await examined(url)).not.toContain('Replicas');
  const database = await connectPostgres(url);
  onTestFinished(() => database.close());
  const replica = new Replicas(database, { release: '9.8.7', address: '' });
  await replica.count(2);
  await replica.renew({ leaving: false, taking: [] });
  await database.run(
    `INSERT INTO leases (shard, owner, epoch, expires_at)
    VALUES (0, @owner, 1, clock_timestamp() + interval '1 hour'), (1, @owner, 1, '-infinity')`,
    { owner: `${replica.id}/one` },
  );
  expect(await examined(url)).toMatch(/^note +Replicas: 1 of release 9\.8\.7, with 1 of 2 shards; nobody has 1$/m);
  await database.run("UPDATE leases SET expires_at = clock_timestamp() + interval '1 hour'");
  expect(await examined(url)).toMatch(/^ok +Replicas: 1 of release 9\.8\.7, with 2 of 2 shards$/m);
});
