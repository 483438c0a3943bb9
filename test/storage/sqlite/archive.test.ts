import { describe, expect, it } from 'vitest';
import { METEOR } from '../../../src/games/meteor/index.js';
import { GameRegistry } from '../../../src/games/registry.js';
import { DAY_MS, type GameLine, type GamePage, type PageRequest } from '../../../src/history/queries.js';
import { Archive } from '../../../src/storage/sql/history/archive.js';
import { FinishedGames } from '../../../src/storage/sql/history/finished-games.js';
import { StoredLogs } from '../../../src/storage/sql/log/stored-logs.js';
import { SqliteSql } from '../../../src/storage/sqlite/sql.js';
import { StorageFault } from '../../../src/table/ports.js';
import { maintainAll, opened, OTHER, season, type Opened } from '../../history/support.js';
import { exportLines } from '../../support/export-lines.js';
import { game, GUILD, someone, START } from '../../support/played.js';

const ids = (lines: readonly GameLine[]): readonly string[] => lines.map((line) => line.game);
const at = (day: number) => ({ startAt: START + day * DAY_MS });
const archiveWith = ({ database }: Opened, secrecy?: ConstructorParameters<typeof Archive>[0]['secrecy']): Archive => {
  const sql = new SqliteSql(database.connection);
  const parts = { sql, logs: new StoredLogs(sql), key: () => Buffer.alloc(32, 1) };
  return new Archive(secrecy === undefined ? parts : { ...parts, secrecy });
};
/** The log's entry as somebody changed it on the disk. */
const damage = ({ database }: Opened, id: string): void => {
  database.connection.exec('DROP TRIGGER IF EXISTS entries_never_change');
  database.connection.prepare('UPDATE entries SET at = at + 1 WHERE game = ? AND sequence = 2').run(id);
};

const older = ({ older: cursor }: GamePage): Partial<PageRequest> => (cursor === null ? {} : { older: cursor });
const newer = ({ newer: cursor }: GamePage): Partial<PageRequest> => (cursor === null ? {} : { newer: cursor });

describe('The list of past games', () => {
  it('is turned page by page, and says on which sides there is more', async () => {
    const { archive } = await opened(season(5));
    const page = (request: Partial<PageRequest>) => archive.list(GUILD, { limit: 2, ...request });
    const newest = await page({});
    expect(ids(newest.games)).toEqual(['g4', 'g3']);
    expect(newest.newer).toBeNull();
    const second = await page(older(newest));
    expect(ids(second.games)).toEqual(['g2', 'g1']);
    const last = await page(older(second));
    expect([ids(last.games), last.older]).toEqual([['g0'], null]);
    // And back.
    const back = await page(newer(last));
    expect(ids(back.games)).toEqual(['g2', 'g1']);
    expect(back.older).toMatchObject({ game: 'g1' });
    const first = await page(newer(back));
    expect([ids(first.games), first.newer]).toEqual([['g4', 'g3'], null]);
    expect(first.older).toMatchObject({ game: 'g3' });
  });

  it('has all on one page where they fit, and none of another server', async () => {
    const { archive } = await opened([...season(2), game('else1', 2, { guildId: OTHER })]);
    const whole = await archive.list(GUILD, { limit: 2 });
    expect([ids(whole.games), whole.older, whole.newer]).toEqual([['g1', 'g0'], null, null]);
    expect(await archive.list('100000000000000077', { limit: 2 })).toEqual({ games: [], older: null, newer: null });
  });

  it('orders games that ended at once by their ids', async () => {
    const { archive, database } = await opened(['b1', 'a1', 'c1'].map((id) => game(id, 2)));
    database.connection.prepare('UPDATE games SET ended_at = ?').run(START);
    database.connection.prepare('UPDATE plays SET ended_at = ?').run(START);
    const { games } = await archive.list(GUILD, { limit: 9 });
    expect(ids(games)).toEqual(['c1', 'b1', 'a1']);
    const before = await archive.list(GUILD, { limit: 9, older: { endedAt: START, game: 'c1' } });
    expect(ids(before.games)).toEqual(['b1', 'a1']);
    const after = await archive.list(GUILD, { limit: 9, newer: { endedAt: START, game: 'a1' } });
    expect(ids(after.games)).toEqual(['c1', 'b1']);
  });

  it('is filtered by person, kind, mode, result and time', async () => {
    const past = await opened([
      game('one', 1, { ...at(0), mode: 'first' }),
      game('two', 2, at(1)),
      game('three', 3, { ...at(2), mode: 'advanced' }),
    ]);
    const found = async (request: Partial<PageRequest>): Promise<readonly string[]> =>
      ids((await past.archive.list(GUILD, { limit: 9, ...request })).games).toSorted();
    const all = (await past.archive.list(GUILD, { limit: 9 })).games;
    const { userId } = someone(1);
    expect(await found({ userId })).toEqual(['three', 'two']);
    expect(await found({ userId: someone(4).userId })).toEqual([]);
    expect(await found({ kind: 'meteor' })).toEqual(['one', 'three', 'two']);
    expect(await found({ kind: 'matches' })).toEqual([]);
    expect(await found({ mode: 'first' })).toEqual(['one']);
    expect(await found({ userId, mode: 'advanced' })).toEqual(['three']);
    for (const result of ['won', 'lost'] as const)
      expect(await found({ result })).toEqual(ids(all.filter((line) => line.result === result)).toSorted());
    const ended = all.find((line) => line.game === 'two')?.endedAt ?? 0;
    expect(await found({ from: ended })).toEqual(['three', 'two']);
    expect(await found({ from: ended + 1 })).toEqual(['three']);
    expect(await found({ to: ended })).toEqual(['one']);
    expect(await found({ to: ended + 1 })).toEqual(['one', 'two']);
    // A page beside a game keeps to the time that was asked for.
    const beside = { endedAt: ended, game: 'two' };
    expect(await found({ older: beside, from: ended })).toEqual([]);
    expect(await found({ newer: beside, to: ended + 1 })).toEqual([]);
    expect(await found({ newer: beside })).toEqual(['three']);
  });

  it('says of each game who sat in which seat and what it came to', async () => {
    const { archive } = await opened([game('line1', 2, { seeded: true }), game('line2', 2, at(1))]);
    const [second, first] = (await archive.list(GUILD, { limit: 9 })).games;
    expect([...(first?.people ?? [])]).toEqual([
      [0, someone(0)],
      [1, someone(1)],
    ]);
    expect([first?.seeded, second?.seeded]).toEqual([true, false]);
    expect(second).toMatchObject({ kind: 'meteor', crew: 2, robots: 0, mode: 'standard', score: null });
    expect(second?.playMs).toBeGreaterThan(0);
    expect(second?.summary).toMatchObject({ rockets: expect.any(Number) as number });
  });
});

describe('What is asked of all servers', () => {
  it('a person’s own games, wherever they were, from a moment on', async () => {
    const past = await opened([
      game('here1', 2, at(0)),
      game('there1', 2, { ...at(1), guildId: OTHER }),
      game('alone1', 1, at(2)),
    ]);
    const own = async (userId: string, from = 0, mode = 'standard', kind = 'meteor') =>
      ids(await past.archive.ofPerson(userId, { kind, mode, from }));
    expect(await own(someone(1).userId)).toEqual(['there1', 'here1']);
    expect(await own(someone(0).userId)).toEqual(['alone1', 'there1', 'here1']);
    expect(await own(someone(1).userId, START + DAY_MS)).toEqual(['there1']);
    expect(await own(someone(1).userId, 0, 'first')).toEqual([]);
    expect(await own(someone(1).userId, 0, 'standard', 'matches')).toEqual([]);
  });

  it('games that ended in a time, of one kind and mode', async () => {
    const past = await opened([
      game('here1', 2, at(0)),
      game('there1', 2, { ...at(1), guildId: OTHER }),
      game('first1', 2, { ...at(1), mode: 'first' }),
    ]);
    const found = async (from: number, to: number, mode = 'standard') =>
      ids(await past.archive.everywhere({ kind: 'meteor', mode, from, to }));
    const ended = (await past.archive.list(OTHER, { limit: 1 })).games[0]?.endedAt ?? 0;
    expect(await found(0, ended + 1)).toEqual(['there1', 'here1']);
    expect(await found(0, ended)).toEqual(['here1']);
    expect(await found(ended, ended + 1)).toEqual(['there1']);
    expect(await found(0, Number.MAX_SAFE_INTEGER, 'first')).toEqual(['first1']);
  });

  it('what summaries of games that were won say under a name, each once', async () => {
    const past = await opened(Array.from({ length: 8 }, (_, one) => game(`w${one}`, 3, at(one))));
    const { connection } = past.database;
    connection.prepare("UPDATE games SET result = 'won', seeded = 0").run();
    const note = connection.prepare("UPDATE games SET summary = json_set(summary, '$.scenario', ?) WHERE game = ?");
    note.run('night-1', 'w0');
    note.run('night-1', 'w1');
    note.run('night-2', 'w2');
    note.run('night-3', 'w3');
    connection.prepare("UPDATE games SET result = 'lost' WHERE game = 'w2'").run();
    connection.prepare("UPDATE games SET seeded = 1 WHERE game = 'w3'").run();
    expect(await past.archive.wonWith(GUILD, 'meteor', 'scenario')).toEqual(['night-1']);
    expect(await past.archive.wonWith(OTHER, 'meteor', 'scenario')).toEqual([]);
    expect(await past.archive.wonWith(GUILD, 'matches', 'scenario')).toEqual([]);
    for (const name of ['', 'a b', "x'", '1', 'x1', '1x'])
      await expect(past.archive.wonWith(GUILD, 'meteor', name)).rejects.toThrow('is no name in a summary');
  });
});

describe('People who played here', () => {
  it('are found by what their names contain, in any case and with any sign, and by their ids', async () => {
    const people = ['Ana', 'Banana', '100% Ben', 'under_score', 'Wow!'].map((name, one) => ({
      userId: `7${one}`,
      name,
    }));
    const past = await opened([
      game('people1', 5, { people }),
      game('people2', 2, { people: people.slice(1, 3), ...at(1) }),
      game('else1', 1, { guildId: OTHER, people: [{ userId: '99', name: 'Ana elsewhere' }] }),
    ]);
    const found = async (typed: string, limit = 9) =>
      (await past.archive.players(GUILD, typed, limit)).map(({ name }) => name);
    // Those who played most come first.
    expect(await found('ANA')).toEqual(['Banana', 'Ana']);
    expect(await found('ana', 1)).toEqual(['Banana']);
    expect(await found('%')).toEqual(['100% Ben']);
    expect(await found('_')).toEqual(['under_score']);
    expect(await found('!')).toEqual(['Wow!']);
    expect(await found('70')).toEqual(['Ana']);
    expect(await found('nobody')).toEqual([]);
    expect(await found('')).toHaveLength(5);
  });
});

describe('One past game', () => {
  it('is shown to its own server once it is over', async () => {
    const past = await opened([game('shown1', 2)]);
    past.log.append(game('on1', 2).slice(0, 4));
    const shown = await past.archive.show(GUILD, 'shown1');
    if (!shown.ok) throw new Error(shown.why);
    expect(shown.record).toMatchObject({ game: 'shown1', withheld: null });
    expect(shown.record.entries.map(({ events }) => events)).toEqual(game('shown1', 2).map(({ events }) => events));
    expect(shown.record.log.signature).toMatch(/^hmac/);
    expect(await past.archive.show(GUILD, 'on1')).toEqual({ ok: false, why: 'not-over' });
    expect(await past.archive.show(GUILD, 'none')).toEqual({ ok: false, why: 'unknown' });
    expect(await past.archive.show(OTHER, 'shown1')).toEqual({ ok: false, why: 'unknown' });
  });

  it('is shown to whoever has its link, with its server', async () => {
    const past = await opened([game('linked1', 2, { guildId: OTHER })]);
    expect(await past.archive.linked('linked1')).toMatchObject({ ok: true, guildId: OTHER });
    expect(await past.archive.linked('none')).toEqual({ ok: false, why: 'unknown' });
    damage(past, 'linked1');
    expect(await archiveWith(past).linked('linked1')).toEqual({ ok: false, why: 'damaged' });
  });

  it('has none of its seeds while its deal is kept back', async () => {
    const past = await opened([game('secret1', 2)]);
    const asked: string[] = [];
    const archive = archiveWith(past, {
      of: (log) => {
        asked.push(log.game);
        return Promise.resolve('deal-of-today');
      },
    });
    const shown = await archive.show(GUILD, 'secret1');
    if (!shown.ok) throw new Error(shown.why);
    expect([shown.record.withheld, asked]).toEqual(['deal-of-today', ['secret1']]);
    expect(JSON.stringify(shown.record.entries)).not.toContain('secret1');
    const told = await archiveWith(past, { of: () => Promise.resolve(null) }).show(GUILD, 'secret1');
    expect(told.ok && JSON.stringify(told.record.entries)).toContain('"seed":"secret1"');
  });
});

describe('A server’s export', () => {
  const linesOf = async ({ database }: Opened, ...rest: [] | [Parameters<typeof exportLines>[2]]) =>
    (await exportLines(database.connection, GUILD, ...rest)).map((line) => JSON.parse(line) as Record<string, unknown>);

  it('begins with its settings, and has its games that are over in order, each with seats and log', async () => {
    const past = await opened([...season(2), game('else1', 2, { guildId: OTHER })]);
    past.log.append(game('on1', 2).slice(0, 4));
    past.database.connection
      .prepare('INSERT INTO guild_settings (guild, key, value) VALUES (?, ?, ?)')
      .run(GUILD, 'language', 'de');
    const [server, ...games] = await linesOf(past);
    expect(server).toEqual({ type: 'server', guild: GUILD, settings: [{ key: 'language', value: 'de' }] });
    expect(games.map(({ type, game: id }) => [type, id])).toEqual([
      ['game', 'g0'],
      ['game', 'g1'],
    ]);
    expect(games[1]).toMatchObject({
      seats: [
        { seat: 0, user: someone(0).userId, name: 'Ana' },
        { seat: 1, user: someone(1).userId, name: 'Ben' },
      ],
      log: { format: 'meteor-log', game: 'g1' },
    });
    for (const one of games) {
      expect(one).not.toHaveProperty('damaged');
      expect(one).not.toHaveProperty('withheld');
    }
  });

  it('has no log that is kept back, and marks one that isn’t what was written', async () => {
    const past = await opened(season(2));
    const [, first, second] = await linesOf(past, {
      of: ({ game: id }) => Promise.resolve(id === 'g0' ? 'deal-in-play' : null),
    });
    expect(first).toMatchObject({ withheld: 'deal-in-play', log: null });
    expect(second).toMatchObject({ log: { game: 'g1' } });
    expect(second).not.toHaveProperty('withheld');
    const broken = await opened(season(1));
    damage(broken, 'g0');
    const [, damaged] = await linesOf(broken, { of: () => Promise.reject(new Error('not to be asked')) });
    expect(damaged).toMatchObject({ damaged: true, log: { game: 'g0' } });
  });
});

describe('A finished game, read from its log', () => {
  const gamesOf = ({ database }: Opened, registry = new GameRegistry([METEOR])): FinishedGames => {
    const sql = new SqliteSql(database.connection);
    return new FinishedGames(sql, new StoredLogs(sql), registry);
  };

  it('has its last state and who sat there, packed or not', async () => {
    const past = await opened([game('read1', 2)]);
    const before = await gamesOf(past).of('read1');
    expect(before).toMatchObject({ kind: 'meteor', state: { phase: 'over', seed: 'read1' } });
    expect([...(before?.people ?? [])]).toEqual([
      [0, someone(0)],
      [1, someone(1)],
    ]);
    await maintainAll(past, START);
    expect(await gamesOf(past).of('read1')).toEqual(before);
  });

  it('is nothing while it is on, where its log isn’t what was written, or its kind isn’t played here', async () => {
    const past = await opened([game('read1', 2)]);
    past.log.append(game('on1', 2).slice(0, 4));
    expect(await gamesOf(past).of('on1')).toBeNull();
    expect(await gamesOf(past).of('none')).toBeNull();
    expect(await gamesOf(past, new GameRegistry([])).of('read1')).toBeNull();
    damage(past, 'read1');
    expect(await gamesOf(past).of('read1')).toBeNull();
  });

  it('its people are known while it is on too; of an unknown game nobody is', async () => {
    const past = await opened([]);
    past.log.append(game('on1', 2).slice(0, 4));
    expect([...((await gamesOf(past).peopleOf('on1')) ?? [])].map(([seat]) => seat)).toEqual([0, 1]);
    expect(await gamesOf(past).peopleOf('none')).toBeNull();
  });
});

it('a past game that is asked for once the database is closed is a fault of the storage, and no bug', async () => {
  const here = await opened(season(1));
  const archive = archiveWith(here);
  here.database.close();
  await expect(archive.show(GUILD, 'g0')).rejects.toThrow(StorageFault);
});
