import { expect, test } from 'vitest';
import { PostgresPast } from '../../../src/storage/postgres/past-games.js';
import { PostgresSql } from '../../../src/storage/postgres/statements.js';
import { Removals } from '../../../src/storage/sql/retention/removals.js';
import { guestHome } from '../../../src/table/home.js';
import { HISTORIES } from '../../history/support.js';
import { game, START } from '../../support/played.js';
import { OwedMuteRows } from '../../../src/storage/sql/rows/owed-mutes.js';
import { PersonNoteRows } from '../../../src/storage/sql/rows/notes.js';
import { SettingsRows } from '../../../src/storage/sql/rows/settings.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { owner } from './owners.js';

/** Servers of the shards 0 and 1 of two. */
const EVEN = String(2n << 22n);
const ODD = String(3n << 22n);
const HOMES = { even: EVEN, odd: ODD, direct: guestHome(null, '55') };
const KEPT = START + 400 * 86_400_000;

async function process(url: string, residue: number) {
  const { database, lease, log } = await owner(url, { count: 2, residues: [residue] });
  await lease.acquire();
  const sql = new PostgresSql(database, lease);
  const past = new PostgresPast(sql, HISTORIES, () => Buffer.alloc(32));
  const { retention } = past.stores({ retentions: () => [EVEN, ODD].map((guild) => [guild, 86_400_000] as const) });
  const removals = new Removals({ durable: sql, notes: sql }, past.stats, []);
  return { sql, log, stats: past.stats, retention, removals };
}

test('processes of a divided bot count, pack, expire and delete each its own servers’ games', async () => {
  const url = await newDatabase();
  const [low, high] = [await process(url, 0), await process(url, 1)];
  for (const [id, guildId] of Object.entries(HOMES))
    await (id === 'odd' ? high : low).log.append(game(id, 2, { guildId }));
  expect([...(await low.stats.uncounted())].sort()).toEqual(['direct', 'even']);
  expect(await high.stats.uncounted()).toEqual(['odd']);
  await high.retention.maintain(START);
  const state = () => high.sql.rows('SELECT game, listed, packed FROM games ORDER BY game');
  const fresh = { listed: 0, packed: 0 };
  expect(await state()).toEqual([
    { game: 'direct', ...fresh },
    { game: 'even', ...fresh },
    { game: 'odd', listed: 1, packed: 1 },
  ]);
  expect(await high.retention.guilds()).toEqual([ODD]);
  expect([...(await low.retention.guilds())].sort()).toEqual([HOMES.direct, EVEN].sort());
  await high.retention.maintain(KEPT);
  expect((await state()).length).toBe(2);
});

test('what both are asked to delete at once neither forgets', async () => {
  const url = await newDatabase();
  const [low, high] = [await process(url, 0), await process(url, 1)];
  const asked = ['1', '2', '3'];
  await Promise.all(asked.flatMap((user) => [low.removals.note(EVEN, user), high.removals.note(ODD, user)]));
  const users = async ({ removals }: typeof low) => (await removals.due()).map(({ user }) => user).sort();
  expect([await users(low), await users(high)]).toEqual([asked, asked]);
  await Promise.all([low.retention.maintain(START), high.retention.maintain(START)]);
  expect([await users(low), await users(high)]).toEqual([[], []]);
});

test('a server that one of them was taken out of long ago is deleted by that one', async () => {
  const url = await newDatabase();
  const [low, high] = [await process(url, 0), await process(url, 1)];
  await low.retention.left(EVEN, 0);
  await high.retention.maintain(KEPT);
  expect(await low.sql.rows('SELECT guild FROM departures')).toEqual([{ guild: EVEN }]);
  await low.retention.maintain(KEPT);
  expect(await low.sql.rows('SELECT guild FROM departures')).toEqual([]);
});

test('each keeps in memory what is stored of its own servers, and looks after its own mutes', async () => {
  const url = await newDatabase();
  const [low, high] = [await process(url, 0), await process(url, 1)];
  const fail = (error: unknown): void => {
    throw error;
  };
  for (const [{ sql }, guild] of [
    [low, EVEN],
    [high, ODD],
  ] as const) {
    await new SettingsRows(sql).set(guild, 'language', 'de');
    await new OwedMuteRows(sql).put({ guildId: guild, userId: '7', state: 'muted' });
    await sql.write({
      text: `INSERT INTO person_notes (guild, "user", note) VALUES (@guild, '7', @guild)`,
      values: { guild },
    });
  }
  for (const [{ sql }, own, other] of [
    [low, EVEN, ODD],
    [high, ODD, EVEN],
  ] as const) {
    const [settings, people] = [new SettingsRows(sql), new PersonNoteRows(sql, fail)];
    await Promise.all([settings.load(), people.load()]);
    expect(settings.everywhere('language')).toEqual([[own, 'de']]);
    expect([people.has('7', own), people.has('7', other)]).toEqual([true, false]);
    expect((await new OwedMuteRows(sql).all()).map(({ guildId }) => guildId)).toEqual([own]);
  }
});
