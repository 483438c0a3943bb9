import { describe, expect, it } from 'vitest';
import { METEOR_HISTORY } from '../../../../src/history/meteor/adapter.js';
import { exportLines } from '../../../support/export-lines.js';
import { DEPARTED_KEPT_MS } from '../../../../src/storage/sqlite/retention/retention.js';
import { pack, unpack } from '../../../../src/storage/log/pack.js';
import { DAY_MS } from '../../../../src/history/queries.js';
import { checkLog } from '../../../../src/history/logs/replay.js';
import { LogReader } from '../../../../src/storage/sqlite/log/reader.js';
import { game, GUILD, someone, START, stored } from '../../../support/played.js';
import { OTHER, opened, season, maintainAll } from '../../../history/support.js';

describe('packed logs', () => {
  it('come back byte for byte', () => {
    const log = stored(game('packed1', 4));
    expect(unpack('packed1', pack(log))).toEqual(log);
  });

  it('are packed once over, hold as they did, and are small', async () => {
    const past = opened(season(4));
    const before = new LogReader(past.database.connection).read('g3');
    await maintainAll(past, START);
    const { connection } = past.database;
    expect(connection.prepare('SELECT count(*) FROM entries').pluck().get()).toBe(0);
    const after = new LogReader(connection).read('g3');
    expect(after).toEqual(before);
    expect(after && checkLog(after, METEOR_HISTORY)).toMatchObject({ ok: true, redecided: true });
    expect(connection.prepare('SELECT max(length(data) + length(marks)) FROM packed').pluck().get()).toBeLessThan(
      5_000,
    );
  });

  it('tell where they were changed', () => {
    const log = stored(game('packed2', 3));
    const packed = pack(log);
    const forged = pack({
      ...log,
      entries: log.entries.map((entry, at) => (at === 12 ? { ...entry, at: entry.at + 1 } : entry)),
    });
    expect(checkLog(unpack('packed2', { ...packed, data: forged.data }), METEOR_HISTORY)).toMatchObject({
      ok: false,
      brokenAt: 12,
      why: 'digest',
    });
  });

  it('never take a live log along', async () => {
    const past = opened([game('live1', 3).slice(0, -1)]);
    await maintainAll(past, START);
    expect(past.database.connection.prepare('SELECT count(*) FROM entries').pluck().get()).toBeGreaterThan(20);
    expect(await past.archive.show(GUILD, 'live1')).toEqual({ ok: false, why: 'not-over' });
  });
});

/** A game of two at one person's own table, as a lesson is. */
const personal = (id: string, owner: string, guildId = GUILD): ReturnType<typeof game> =>
  game(id, 2, { guildId }).map(({ header, ...entry }) => ({
    ...entry,
    ...(header === undefined ? {} : { header: { ...header, owner } }),
  }));

const ownersOf = ({ database }: ReturnType<typeof opened>): readonly unknown[] =>
  database.connection.prepare('SELECT owner FROM games ORDER BY game').pluck().all();

describe('forgetting', () => {
  it('takes a person out of one server’s games alone, and every log still holds', async () => {
    const ana = someone(0).userId;
    const past = opened([...season(5), game('else1', 3, { guildId: OTHER })]);
    await maintainAll(past, START);
    expect(await past.retention.forget(GUILD, ana)).toEqual({ games: 5, playing: false });
    const { connection } = past.database;
    for (const table of ['plays', 'tallies', 'days', 'standings']) {
      expect(
        connection.prepare(`SELECT count(*) FROM ${table} WHERE user = ? AND guild = ?`).pluck().get(ana, GUILD),
        table,
      ).toBe(0);
    }
    expect(await past.archive.players(GUILD, 'Ana', 5)).toEqual([]);
    expect(await past.archive.players(OTHER, 'Ana', 5)).toHaveLength(1);
    for (const { game: id, people } of (await past.archive.list(GUILD, { limit: 9 })).games) {
      expect([...people.values()].map(({ userId }) => userId)).not.toContain(ana);
      const log = new LogReader(connection).read(id);
      expect(log && checkLog(log, METEOR_HISTORY)).toMatchObject({ ok: true });
    }
    expect((await exportLines(past.database.connection, GUILD)).join('\n')).not.toContain(ana);
    expect((await exportLines(past.database.connection, GUILD)).join('\n')).not.toContain('Ana');
  });

  it('takes a person’s id from the tables of their own too, in that server alone', async () => {
    const ana = someone(0).userId;
    const past = opened([personal('own1', ana), personal('own2', someone(1).userId), personal('own3', ana, OTHER)]);
    expect((await past.retention.forget(GUILD, ana)).games).toBe(2);
    expect(ownersOf(past)).toEqual([null, someone(1).userId, ana]);
    expect((await exportLines(past.database.connection, GUILD)).join('\n')).not.toContain(ana);
  });

  it('waits for the end of a game that is on', async () => {
    const ana = someone(0).userId;
    const past = opened([personal('live2', ana).slice(0, -1)]);
    expect(await past.retention.forget(GUILD, ana)).toEqual({ games: 0, playing: true });
    expect(ownersOf(past)).toEqual([ana]);
  });

  it('deletes a server’s data when asked, and some time after the bot has left; never a live log', async () => {
    const past = opened([...season(3), game('live3', 2).slice(0, -1), game('else2', 2, { guildId: OTHER })]);
    expect(await past.retention.deleteAll(GUILD)).toEqual({ games: 3, live: 1 });
    expect(await exportLines(past.database.connection, GUILD)).toHaveLength(1);
    expect(new LogReader(past.database.connection).read('live3')).toBeDefined();

    await past.retention.left(OTHER, START);
    await maintainAll(past, START + DEPARTED_KEPT_MS - 1);
    expect((await past.archive.list(OTHER, { limit: 9 })).games).toHaveLength(1);
    await past.retention.returned(OTHER);
    await past.retention.left(OTHER, START + DAY_MS);
    await maintainAll(past, START + DEPARTED_KEPT_MS + DAY_MS + 1);
    expect((await past.archive.list(OTHER, { limit: 9 })).games).toEqual([]);
    expect(await past.retention.guilds()).toEqual([]);
  });
});
