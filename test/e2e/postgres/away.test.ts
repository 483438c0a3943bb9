import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, onTestFinished, test } from 'vitest';
import { allText, type LocalUser } from '../../../src/local/index.js';
import { Proxy } from '../../support/postgres/proxy.js';
import { until } from '../../support/until.js';
import { TestPostgres } from '../support/engines.js';
import { gameOfTwo } from '../support/game-of-two.js';
import { Harness } from '../support/harness.js';
import { isPublic } from '../support/messages.js';

/** So long after its last renewal a process sends nothing any more. */
const NO_LONGER_ACTS_MS = 6_500;

async function behindProxy(): Promise<{ readonly at: Harness; readonly proxy: Proxy; readonly kept: TestPostgres }> {
  const proxy = new Proxy(inject('postgresPort'));
  const port = await proxy.listen();
  const kept = new TestPostgres((direct) => {
    const url = new URL(direct);
    url.port = String(port);
    return url.href;
  });
  const at = await Harness.open({ kept });
  onTestFinished(async () => {
    proxy.back();
    await at.close();
    await proxy.close();
  });
  return { at, proxy, kept };
}

const board = (at: Harness, user: LocalUser): string => {
  const found = user.sees(at.channel).findLast(isPublic);
  return found === undefined ? '' : allText(found);
};

/** Places the first card that may go anywhere. */
async function place(at: Harness, user: LocalUser): Promise<string | undefined> {
  const [card] = await user.autocomplete(at.channel, 'meteor place', {}, 'card');
  const values = { card: card?.value ?? '' };
  const [site] = await user.autocomplete(at.channel, 'meteor place', values, 'site');
  return (await user.command(at.channel, 'meteor place', { ...values, site: site?.value ?? '' })).error;
}

test('the database away: the game stands still, nobody loses a second, nothing is sent without the lease, and it heals', async () => {
  const { at, proxy, kept } = await behindProxy();
  const { ana, ben } = await gameOfTwo(at, { mode: 'standard' });
  await at.pass(5_000);
  await place(at, ana);
  await at.quiet();
  const left = at.table.state.deadline - at.time.now();
  expect(at.app.health()).toMatchObject({ database: 'ok' });

  proxy.cut();
  // A second later the heartbeat's check has noticed.
  await until(
    () => at.table.blocked,
    () => at.pass(100),
  );
  const noticed = left - (at.table.state.deadline - at.time.now());
  expect(at.app.health()).toMatchObject({ database: 'failing' });
  await at.pass(3_000);
  expect(board(at, ben)).toContain('on hold');
  await wait(NO_LONGER_ACTS_MS);
  expect(at.app.mayAct).toBe(false);
  const sent = (): number => at.server.requests.all.filter(({ method }) => method !== 'GET').length;
  const before = sent();
  void ben.command(at.channel, 'meteor hand', {}).catch(() => undefined);
  await at.pass(60_000);
  expect(sent()).toBe(before);
  expect(at.table.state.phase).toBe('play');

  proxy.back();
  await until(
    () => at.app.mayAct && !at.table.blocked,
    () => at.pass(250),
  );
  expect(kept.lost).toEqual([]);
  expect(at.app.health()).toMatchObject({ database: 'ok' });
  const { pause } = at.table.state;
  // What ran down before it was noticed is all that was lost.
  expect(pause?.zoneLeft).toBeGreaterThanOrEqual(left - noticed);
  await at.pass(3_000);
  expect(board(at, ben)).toContain('TIME OUT');
  await at.run(ana, 'meteor resume');
  expect(await place(at, ben)).toBeUndefined();
});

/** Takes the newest entries of a game away behind the bot, as a standby that was behind does when it takes over. */
async function rewind({ beside }: TestPostgres, game: string, kept: number): Promise<void> {
  for (const table of ['entries', 'games']) await beside.run(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await beside.run('DELETE FROM entries WHERE game = @game AND sequence >= @kept', { game, kept });
  if (kept === 0) await beside.run('DELETE FROM games WHERE game = @game', { game });
  for (const table of ['entries', 'games']) await beside.run(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}

test('a database that lacks the newest moves: the game is read again into a Time Out, the board says so, and it goes on', async () => {
  const { at, kept } = await behindProxy();
  const { ana, ben } = await gameOfTwo(at, { mode: 'standard' });
  await at.pass(5_000);
  const { game, version } = at.table;
  const [{ count } = { count: 0 }] = await kept.beside.rows<{ count: number }>('SELECT count(*) AS count FROM entries');
  await place(at, ana);
  await at.quiet();
  expect(at.table.version).toBeGreaterThan(version);
  await rewind(kept, game, count);

  await place(at, ben);
  await until(
    () => at.table.lost !== null && !at.table.blocked,
    () => at.pass(250),
  );
  await at.pass(3_000);
  expect(board(at, ben)).toContain('The database lost the newest moves');
  expect(board(at, ben)).toContain('TIME OUT');
  expect(at.table.state.sites.every(({ pile }) => pile.length === 0)).toBe(true);
  await at.run(ana, 'meteor resume');
  await at.pass(3_000);
  expect(board(at, ben)).not.toContain('The database lost');
  expect(await place(at, ana)).toBeUndefined();
  expect(kept.lost).toEqual([]);
});

test('a database that has lost a game: the board says so, and the channel is free for another', async () => {
  const { at, kept } = await behindProxy();
  const { ana, ben } = await gameOfTwo(at);
  await rewind(kept, at.table.game, 0);
  await place(at, ana);
  await until(
    () => at.tables.live().length === 0,
    () => at.pass(250),
  );
  await at.pass(3_000);
  expect(board(at, ben)).toContain('The database lost this game');
  await at.run(ana, 'meteor new');
  expect(at.tables.live()).toHaveLength(1);
});

test('another process has the lease: this one is told once, and sends nothing any more', async () => {
  const { at, kept } = await behindProxy();
  const { ana } = await gameOfTwo(at);
  await kept.beside.run("UPDATE leases SET owner = 'another', expires_at = clock_timestamp() + interval '1 hour'");
  await until(() => kept.lost.length > 0);
  expect(kept.lost).toEqual([expect.stringContaining('another process has taken these games over')]);
  expect(at.app.mayAct).toBe(false);
  const before = at.server.requests.all.length;
  void ana.command(at.channel, 'meteor hand', {}).catch(() => undefined);
  await at.pass(10_000);
  expect(at.server.requests.all.length).toBe(before);
});

test('a stop while the database is away comes to its end, and the next start has the game in Time Out', async () => {
  const { at, proxy } = await behindProxy();
  await gameOfTwo(at);
  await at.pass(1_000);
  proxy.cut();
  const stopped = { over: false };
  const stopping = at.stop().finally(() => {
    stopped.over = true;
  });
  await until(
    () => stopped.over,
    () => at.pass(250),
  );
  await stopping;
  proxy.back();
  await at.boot();
  await at.pass(1_000);
  expect(at.table.state).toMatchObject({ phase: 'play', pause: { by: null } });
});
