import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { METEOR_HISTORY } from '../../src/history/meteor/adapter.js';
import { accountOf } from '../../src/history/meteor/game-stats.js';
import { Archive } from '../../src/history/archive.js';
import { backUp, restore } from '../../src/storage/backup.js';
import { DEPARTED_KEPT_MS, Retention } from '../../src/history/retention.js';
import { openDatabase, openToRead } from '../../src/storage/database.js';
import { pack, unpack } from '../../src/storage/pack.js';
import { DAY_MS } from '../../src/history/queries.js';
import { checkLog } from '../../src/history/replay.js';
import { LogReader } from '../../src/storage/log-reader.js';
import { resultsByZone } from '../../src/history/meteor/zones.js';
import { summarise, periodsOf } from '../../src/history/summary.js';
import { timelineOf } from '../../src/history/meteor/timeline.js';
import type { LogEntry } from '../support/meteor-tables.js';
import { game, GUILD, someone, START, stored } from '../support/played.js';
import { HISTORIES, folder, openLog, type OpenLog } from './support.js';

const OTHER = '100000000000000009';

interface Opened extends OpenLog {
  readonly archive: Archive;
  readonly keeper: Retention;
}

function opened(games: readonly (readonly LogEntry[])[], kept: number | null = null): Opened {
  const open = openLog();
  for (const one of games) open.log.append(one);
  const { connection } = open.database;
  return {
    ...open,
    archive: new Archive(connection),
    keeper: new Retention(connection, {
      histories: HISTORIES,
      retentions: () => (kept === null ? [] : [[GUILD, kept]]),
    }),
  };
}

/** Games on different days, with different crews. */
const season = (count: number): readonly (readonly LogEntry[])[] =>
  Array.from({ length: count }, (_, at) =>
    game(`g${at}`, 1 + (at % 5), { startAt: START + at * DAY_MS, seed: `season-${at}`, seeded: at % 7 === 6 }),
  );

function tidyAll({ keeper }: Opened, now: number): void {
  while (keeper.tidy(now));
}

describe('packed logs', () => {
  it('come back byte for byte', () => {
    const log = stored(game('packed1', 4));
    expect(unpack('packed1', pack(log))).toEqual(log);
  });

  it('are packed once over, hold as they did, and are small', () => {
    const past = opened(season(4));
    const before = new LogReader(past.database.connection).read('g3');
    tidyAll(past, START);
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

  it('never take a live log along', () => {
    const past = opened([game('live1', 3).slice(0, -1)]);
    tidyAll(past, START);
    expect(past.database.connection.prepare('SELECT count(*) FROM entries').pluck().get()).toBeGreaterThan(20);
    expect(past.archive.show(GUILD, 'live1')).toEqual({ ok: false, why: 'not-over' });
  });
});

describe('summaries', () => {
  it('say the same as the games themselves', () => {
    const games = season(14);
    const { archive } = opened(games);
    const counted = games.filter((_, at) => at % 7 !== 6);
    const accounts = counted.map((entries) => accountOf(entries));
    const summary = summarise(archive.stats(GUILD, 'meteor', null));
    expect(summary.people.games).toBe(counted.length);
    expect(summary.seeded.games).toBe(games.length - counted.length);
    expect(summary.sums.rockets).toBe(accounts.reduce((sum, account) => sum + (account?.summary.rockets ?? 0), 0));
    const won = counted.filter((entries) =>
      entries.at(-1)?.events.some((event) => event.type === 'ended' && event.result === 'won'),
    ).length;
    expect(summary.people.won).toBe(won);
    const zones = resultsByZone(archive.stats(GUILD, 'meteor', null).tallies);
    expect(zones.reduce((sum, zone) => sum + zone.won + zone.lost + zone.abandoned, 0)).toBe(counted.length);
  });

  it('are the same after games went as if they had never been', () => {
    const games = season(14);
    const days = (count: number): number => START + count * DAY_MS + 3_600_000;
    const past = opened(games, 5 * DAY_MS);
    tidyAll(past, days(13));
    const left = past.archive.list(GUILD, { limit: 50 }).games.map(({ game: id }) => id);
    expect(left).toEqual(['g13', 'g12', 'g11', 'g10', 'g9']);
    const fresh = opened(games.slice(9));
    for (const user of [null, someone(0).userId, someone(4).userId])
      expect(past.archive.stats(GUILD, 'meteor', user)).toEqual(fresh.archive.stats(GUILD, 'meteor', user));
    for (const by of ['wins', 'streak', 'points', 'fastest'] as const)
      expect(past.archive.leaderboard(GUILD, 'meteor', by, 9)).toEqual(
        fresh.archive.leaderboard(GUILD, 'meteor', by, 9),
      );
    expect(past.archive.show(GUILD, 'g0')).toEqual({ ok: false, why: 'unknown' });
  });

  it('are made for games that ended before there were any', () => {
    const past = opened(season(3));
    const before = past.archive.stats(GUILD, 'meteor', null);
    const { connection } = past.database;
    for (const table of ['plays', 'tallies', 'days', 'standings']) connection.exec(`DELETE FROM ${table}`);
    connection.exec('UPDATE games SET listed = 0');
    expect(past.archive.list(GUILD, { limit: 5 }).games).toEqual([]);
    new Retention(connection, { histories: HISTORIES, retentions: () => [] });
    expect(past.archive.stats(GUILD, 'meteor', null)).toEqual(before);
  });

  it('know nothing of a lobby that was closed', () => {
    const lobby = game('lobby1', 2).slice(0, 3);
    const past = opened([
      [
        ...lobby,
        {
          game: 'lobby1',
          kind: 'meteor',
          sequence: 3,
          at: START,
          action: { type: 'end', by: 0 },
          events: [{ type: 'ended', result: 'abandoned', reason: 'ended-by-host', zone: 0, left: 0 }],
          outcome: { result: 'abandoned', reason: 'ended-by-host', at: START },
        },
      ],
    ]);
    expect(past.archive.list(GUILD, { limit: 5 }).games).toEqual([]);
    expect(past.archive.stats(GUILD, 'meteor', null).tallies).toEqual([]);
  });

  it('tell wins with robots apart', () => {
    const robots = game('robots1', 3).map((entry) =>
      entry.action.type === 'join' && entry.action.seat === 2
        ? { ...entry, events: [{ type: 'joined', seat: 2, robot: true } as const] }
        : entry,
    );
    const { archive } = opened([robots]);
    expect(archive.list(GUILD, { limit: 1 }).games[0]).toMatchObject({ robots: 1 });
    expect(summarise(archive.stats(GUILD, 'meteor', null))).toMatchObject({
      people: { games: 0 },
      robots: { games: 1 },
    });
    expect(archive.stats(GUILD, 'meteor', someone(2).userId).tallies).toEqual([]);
    expect(archive.leaderboard(GUILD, 'meteor', 'wins', 5)).toEqual([]);
  });

  it('cut time into a dozen periods at most', () => {
    const every = (step: number, count: number) =>
      periodsOf(Array.from({ length: count }, (_, at) => ({ day: 20_000 + at * step, games: 1, won: 0 })));
    expect(every(1, 3).map(({ kind }) => kind)).toEqual(['day', 'day', 'day']);
    expect(every(3, 20)).toHaveLength(9);
    expect(every(30, 40)).toHaveLength(12);
    expect(every(30, 40).every(({ kind, from }) => kind === 'month' && new Date(from).getUTCDate() === 1)).toBe(true);
    expect(every(7, 5).every(({ from }) => new Date(from).getUTCDay() === 1)).toBe(true);
  });
});

describe('the timeline', () => {
  it('has each zone with what happened in it', () => {
    const entries = game('story1', 4);
    const { zones, best, last, startedAt } = timelineOf(entries);
    expect(zones[0]).toMatchObject({ zone: 5, from: startedAt });
    expect(zones.map(({ zone }) => zone)).toEqual([5, 4, 3, 2, 1].slice(0, zones.length));
    for (const [at, zone] of zones.entries()) expect(zone.to).toBe(zones[at + 1]?.from ?? last.outcome?.at);
    const strikes = zones.flatMap(({ happenings }) =>
      happenings.flatMap((one) => (one.kind === 'salvo' ? one.strikes : [])),
    );
    expect(strikes).toContainEqual(best);
    expect(strikes.reduce((sum, { rockets }) => sum + rockets.length, 0)).toBe(last.tally.rockets);
  });
});

describe('forgetting', () => {
  it('takes a person out of one server’s games alone, and every log still holds', () => {
    const ana = someone(0).userId;
    const past = opened([...season(5), game('else1', 3, { guildId: OTHER })]);
    tidyAll(past, START);
    expect(past.keeper.forget(GUILD, ana)).toEqual({ games: 5, playing: false });
    const { connection } = past.database;
    for (const table of ['plays', 'tallies', 'days', 'standings']) {
      expect(
        connection.prepare(`SELECT count(*) FROM ${table} WHERE user = ? AND guild = ?`).pluck().get(ana, GUILD),
        table,
      ).toBe(0);
    }
    expect(past.archive.players(GUILD, 'Ana', 5)).toEqual([]);
    expect(past.archive.players(OTHER, 'Ana', 5)).toHaveLength(1);
    for (const { game: id, people } of past.archive.list(GUILD, { limit: 9 }).games) {
      expect([...people.values()].map(({ userId }) => userId)).not.toContain(ana);
      const log = new LogReader(connection).read(id);
      expect(log && checkLog(log, METEOR_HISTORY)).toMatchObject({ ok: true });
    }
    expect([...past.keeper.exportAll(GUILD)].join('\n')).not.toContain(ana);
    expect([...past.keeper.exportAll(GUILD)].join('\n')).not.toContain('Ana');
  });

  it('waits for the end of a game that is on', () => {
    const past = opened([game('live2', 2).slice(0, -1)]);
    expect(past.keeper.forget(GUILD, someone(0).userId)).toEqual({ games: 0, playing: true });
  });

  it('deletes a server’s data when asked, and some time after the bot has left; never a live log', () => {
    const past = opened([...season(3), game('live3', 2).slice(0, -1), game('else2', 2, { guildId: OTHER })]);
    expect(past.keeper.deleteAll(GUILD)).toEqual({ games: 3, live: 1 });
    expect([...past.keeper.exportAll(GUILD)]).toHaveLength(1);
    expect(new LogReader(past.database.connection).read('live3')).toBeDefined();

    past.keeper.left(OTHER, START);
    tidyAll(past, START + DEPARTED_KEPT_MS - 1);
    expect(past.archive.list(OTHER, { limit: 9 }).games).toHaveLength(1);
    past.keeper.returned(OTHER);
    past.keeper.left(OTHER, START + DAY_MS);
    tidyAll(past, START + DEPARTED_KEPT_MS + DAY_MS + 1);
    expect(past.archive.list(OTHER, { limit: 9 }).games).toEqual([]);
    expect(past.keeper.guilds()).toEqual([]);
  });
});

describe('a backup', () => {
  it('is one whole moment of a database that is written to, and is restored', () => {
    const path = join(folder(), 'meteor.db');
    const file = join(folder(), 'backup.db');
    const { log, database } = openLog(path);
    const [first = [], second = []] = [game('b1', 3), game('b2', 3)];
    log.append(first);
    log.append(second.slice(0, 20));
    expect(backUp(path, file)).toMatchObject({ games: 2, file });
    log.append(second.slice(20));
    expect(() => backUp(path, file)).toThrow('there already');
    expect(() => restore(file, path, new Date(0))).toThrow('another bot runs on it');
    database.close();

    const { kept } = restore(file, path, new Date(0));
    const again = openDatabase(path);
    onTestFinished(() => {
      again.close();
    });
    const state = (id: string) => new LogReader(again.connection).read(id)?.entries.length;
    expect([state('b1'), state('b2')]).toEqual([first.length, 20]);
    const old = openToRead(kept ?? '');
    expect(new LogReader(old).read('b2')?.entries).toHaveLength(second.length);
    old.close();
  });

  it('refuses what is no backup', () => {
    expect(() => restore(join(import.meta.dirname, 'past.test.ts'), join(folder(), 'm.db'), new Date(0))).toThrow(
      /cannot be used/,
    );
    expect(() => backUp(join(folder(), 'nothing.db'), join(folder(), 'b.db'))).toThrow('it is not there');
  });
});

describe('nights of the campaign', () => {
  /** A game as if it had been that night. */
  const night = (id: string, entries: readonly LogEntry[]): readonly LogEntry[] =>
    entries.map((entry) => ({
      ...entry,
      events: entry.events.map((event) =>
        event.type === 'created' ? { ...event, options: { ...event.options, scenario: id } } : event,
      ),
    }));
  const ends = (result: string, seeded: boolean, name: string): readonly LogEntry[] => {
    for (let seed = 0; seed < 200; seed += 1) {
      const found = game(`${name}${seed}`, 3, { seed: `${name}${seed}`, seeded });
      if (found.at(-1)?.outcome?.result === result) return found;
    }
    throw new Error(`no game is ${result}`);
  };

  it('are told by server once they are won, not when they are lost or dealt from a chosen seed', () => {
    const past = opened([
      night('first-light', ends('won', false, 'a')),
      night('harvest', ends('lost', false, 'b')),
      night('thin-ice', ends('won', true, 'c')),
      ends('won', false, 'd'),
    ]);
    expect(past.archive.wonWith(GUILD, 'meteor', 'scenario')).toEqual(['first-light']);
    expect(past.archive.wonWith(OTHER, 'meteor', 'scenario')).toEqual([]);
  });

  it('are counted apart from the games of their mode', () => {
    const won = ends('won', false, 'a').map(({ at, events }) => ({ at, events }));
    const one = night('first-light', ends('won', false, 'a'));
    expect(accountOf(won)?.mode).not.toBe('scenario');
    expect(accountOf(one)).toMatchObject({ mode: 'scenario', summary: { scenario: 'first-light' } });
  });
});
