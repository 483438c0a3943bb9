import { describe, expect, it } from 'vitest';
import { pack, packAside, unpack, type Packed } from '../../../src/storage/log/pack.js';
import { digestOf } from '../../../src/storage/log/digest.js';
import type { StoredEntry } from '../../../src/storage/log/stored-log.js';
import { storedGame } from '../../../src/storage/log/unfinished-game.js';
import { listed, playsOf, unlisted, type EndedGame } from '../../../src/storage/sql/history/plays.js';
import { ServerExports } from '../../../src/storage/sql/export/packed-export.js';
import type { GameStats } from '../../../src/history/adapter.js';

const GAME = 'g';

/** A chain of so many entries. */
function chain(count: number): StoredEntry[] {
  let previous = GAME;
  return Array.from({ length: count }, (_, sequence) => {
    const text = {
      sequence,
      at: 1_000 + sequence * 7,
      action: `{"a":${sequence}}`,
      events: `[{"type":"e${sequence}"}]`,
    };
    previous = digestOf(previous, text);
    return { ...text, digest: previous };
  });
}

describe('a packed log', () => {
  const log = { game: GAME, entries: chain(4) };

  it('is the log as it was, packed beside the event loop or not', async () => {
    expect(unpack(GAME, pack(log))).toEqual(log);
    expect(await packAside(log)).toEqual(pack(log));
    expect(pack(log)).toMatchObject({ entries: 4, digest: log.entries[3]?.digest });
    expect(pack(log).marks).toHaveLength(16);
  });

  it('of no entries has no digest', () => {
    expect(pack({ game: GAME, entries: [] })).toMatchObject({ entries: 0, digest: '' });
  });

  it('that has other entries than it says is none', () => {
    expect(() => unpack(GAME, { ...pack(log), entries: 3 })).toThrow('the packed log has 4 entries instead of 3');
    expect(() => unpack(GAME, { ...pack(log), data: Buffer.from('no brotli') })).toThrow();
  });

  it('whose digests differ says where: by what was kept of each, and the last one whole', () => {
    const digestsOf = (packed: Packed): readonly string[] => unpack(GAME, packed).entries.map(({ digest }) => digest);
    const packed = pack(log);
    const marks = Buffer.from(packed.marks);
    marks.fill(0, 4, 8);
    const changed = digestsOf({ ...packed, marks });
    expect(changed[1]).toBe('00000000');
    expect([changed[0], changed[2], changed[3]]).toEqual([0, 2, 3].map((at) => log.entries[at]?.digest));
    expect(digestsOf({ ...packed, digest: 'other' })[3]).toBe('other');
    expect(digestsOf({ ...packed, marks: Buffer.alloc(0) })[1]).toBe('');
  });
});

describe('a game that has not ended', () => {
  const row = { guild: 's', channel: 'c', created_at: 5, kind: 'meteor', owner: null, seeded: 0 };
  const seats = [{ seat: 2, user: 'u', name: 'Ann' }];

  it('is put together from its rows', () => {
    expect(storedGame(GAME, row, chain(2), seats)).toEqual({
      header: { game: GAME, guildId: 's', channelId: 'c', createdAt: 5, kind: 'meteor' },
      entries: [
        { at: 1_000, events: [{ type: 'e0' }] },
        { at: 1_007, events: [{ type: 'e1' }] },
      ],
      people: [{ seat: 2, person: { userId: 'u', name: 'Ann' } }],
    });
    expect(storedGame(GAME, { ...row, owner: 'u', seeded: 1 }, chain(1), []).header).toMatchObject({
      owner: 'u',
      seeded: true,
    });
  });

  it('whose entries are missing, or not what was written, is none', () => {
    const all = chain(3);
    expect(() => storedGame(GAME, row, [], seats)).toThrow('its entries are missing');
    expect(() => storedGame(GAME, row, [...all.slice(0, 1), ...all.slice(2)], seats)).toThrow(
      'entry 1 of the log is missing',
    );
    const [first, ...rest] = all;
    if (first === undefined) throw new Error('no entries');
    expect(() => storedGame(GAME, row, [{ ...first, action: 'x' }, ...rest], seats)).toThrow(
      'entry 0 of the log is not what was written',
    );
    expect(() => storedGame('other', row, all, seats)).toThrow('entry 0 of the log is not what was written');
  });
});

describe('what a game is for its server and its people', () => {
  const ended: EndedGame = { game: GAME, guild: 's', kind: 'k', seeded: 0, ended_at: 9, result: 'won' };
  const seat = (points: number) => ({ sums: { p: points }, points, score: points + 1 });
  const stats: GameStats = {
    mode: 'first',
    players: 2,
    robots: 0,
    startedAt: 1,
    playMs: 8,
    score: 30,
    bucket: 'b',
    points: 7,
    leavers: 0,
    sums: { all: 1 },
    seats: new Map([
      [0, seat(3)],
      [1, seat(4)],
      [2, seat(5)],
    ]),
    summary: { zone: 2 },
  };
  const people = [
    { seat: 0, user: 'ann', name: 'Ann' },
    { seat: 1, user: 'ben', name: 'Ben' },
    { seat: 2, user: 'ann', name: 'Ann' },
    { seat: 5, user: 'cleo', name: 'Cleo' },
  ];

  it('is one play for the server, and one for each who played, on however many seats', () => {
    const plays = playsOf(ended, stats, people);
    expect(
      plays.map(({ user, name, points, score, sums, result }) => [user, name, points, score, sums, result]),
    ).toEqual([
      ['', '', 7, 30, '{"all":1}', 'won'],
      ['ann', 'Ann', 3, 4, '{"p":3}', 'won'],
      ['ben', 'Ben', 4, 5, '{"p":4}', 'won'],
    ]);
    expect(plays[0]).toMatchObject({
      guild: 's',
      game: GAME,
      kind: 'k',
      ended_at: 9,
      mode: 'first',
      crew: 2,
      play_ms: 8,
    });
    expect(plays[0]).not.toHaveProperty('seeded');
    expect(plays[0]).not.toHaveProperty('winners');
  });

  it('where seats play against each other is won by the winners alone', () => {
    const results = playsOf({ ...ended, winners: [1] }, stats, people).map(({ result }) => result);
    expect(results).toEqual(['won', 'lost', 'won']);
  });

  it('is counted by its company: a chosen deal, apart, with robots, or people alone', () => {
    const company = (seeded: number, more: Partial<GameStats>): unknown =>
      playsOf({ ...ended, seeded }, { ...stats, ...more }, [])[0]?.company;
    expect(company(0, {})).toBe('people');
    expect(company(0, { robots: 1 })).toBe('robots');
    expect(company(0, { robots: 1, apart: true })).toBe('apart');
    expect(company(1, { apart: true })).toBe('seeded');
  });

  it('is told in lists, or in none', () => {
    expect(unlisted(GAME)).toEqual({ text: 'UPDATE games SET listed = 2 WHERE game = @game', values: { game: GAME } });
    expect(listed(GAME, stats).values).toEqual({
      ...{ game: GAME, mode: 'first', players: 2, robots: 0, startedAt: 1, playMs: 8, score: 30 },
      summary: '{"zone":2}',
    });
    expect(listed(GAME, { ...stats, apart: true }).values).toMatchObject({ summary: '{"zone":2,"apart":true}' });
  });
});

describe('exports of a server', () => {
  it('are made one at a time, and after one that failed, too', async () => {
    const given: ((value: { readonly data: Uint8Array; readonly games: number } | null) => void)[] = [];
    let fails = false;
    const exports = new ServerExports((guild, most) => {
      if (fails) return Promise.reject(new Error(`${guild} ${most}`));
      return new Promise((resolve) => given.push(resolve));
    });
    const first = exports.make('s', 10);
    expect(await exports.make('s', 10)).toEqual({ ok: false, why: 'busy' });
    const data = new Uint8Array([1]);
    given.shift()?.({ data, games: 3 });
    expect(await first).toEqual({ ok: true, data, games: 3 });
    const second = exports.make('s', 10);
    given.shift()?.(null);
    expect(await second).toEqual({ ok: false, why: 'too-big' });
    fails = true;
    await expect(exports.make('s', 10)).rejects.toThrow('s 10');
    await expect(exports.make('t', 11)).rejects.toThrow('t 11');
  });
});
