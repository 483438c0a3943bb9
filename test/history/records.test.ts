import { expect, test } from 'vitest';
import { featsOf } from '../../src/history/records.js';
import { game, GUILD, someone, START } from '../support/played.js';
import { opened } from './support.js';

interface Row {
  streak: number;
  best: number;
  wins: number;
}

const KINDS = ['own-best', 'server-fastest', 'server-streak', 'streak'];

test('streaks and records of each won game, as its own sums say; none of a lost one', () => {
  const { log, archive } = opened([]);
  const rows = new Map<string, Row>();
  const seen = new Set<string>();
  let fastest = Infinity;
  for (let turn = 0; seen.size < KINDS.length && turn < 60; turn += 1) {
    // Ana plays every game, the others in turn: only she can hold the server's longest streak.
    const people = [someone(0), someone(1 + (turn % 2))];
    log.append(
      game(`feat${turn}`, 2, { people, startAt: START + turn * 3_600_000, seed: `feat-${turn}`, mode: 'first' }),
    );
    const [line] = archive.list(GUILD, { limit: 1 }).games;
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
    const feats = featsOf(archive, GUILD, 'meteor', `feat${turn}`);
    expect(feats, `game ${turn}`).toEqual(expected);
    if (won) fastest = Math.min(fastest, line?.playMs ?? Infinity);
    for (const { kind } of feats) seen.add(kind);
  }
  expect([...seen].sort()).toEqual(KINDS);
  expect(featsOf(archive, GUILD, 'meteor', 'nothing')).toEqual([]);
});

test('nothing is told of games whose seed a person chose', () => {
  const { log, archive } = opened([]);
  for (let turn = 0; turn < 8; turn += 1) {
    const startAt = START + turn * 3_600_000;
    log.append(game(`chosen${turn}`, 2, { startAt, seed: `feat-${turn}`, mode: 'first', seeded: true }));
    expect(featsOf(archive, GUILD, 'meteor', `chosen${turn}`)).toEqual([]);
  }
  expect(archive.list(GUILD, { limit: 8 }).games.some(({ result }) => result === 'won')).toBe(true);
});
