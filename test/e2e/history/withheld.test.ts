import { afterEach, expect, test } from 'vitest';
import { HistoryRegistry } from '../../../src/history/adapter.js';
import { exportLines } from '../../support/export-lines.js';
import { SqliteDealsInPlay } from '../../../src/storage/sqlite/history/deals-in-play.js';
import { sqliteStats } from '../../../src/storage/sqlite/history/counts.js';
import { DealSecrecy } from '../../../src/history/logs/withheld.js';
import { LogReader } from '../../../src/storage/sqlite/log/reader.js';
import { ALL_SHARDS } from '../../../src/storage/shards.js';
import { noteShards } from '../../../src/storage/sqlite/shards.js';
import { allText, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import { game as playedGame } from '../../support/played.js';
import { HISTORIES } from '../../support/registered.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';

/** What is kept back of games that are over: deals that others may still play, and logs that are not what was written. */

const DAY_MS = 86_400_000;

let harness: Harness;
afterEach(() => closeClean(harness));

/** What a command about a game says; and that it brings neither log nor replay. */
async function refused(user: LocalUser, command: string, game: string): Promise<string> {
  const message = await answer(user, command, game);
  expect(message?.attachments.filter(({ filename }) => /\.(json|html)$/.test(filename))).toEqual([]);
  return message === undefined ? '' : allText(message);
}

/** What a command about a game comes to: an export is answered at once, and made after that. */
async function answer(user: LocalUser, command: string, game: string): Promise<ApiMessage | undefined> {
  const { message } = await harness.run(user, `history ${command}`, { game });
  await harness.pass(50);
  return message && (user.look(message.id) ?? message);
}

/** Today's deal is chosen; the seeds that are to stay secret. */
async function daily(ana: LocalUser): Promise<readonly string[]> {
  await harness.run(ana, 'daily meteor');
  for (let wait = 0; wait < 20; wait += 1) await harness.quiet();
  await harness.run(ana, 'daily meteor');
  const { seeds = {} } = harness.table.state.options.shared ?? {};
  const all = Object.values(seeds);
  expect(all.length).toBeGreaterThan(1);
  return all;
}

function serverExport(): Promise<readonly string[]> {
  const { connection } = harness.database;
  const secrecy = new DealSecrecy(new SqliteDealsInPlay(connection), harness.everyTable.games, () =>
    harness.time.now(),
  );
  return exportLines(connection, harness.server.guildId, secrecy);
}

/** All that anybody was ever shown, and every line of the server's export. */
async function expectTold(user: LocalUser, seeds: readonly string[], isTold: boolean): Promise<void> {
  const said = [...user.sees(harness.channel), ...user.seesPrivately(harness.channel)].map(allText);
  const all = [...said, ...(await serverExport())].join('\n');
  expect(seeds.some((seed) => all.includes(seed))).toBe(isTold);
}

test('a daily deal whose lobby was left tells no seed, today or ever', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  const seeds = await daily(ana);
  const { game } = harness.table;
  for (const _ of [1, 2]) await harness.run(ana, 'meteor end');
  await harness.pass(2_000);
  expect(harness.everyTable.live()).toEqual([]);
  for (const later of [0, 3 * DAY_MS]) {
    harness.time.lapse(later);
    expect(await refused(ana, 'export', game)).toContain('never started');
    const shown = await refused(ana, 'show', game);
    expect(shown).toContain('never started');
    expect(shown).not.toContain('NaN');
    expect(await harness.replayPage(harness.linkTo(game))).toBeNull();
    await expectTold(ana, seeds, false);
  }
});

test('a daily deal that was played opens its log when its day and all of its tables are over', async () => {
  harness = await Harness.open({ channels: ['general', 'games'] });
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  const seeds = await daily(ana);
  const { game } = harness.table;
  await harness.run(harness.user('Chloé'), 'meteor join');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.pass(1_500);
  expect(harness.table.state.phase).toBe('play');
  for (const _ of [1, 2]) await harness.run(ana, 'meteor end');
  await harness.pass(2_000);
  expect(await refused(ana, 'export', game)).toContain('Its log opens when the day is over');
  expect(await refused(ana, 'show', game)).toContain('The seed is shown once');
  expect(await harness.replayPage(harness.linkTo(game))).toBeNull();
  await expectTold(ana, seeds, false);
  // Another table of that day is still open when the day ends.
  await ben.command(harness.server.channelId('games'), 'daily meteor');
  await harness.quiet();
  expect(harness.everyTable.live()).toHaveLength(1);
  harness.time.lapse(DAY_MS);
  expect(await refused(ana, 'export', game)).toContain('may still be playing this deal');
  const other = harness.server.channelId('games');
  for (const _ of [1, 2]) await ben.command(other, 'meteor end');
  await harness.pass(2_000);
  expect(harness.everyTable.live()).toEqual([]);
  const message = await answer(ana, 'export', game);
  expect(message?.attachments).toHaveLength(2);
  expect(await harness.replayPage(harness.linkTo(game))).not.toBeNull();
  await expectTold(ana, seeds, true);
});

test('a log that was changed is said to be damaged, wherever it is asked for, and counts for nobody', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  const { guildId } = harness.server;
  await harness.played(playedGame('changed', 2, { guildId, seed: 'changed' }));
  await harness.played(playedGame('whole', 2, { guildId, seed: 'whole' }));
  harness.database.connection.exec(
    "DROP TRIGGER IF EXISTS entries_never_change; UPDATE entries SET at = at + 1 WHERE game = 'changed' AND sequence = 3",
  );
  for (const command of ['show', 'replay', 'export'])
    expect(await refused(ana, command, 'changed'), command).toContain('log can’t be read');
  expect(await harness.app.replayPage(harness.linkTo('changed'))).toBe('damaged');
  const lines = (await serverExport()).map(
    (line) => JSON.parse(line) as { readonly game?: string; readonly damaged?: boolean },
  );
  expect(lines.filter(({ damaged }) => damaged === true).map(({ game }) => game)).toEqual(['changed']);
  const message = await answer(ana, 'export', 'whole');
  expect(message?.attachments).toHaveLength(2);
});

test('a log that was changed before it was counted counts for nobody', async () => {
  harness = await Harness.open();
  const { guildId } = harness.server;
  for (const id of ['changed', 'whole']) await harness.played(playedGame(id, 2, { guildId, seed: id }));
  const { connection } = harness.database;
  connection.exec(
    `DROP TRIGGER IF EXISTS entries_never_change;
    UPDATE entries SET at = at + 1 WHERE game = 'changed' AND sequence = 3;
    DELETE FROM plays; UPDATE games SET listed = 0`,
  );
  const stats = sqliteStats(harness.database, new HistoryRegistry(HISTORIES));
  const uncounted = await stats.uncounted();
  expect([...uncounted].sort()).toEqual(['changed', 'whole']);
  for (const game of uncounted) await stats.count(game);
  expect(connection.prepare('SELECT DISTINCT game FROM plays').pluck().all()).toEqual(['whole']);
});

test('in a divided bot a day’s log stays closed while another process may still play that deal', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await daily(ana);
  const { game } = harness.table;
  await harness.run(harness.user('Chloé'), 'meteor join');
  for (const _ of [1, 2]) await harness.run(ana, 'meteor start');
  await harness.pass(1_500);
  for (const _ of [1, 2]) await harness.run(ana, 'meteor end');
  await harness.pass(2_000);
  const { connection } = harness.database;
  const log = new LogReader(connection).read(game);
  if (log === undefined) throw new Error('the game has no log');
  const withheld = (): Promise<string | null> =>
    new DealSecrecy(new SqliteDealsInPlay(connection), harness.everyTable.games, () => harness.time.now()).of(log);
  harness.time.lapse(DAY_MS);
  expect(await withheld()).toBeNull();
  noteShards(connection, { count: 2, residues: [0] });
  expect(await withheld()).toBe('deal-in-play');
  harness.time.lapse(DAY_MS);
  expect(await withheld()).toBeNull();
  noteShards(connection, ALL_SHARDS);
});
