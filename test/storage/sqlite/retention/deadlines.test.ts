import { expect, it } from 'vitest';
import { DAY_MS } from '../../../../src/history/queries.js';
import { DEPARTED_KEPT_MS } from '../../../../src/storage/sql/retention/retention.js';
import { ownTables } from '../../../../src/storage/sqlite/file/whole-file.js';
import { game, GUILD, someone, START } from '../../../support/played.js';
import { maintainAll, opened, OTHER, removalsOf, season, type Opened } from '../../../history/support.js';

/** What is deleted when, and what is kept. */

const HOUR = 3_600_000;

const idsIn = async ({ archive }: Opened, guild = GUILD): Promise<readonly string[]> =>
  (await archive.list(guild, { limit: 50 })).games.map(({ game: id }) => id);
/** A game that is still on. */
const unfinished = (id: string) => game(id, 2).slice(0, 4);

it('games go once their server keeps them no longer, five at a time and the oldest first; other servers keep theirs', async () => {
  const past = await opened([...season(8), game('else1', 2, { guildId: OTHER })], DAY_MS);
  past.log.append(unfinished('on'));
  expect(await past.retention.maintain(START + 7 * DAY_MS)).toBe(true);
  expect(await idsIn(past)).toEqual(['g7', 'g6', 'g5']);
  await maintainAll(past, START + 7 * DAY_MS);
  expect(await idsIn(past)).toEqual(['g7', 'g6']);
  expect(await past.retention.maintain(START + 7 * DAY_MS)).toBe(false);
  expect(await idsIn(past, OTHER)).toEqual(['else1']);
  expect(await past.retention.kept(GUILD)).toEqual({ games: 2, live: 1 });
  expect(await past.retention.guilds()).toEqual([GUILD, OTHER].sort());
});

it('a server that the bot left is kept for thirty days, and then goes; one that it came back to stays', async () => {
  const past = await opened([...season(2), game('else1', 2, { guildId: OTHER })]);
  await past.retention.left(GUILD, START);
  await past.retention.left(OTHER, START);
  await past.retention.left(OTHER, START + DAY_MS);
  await maintainAll(past, START + DEPARTED_KEPT_MS);
  expect(await idsIn(past)).toHaveLength(2);
  await past.retention.returned(OTHER);
  await maintainAll(past, START + DEPARTED_KEPT_MS + 1);
  expect(await idsIn(past)).toEqual([]);
  expect(await past.retention.guilds()).toEqual([OTHER]);
  await maintainAll(past, START + 100 * DAY_MS);
  expect(await idsIn(past, OTHER)).toEqual(['else1']);
});

it('a server that the bot left counts from the first time, and stays while a game there is on', async () => {
  const past = await opened(season(1));
  const on = game('on', 2);
  past.log.append(on.slice(0, 4));
  await past.retention.left(GUILD, START);
  await past.retention.left(GUILD, START + 20 * DAY_MS);
  await maintainAll(past, START + DEPARTED_KEPT_MS + 1);
  expect(await past.retention.kept(GUILD)).toEqual({ games: 1, live: 1 });
  await past.past.append(on.slice(4));
  await maintainAll(past, START + DEPARTED_KEPT_MS + 1);
  expect(await past.retention.kept(GUILD)).toEqual({ games: 0, live: 0 });
});

/** Games take their `plays` along, and who is muted must be unmuted. */
const OTHERWISE = ['games', 'plays', 'departures', 'owed_mutes'];

it('a server is found by whatever is kept of it, and all of that goes', async () => {
  const past = await opened([]);
  const { connection } = past.database;
  const tables = ownTables(connection).filter(
    ({ name, columns }) => columns.includes('guild') && !OTHERWISE.includes(name),
  );
  for (const { name, columns } of tables) {
    const values = columns.map((column) => (column === 'guild' ? `'${OTHER}${name}'` : "'1'"));
    connection.exec(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${values.join(', ')})`);
  }
  past.log.append(unfinished('on'));
  const found = [...tables.map(({ name }) => `${OTHER}${name}`), GUILD].sort();
  expect([...(await past.retention.guilds())].sort()).toEqual(found);
  for (const guild of found) await past.retention.left(guild, START);
  await maintainAll(past, START + DEPARTED_KEPT_MS + 1);
  expect(await past.retention.guilds()).toEqual([GUILD]);
});

it('expired tokens are taken away, and no valid one', async () => {
  const past = await opened([]);
  past.log.append(unfinished('on'));
  const { connection } = past.database;
  const keep = connection.prepare(`INSERT INTO panels (game, user, channel, message, token, expires_at, sent_token,
    sent_expires_at) VALUES ('on', ?, 'c', '@original', ?, ?, ?, ?)`);
  keep.run('both', 'a', START, 'b', START);
  keep.run('older', 'c', START, 'd', START + 1);
  keep.run('newer', 'e', START + 1, 'f', START);
  keep.run('none', 'g', START + 1, null, null);
  const tokens = (): unknown =>
    connection.prepare('SELECT user, token, sent_token FROM panels ORDER BY user').raw().all();
  await past.retention.maintain(START - 1);
  expect(tokens()).toEqual([
    ['both', 'a', 'b'],
    ['newer', 'e', 'f'],
    ['none', 'g', null],
    ['older', 'c', 'd'],
  ]);
  await past.retention.maintain(START);
  expect(tokens()).toEqual([
    ['both', null, null],
    ['newer', 'e', null],
    ['none', 'g', null],
    ['older', null, 'd'],
  ]);
});

it('what was asked before a kill is finished later; games that ended since stay', async () => {
  const past = await opened(season(2));
  const removals = removalsOf(past);
  await removals.note(GUILD, null);
  await past.past.append(game('later', 2, { startAt: START + 10 * DAY_MS }));
  expect(await removals.due()).toEqual([{ guild: GUILD, user: null, until: expect.any(Number) }]);
  await maintainAll(past, START + 11 * DAY_MS);
  expect(await idsIn(past)).toEqual(['later']);
  expect(await removals.due()).toEqual([]);
});

it('forgetting leaves the game that the person plays, and says so', async () => {
  const ana = someone(0).userId;
  const past = await opened(season(1));
  past.log.append(unfinished('on'));
  expect(await past.retention.forget(GUILD, ana)).toEqual({ games: 1, playing: true });
  expect(await past.retention.forget(OTHER, ana)).toEqual({ games: 0, playing: false });
  const { connection } = past.database;
  const seats = connection.prepare('SELECT game FROM seats WHERE user = ?').pluck().all(ana);
  expect(seats).toEqual(['on']);
});

it('deleting a server leaves its running games and says how many; nobody else’s goes', async () => {
  const past = await opened([...season(7), game('else1', 2, { guildId: OTHER, startAt: START + HOUR })]);
  past.log.append(unfinished('on'));
  await maintainAll(past, START);
  expect(await past.retention.deleteAll(GUILD)).toEqual({ games: 7, live: 1 });
  expect([...(await past.retention.guilds())].sort()).toEqual([GUILD, OTHER].sort());
  const { connection } = past.database;
  for (const table of ['plays', 'tallies', 'days', 'standings']) {
    const guilds = connection.prepare(`SELECT DISTINCT guild FROM ${table}`).pluck().all();
    expect(guilds, table).toEqual([OTHER]);
  }
});
