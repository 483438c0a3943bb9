import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../src/history/queries.js';
import { packLogOf } from '../../../../src/storage/sql/retention/pack-log.js';
import { DEPARTED_KEPT_MS, Retention, type RetentionOptions } from '../../../../src/storage/sql/retention/retention.js';
import type { Sweeping } from '../../../../src/storage/sql/retention/sweeping.js';
import type { Sql } from '../../../../src/storage/sql/sql.js';
import { StoredLogs } from '../../../../src/storage/sql/log/stored-logs.js';
import { SqliteSql } from '../../../../src/storage/sqlite/sql.js';
import { game, GUILD, someone, START } from '../../../support/played.js';
import { maintainAll, opened, OTHER, season, type Opened } from '../../../history/support.js';

/** What the upkeep of past games tells, and whom it asks; parts of it may be a test's own. */

const HERE = someone(0).userId;

interface Wish {
  readonly options?: Partial<RetentionOptions>;
  /** Nobody is told of anything. */
  readonly silent?: boolean;
  readonly sql?: (sql: SqliteSql) => Partial<Sql>;
}

function upkeep({ database, stats }: Opened, { options = {}, silent = false, sql = () => ({}) }: Wish = {}) {
  const told: unknown[] = [];
  const swept: unknown[] = [];
  const written: string[] = [];
  const plain = new SqliteSql(database.connection);
  const own: Sql = {
    stepRows: plain.stepRows,
    jsonText: (column, name) => plain.jsonText(column, name),
    deletionOf: (table, where, most) => plain.deletionOf(table, where, most),
    ownHomes: () => plain.ownHomes(),
    isOwnHome: () => plain.isOwnHome(),
    isOfOneGame: (error) => plain.isOfOneGame(error),
    rows: (text, values) => plain.rows(text, values),
    write: (...statements) => {
      written.push(...statements.map(({ text }) => text));
      return plain.write(...statements);
    },
    ...sql(plain),
  };
  const sweeping: Sweeping = {
    noteTraces: [],
    noteTokens: [],
    sweepNow: () => {
      swept.push('now');
      return Promise.resolve();
    },
    sweep: (now) => {
      swept.push(now);
      return Promise.resolve();
    },
  };
  const hears: Partial<RetentionOptions> = {
    onRemoved: (guildId, userId) => {
      told.push([guildId, userId]);
      return Promise.resolve();
    },
    onDamaged: (id, error) => told.push([id, error instanceof Error ? error.message : error]),
  };
  const retention = new Retention(
    {
      writers: { durable: own, notes: own },
      stats,
      pack: packLogOf(own, new StoredLogs(own)),
      sweeping,
      exports: {
        make: (guildId, most) => Promise.resolve({ ok: true, data: Buffer.from(`${guildId} ${most}`), games: 0 }),
      },
    },
    {
      retentions: () => [],
      ...(silent ? {} : hears),
      ...options,
    },
  );
  return { retention, told, swept, written: () => written.splice(0) };
}

const listed = ({ database }: Opened): unknown =>
  database.connection.prepare('SELECT game FROM games WHERE listed = 1 ORDER BY game').pluck().all();

describe('Whose rows were deleted', () => {
  it('is told of a person, of a server, and of a server that the bot left long ago; not of games that grew too old', async () => {
    const past = await opened([...season(3), game('else1', 2, { guildId: OTHER })]);
    const { retention, told } = upkeep(past, { options: { retentions: () => [[GUILD, DAY_MS]] } });
    await retention.forget(GUILD, HERE);
    expect(told).toEqual([[GUILD, HERE]]);
    await retention.maintain(START + 30 * DAY_MS);
    expect(told).toHaveLength(1);
    await retention.deleteAll(GUILD);
    await retention.left(OTHER, START);
    await retention.maintain(START + DEPARTED_KEPT_MS + 1);
    expect(told.slice(1)).toEqual([
      [GUILD, null],
      [OTHER, null],
    ]);
  });

  it('nothing is told where nobody asks', async () => {
    const past = await opened(season(2));
    const { retention } = upkeep(past, { silent: true });
    expect(await retention.forget(GUILD, HERE)).toEqual({ games: 2, playing: false });
  });
});

describe('What is left to be counted', () => {
  const uncounted = async (...ids: readonly string[]): Promise<Opened> => {
    const past = await opened([]);
    for (const id of ids) past.log.append(game(id, 2));
    return past;
  };

  it('is counted at the start, and what was deleted is swept', async () => {
    const past = await uncounted('one', 'two');
    const { retention, swept } = upkeep(past);
    await retention.begin();
    expect([listed(past), swept]).toEqual([['one', 'two'], ['now']]);
  });

  it('is counted by and by where the disk took nothing at the start', async () => {
    const past = await uncounted('one');
    const { retention } = upkeep(past);
    past.database.notes.pragma('query_only = ON');
    await retention.begin();
    expect(listed(past)).toEqual([]);
    past.database.notes.pragma('query_only = OFF');
    await retention.maintain(START);
    expect(listed(past)).toEqual(['one']);
    // From then on games are counted as they end.
    past.log.append(game('two', 2));
    await retention.maintain(START);
    expect(listed(past)).toEqual(['one']);
  });

  it('a game that can’t be counted is told, and keeps no other from it', async () => {
    const past = await uncounted('bad', 'good');
    const { connection } = past.database;
    connection.exec("DROP TRIGGER IF EXISTS entries_never_change; DELETE FROM entries WHERE game = 'none'");
    const bug = new Error('no log of it');
    const stats = Object.assign(Object.create(past.stats) as typeof past.stats, {
      count: (id: string) => (id === 'bad' ? Promise.reject(bug) : past.stats.count(id)),
    });
    const { retention, told } = upkeep({ ...past, stats }, { sql: () => ({ isOfOneGame: (error) => error === bug }) });
    await retention.maintain(START);
    expect([listed(past), told]).toEqual([['good'], [['bad', 'no log of it']]]);
    const engine = upkeep({ ...past, stats }, { sql: () => ({ isOfOneGame: () => false }) });
    await expect(engine.retention.maintain(START)).rejects.toThrow('no log of it');
  });
});

describe('A step of the upkeep', () => {
  it('says whether there is more, and sweeps only once there isn’t', async () => {
    const past = await opened(season(7));
    const kept = 2 * DAY_MS;
    const { retention, swept } = upkeep(past, { options: { retentions: () => [[GUILD, kept]] } });
    const now = START + 30 * DAY_MS;
    expect(await retention.maintain(now)).toBe(true);
    expect(swept).toEqual([]);
    await maintainAll({ retention }, now);
    expect(swept).toEqual([now]);
    expect(await retention.maintain(now)).toBe(false);
    expect(listed(past)).toEqual([]);
  });

  it('has more to do while logs are still to be packed', async () => {
    const past = await opened([]);
    for (let at = 0; at < 20; at += 1) past.log.append(game(`p${at}`, 1));
    const { retention } = upkeep(past);
    const left = (): unknown =>
      past.database.connection.prepare('SELECT count(*) FROM games WHERE packed = 0').pluck().get();
    expect([await retention.maintain(START), left()]).toEqual([true, 0]);
    expect(await retention.maintain(START)).toBe(false);
  });

  it('deletes what ended longer ago than its server keeps it, and not what ended just so long ago', async () => {
    const past = await opened(season(1));
    const [line] = (await past.archive.list(GUILD, { limit: 1 })).games;
    const { retention } = upkeep(past, {
      options: {
        retentions: () => [
          [OTHER, 0],
          [GUILD, DAY_MS],
        ],
      },
    });
    const limit = (line?.endedAt ?? 0) + DAY_MS;
    await retention.maintain(limit);
    expect(await retention.kept(GUILD)).toEqual({ games: 1, live: 0 });
    await retention.maintain(limit + 1);
    expect(await retention.kept(GUILD)).toEqual({ games: 0, live: 0 });
  });

  it('leaves servers alone that are another process’s', async () => {
    const past = await opened([...season(1), game('else1', 2, { guildId: OTHER })]);
    const { retention } = upkeep(past, {
      options: {
        retentions: () => [
          [GUILD, DAY_MS],
          [OTHER, DAY_MS],
        ],
      },
      sql: () => ({ isOwnHome: (home) => home === OTHER }),
    });
    while (await retention.maintain(START + 30 * DAY_MS));
    expect([await retention.kept(GUILD), await retention.kept(OTHER)]).toEqual([
      { games: 1, live: 0 },
      { games: 0, live: 0 },
    ]);
    expect(await retention.guilds()).toEqual([]);
    const { retention: whole } = upkeep(past, { sql: () => ({ isOwnHome: (home) => home === GUILD }) });
    expect(await whole.guilds()).toEqual([GUILD]);
  });
});

describe('A server that the bot left', () => {
  it('and came back to is noted; a server that it never left is written nowhere', async () => {
    const past = await opened(season(1));
    const { retention, written } = upkeep(past);
    await retention.returned(GUILD);
    expect(written()).toEqual([]);
    await retention.left(GUILD, START);
    await retention.returned(GUILD);
    expect(written()).toHaveLength(2);
    await retention.maintain(START + DEPARTED_KEPT_MS + 1);
    expect(await retention.kept(GUILD)).toEqual({ games: 1, live: 0 });
  });
});

describe('What people ask for', () => {
  it('is swept at once', async () => {
    const past = await opened(season(2));
    const { retention, swept } = upkeep(past);
    await retention.forget(GUILD, HERE);
    expect(swept).toEqual(['now']);
    await retention.deleteAll(GUILD);
    expect(swept).toEqual(['now', 'now']);
  });

  it('counts games that are over and those that are on', async () => {
    const past = await opened(season(3));
    past.log.append(game('on1', 2).slice(0, 4));
    past.log.append(game('on2', 2).slice(0, 4));
    const { retention } = upkeep(past);
    expect(await retention.kept(GUILD)).toEqual({ games: 3, live: 2 });
    expect(await retention.deleteAll(GUILD)).toEqual({ games: 3, live: 2 });
    expect(await retention.kept(OTHER)).toEqual({ games: 0, live: 0 });
  });

  it('a server’s file is made by whom it was given, no larger than it may be', async () => {
    const { retention } = upkeep(await opened([]));
    const made = await retention.exportAll(GUILD, { bytes: 77 });
    expect(made.ok && String(made.data)).toBe(`${GUILD} 77`);
  });

  it('tokens that nobody needs any more are taken away once there are some', async () => {
    const past = await opened([]);
    const { retention, written } = upkeep(past);
    await retention.maintain(START);
    expect(written().filter((text) => text.includes('panels'))).toEqual([]);
  });
});
