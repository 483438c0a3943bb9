import { expect, onTestFinished, test } from 'vitest';
import { allText } from '../../../src/local/index.js';
import { translator } from '../../../src/text/index.js';
import { until } from '../../support/until.js';
import { TestPostgres } from '../support/engines.js';
import { gameOfTwo } from '../support/game-of-two.js';
import { Harness } from '../support/harness.js';
import { isPublic } from '../support/messages.js';

/** As the server answers where its disk is full, until `undo`; `test/long/postgres-full.test.ts` has a disk that is. */
async function fillDisk({ beside }: TestPostgres): Promise<() => Promise<void>> {
  const tables = ['entries', 'games', 'about'];
  await beside.run(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`);
  for (const table of tables)
    await beside.run(`CREATE TRIGGER full_disk BEFORE INSERT ON ${table} EXECUTE FUNCTION full_disk()`);
  return async () => {
    await beside.run('DROP FUNCTION full_disk CASCADE');
  };
}

const t = translator('en');

test('a full database: games stand still, no second is lost, no new one is opened, and it heals by itself', async () => {
  const kept = new TestPostgres();
  const at = await Harness.open({ kept, channels: ['general', 'other'] });
  onTestFinished(() => at.close());
  const { ana, ben } = await gameOfTwo(at, { mode: 'standard' });
  const other = at.server.channelId('other');
  await at.pass(5_000);
  const left = at.table.state.deadline - at.time.now();
  const empty = await fillDisk(kept);

  const refused = await ana.command(at.channel, 'meteor pass', {});
  expect(refused.message && allText(refused.message)).toContain(t('refusal.storage-failed'));
  await at.pass(20_000);
  expect(at.table).toMatchObject({ blocked: true, state: { phase: 'play', pause: null } });
  expect(at.app.health()).toMatchObject({ database: 'failing' });
  const board = ben.sees(at.channel).findLast(isPublic);
  expect(board && allText(board)).toContain('on hold');
  const opened = await ben.command(other, 'meteor new', {});
  expect(opened.message && allText(opened.message)).toContain(t('refusal.disk-full'));
  expect(at.app.mayAct).toBe(true);

  await empty();
  await until(
    () => !at.table.blocked,
    () => at.pass(250),
  );
  expect(at.table.state.pause).toMatchObject({ by: null, zoneLeft: left });
  expect(at.app.health()).toMatchObject({ database: 'ok' });
  await at.run(ana, 'meteor resume');
  expect((await ben.command(other, 'meteor new', {})).error).toBeUndefined();
  expect(at.tables.inChannel(other)).toBeDefined();
  expect(kept.lost).toEqual([]);
});

test('what a server tells of its database is in the metrics; of its disk, log and backups it tells nothing', async () => {
  const at = await Harness.open({ kept: new TestPostgres() });
  onTestFinished(() => at.close());
  const told = async (name: string): Promise<string | undefined> =>
    new RegExp(`^${name} (.*)$`, 'm').exec(await at.app.metrics.text())?.[1];
  await at.app.metrics.text();
  await at.quiet();
  // An empty database with its catalogue.
  expect(Number(await told('meteor_database_bytes'))).toBeGreaterThan(5_000_000);
  for (const unknown of ['disk_free_bytes', 'backup_age_seconds', 'wal_bytes', 'wal_pending_bytes'])
    expect(await told(`meteor_${unknown}`)).toBe('Nan');
});

test('a lobby waits too, and new games come back where none was waiting', async () => {
  const kept = new TestPostgres();
  const at = await Harness.open({ kept, channels: ['general', 'other'] });
  onTestFinished(() => at.close());
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  const other = at.server.channelId('other');
  await at.run(ana, 'meteor new');
  const empty = await fillDisk(kept);
  await ben.command(at.channel, 'meteor join', {});
  await at.pass(5_000);
  expect(at.table.blocked).toBe(true);
  await empty();
  await until(
    () => !at.table.blocked,
    () => at.pass(250),
  );
  await at.run(ben, 'meteor join');
  await at.run(ana, 'meteor end');
  await at.run(ana, 'meteor end');

  const again = await fillDisk(kept);
  const first = await ben.command(other, 'meteor new', {});
  expect(first.message && allText(first.message)).toContain(t('refusal.storage-failed'));
  const second = await ben.command(other, 'meteor new', {});
  expect(second.message && allText(second.message)).toContain(t('refusal.disk-full'));
  await again();
  await until(
    () => at.gameLog.hasRoom(),
    () => at.pass(250),
  );
  await ben.command(other, 'meteor new', {});
  expect(at.tables.inChannel(other)).toBeDefined();
});
