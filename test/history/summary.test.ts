import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/history/queries.js';
import { resultsByZone } from '../../src/history/meteor/zones.js';
import { summarise, periodsOf } from '../../src/history/statistics/summary.js';
import type { LogEntry } from '../support/meteor-tables.js';
import { game, GUILD, someone, START } from '../support/played.js';
import { meteorStats, OTHER, opened, season, maintainAll, retentionOn } from './support.js';

describe('summaries', () => {
  it('say the same as the games themselves', async () => {
    const games = season(14);
    const { archive } = await opened(games);
    const counted = games.filter((_, at) => at % 7 !== 6);
    const played = counted.map((entries) => meteorStats(entries));
    const summary = summarise(await archive.stats(GUILD, 'meteor', null));
    expect(summary.people.games).toBe(counted.length);
    expect(summary.seeded.games).toBe(games.length - counted.length);
    expect(summary.sums.rockets).toBe(played.reduce((sum, stats) => sum + (stats?.summary.rockets ?? 0), 0));
    const won = counted.filter((entries) =>
      entries.at(-1)?.events.some((event) => event.type === 'ended' && event.result === 'won'),
    ).length;
    expect(summary.people.won).toBe(won);
    const zones = resultsByZone((await archive.stats(GUILD, 'meteor', null)).tallies);
    expect(zones.reduce((sum, zone) => sum + zone.won + zone.lost + zone.abandoned, 0)).toBe(counted.length);
  });

  it('are the same after games went as if they had never been', async () => {
    const games = season(14);
    const days = (count: number): number => START + count * DAY_MS + 3_600_000;
    const past = await opened(games, 5 * DAY_MS);
    await maintainAll(past, days(13));
    const left = (await past.archive.list(GUILD, { limit: 50 })).games.map(({ game: id }) => id);
    expect(left).toEqual(['g13', 'g12', 'g11', 'g10', 'g9']);
    const fresh = await opened(games.slice(9));
    for (const user of [null, someone(0).userId, someone(4).userId])
      expect(await past.archive.stats(GUILD, 'meteor', user)).toEqual(await fresh.archive.stats(GUILD, 'meteor', user));
    for (const by of ['wins', 'streak', 'points', 'fastest'] as const)
      expect(await past.archive.leaderboard(GUILD, 'meteor', by, 9)).toEqual(
        await fresh.archive.leaderboard(GUILD, 'meteor', by, 9),
      );
    expect(await past.archive.show(GUILD, 'g0')).toEqual({ ok: false, why: 'unknown' });
  });

  it('are made for games that ended before there were any', async () => {
    const past = await opened(season(3));
    const before = await past.archive.stats(GUILD, 'meteor', null);
    const { connection } = past.database;
    for (const table of ['plays', 'tallies', 'days', 'standings']) connection.exec(`DELETE FROM ${table}`);
    connection.exec('UPDATE games SET listed = 0');
    expect((await past.archive.list(GUILD, { limit: 5 })).games).toEqual([]);
    await retentionOn(past.database).begin();
    expect(await past.archive.stats(GUILD, 'meteor', null)).toEqual(before);
  });

  it('know nothing of a lobby that was closed', async () => {
    const lobby = game('lobby1', 2).slice(0, 3);
    const past = await opened([
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
    expect((await past.archive.list(GUILD, { limit: 5 })).games).toEqual([]);
    expect((await past.archive.stats(GUILD, 'meteor', null)).tallies).toEqual([]);
  });

  it('tell wins with robots apart', async () => {
    const robots = game('robots1', 3).map((entry) =>
      entry.action.type === 'join' && entry.action.seat === 2
        ? { ...entry, events: [{ type: 'joined', seat: 2, robot: true } as const] }
        : entry,
    );
    const { archive } = await opened([robots]);
    expect((await archive.list(GUILD, { limit: 1 })).games[0]).toMatchObject({ robots: 1 });
    expect(summarise(await archive.stats(GUILD, 'meteor', null))).toMatchObject({
      people: { games: 0 },
      robots: { games: 1 },
    });
    expect((await archive.stats(GUILD, 'meteor', someone(2).userId)).tallies).toEqual([]);
    expect(await archive.leaderboard(GUILD, 'meteor', 'wins', 5)).toEqual([]);
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

  it('are told by server once they are won, not when they are lost or dealt from a chosen seed', async () => {
    const past = await opened([
      night('first-light', ends('won', false, 'a')),
      night('harvest', ends('lost', false, 'b')),
      night('thin-ice', ends('won', true, 'c')),
      ends('won', false, 'd'),
    ]);
    expect(await past.archive.wonWith(GUILD, 'meteor', 'scenario')).toEqual(['first-light']);
    expect(await past.archive.wonWith(OTHER, 'meteor', 'scenario')).toEqual([]);
  });

  it('are counted apart from the games of their mode', () => {
    const won = ends('won', false, 'a').map(({ at, events }) => ({ at, events }));
    const one = night('first-light', ends('won', false, 'a'));
    expect(meteorStats(won)?.mode).not.toBe('scenario');
    expect(meteorStats(one)).toMatchObject({ mode: 'scenario', summary: { scenario: 'first-light' } });
  });
});
