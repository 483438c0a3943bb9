import { expect, test } from 'vitest';
import type { GameHistory, Ranking } from '../../src/history/queries.js';
import { featsOf, type Feat } from '../../src/history/statistics/records.js';
import { recordText } from '../../src/discord/messages/record-text.js';
import { translator } from '../../src/text/index.js';
import { BEN, open, run } from '../toy/support.js';
import { settle } from '../support/time.js';
import { game, GUILD, someone, START } from '../support/played.js';
import { opened } from './support.js';

const told = (
  archive: GameHistory,
  id: string,
  rankings: readonly Ranking[] = ['wins', 'streak', 'fastest'],
): Promise<readonly Feat[]> => featsOf(archive, GUILD, { kind: 'meteor', game: id }, rankings);

interface Row {
  streak: number;
  best: number;
  wins: number;
}

const KINDS = ['own-best', 'server-fastest', 'server-streak', 'streak'];

test('streaks and records of each won game, as its own sums say; none of a lost one', async () => {
  const { past, archive } = await opened([]);
  const rows = new Map<string, Row>();
  const seen = new Set<string>();
  let fastest = Infinity;
  for (let turn = 0; seen.size < KINDS.length && turn < 60; turn += 1) {
    // Ana plays every game, the others in turn: only she can hold the server's longest streak.
    const people = [someone(0), someone(1 + (turn % 2))];
    await past.append(
      game(`feat${turn}`, 2, { people, startAt: START + turn * 3_600_000, seed: `feat-${turn}`, mode: 'first' }),
    );
    const [line] = (await archive.list(GUILD, { limit: 1 })).games;
    const won = line?.result === 'won';
    for (const { name } of people) {
      const row = rows.get(name) ?? { streak: 0, best: 0, wins: 0 };
      const streak = won ? row.streak + 1 : 0;
      rows.set(name, { streak, best: Math.max(row.best, streak), wins: row.wins + (won ? 1 : 0) });
    }
    const others = (name: string): number =>
      Math.max(0, ...[...rows].filter(([other]) => other !== name).map(([, { best }]) => best));
    const streaks = people.flatMap(({ name }) => {
      const { streak, best, wins } = rows.get(name) ?? { streak: 0, best: 0, wins: 0 };
      if (!won || streak < 2) return [];
      if (streak >= 3 && streak === best && best > others(name)) return [{ kind: 'server-streak', name, streak }];
      return [{ kind: streak === best && wins > streak ? 'own-best' : 'streak', name, streak }];
    });
    const isFastest = won && Number.isFinite(fastest) && (line?.playMs ?? Infinity) < fastest;
    const expected = [...streaks, ...(isFastest ? [{ kind: 'server-fastest', ms: line?.playMs }] : [])];
    const feats = await told(archive, `feat${turn}`);
    expect(feats, `game ${turn}`).toEqual(expected);
    if (won) fastest = Math.min(fastest, line?.playMs ?? Infinity);
    for (const { kind } of feats) seen.add(kind);
  }
  expect([...seen].sort()).toEqual(KINDS);
  expect(await told(archive, 'nothing')).toEqual([]);
});

test('nothing is told of games whose seed a person chose', async () => {
  const { past, archive } = await opened([]);
  for (let turn = 0; turn < 8; turn += 1) {
    const startAt = START + turn * 3_600_000;
    await past.append(game(`chosen${turn}`, 2, { startAt, seed: `feat-${turn}`, mode: 'first', seeded: true }));
    expect(await told(archive, `chosen${turn}`)).toEqual([]);
  }
  expect((await archive.list(GUILD, { limit: 8 })).games.some(({ result }) => result === 'won')).toBe(true);
});

test('best scores are records where a game has a leaderboard of them; a first one is none, nor is the same again', async () => {
  const at = run();
  /** Each takes what is said in turn; Ann has the first turn and the last. */
  const match = async (...counts: readonly number[]): Promise<string> => {
    const table = await open(
      at,
      counts.reduce((sum, count) => sum + count, 0),
    );
    await table.join(BEN);
    await table.act({ type: 'start', by: 0 });
    for (const [turn, count] of counts.entries()) {
      await at.time.advance(10_000);
      await table.act({ type: 'take', seat: turn % 2, count });
    }
    // It is counted after its end.
    await settle();
    return table.game;
  };
  const scores = (game: string): Promise<readonly Feat[]> =>
    featsOf(at.archive, GUILD, { kind: 'matches', game }, ['score']);
  expect(await scores(await match(3, 1, 3))).toEqual([]);
  expect(await scores(await match(3, 1, 3))).toEqual([]);
  expect(await scores(await match(2, 3, 2))).toEqual([{ kind: 'own-score', name: 'Ben', points: 3 }]);
  const third = await match(3, 2, 3, 2, 3);
  expect(await scores(third)).toEqual([
    { kind: 'server-score', name: 'Ann', points: 9 },
    { kind: 'own-score', name: 'Ben', points: 4 },
  ]);
  // Four wins in a row: told only where a leaderboard counts them.
  const feats = async (rankings: readonly Ranking[]) =>
    (await featsOf(at.archive, GUILD, { kind: 'matches', game: third }, rankings)).map(({ kind }) => kind);
  expect(await feats(['streak'])).toEqual(['server-streak']);
  expect(await feats(['points'])).toEqual([]);
  expect(recordText(translator('en'), { kind: 'server-score', name: 'Ann', points: 9 })).toBe(
    '🏅 Ann: 9 points, a server record',
  );
});
