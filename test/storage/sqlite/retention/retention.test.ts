import { describe, expect, it } from 'vitest';
import { METEOR_HISTORY } from '../../../../src/history/meteor/adapter.js';
import { exportLines } from '../../../support/export-lines.js';
import { pack, unpack } from '../../../../src/storage/log/pack.js';
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
    const past = await opened(season(4));
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
});

describe('forgetting', () => {
  it('takes a person out of one server’s games alone, and every log still holds', async () => {
    const ana = someone(0).userId;
    const past = await opened([...season(5), game('else1', 3, { guildId: OTHER })]);
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
});
