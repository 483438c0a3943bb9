import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/games/meteor-town/index.js';
import { FIRST_TOWN } from '../../src/games/meteor-town/town.js';
import { Random, seedRandom } from '../../src/games/shared/random.js';
import { judge, type Measured } from '../../src/tools/meteor-town/bands.js';
import { chart } from '../../src/tools/meteor-town/chart.js';
import { townDoc, type Measured as Figures } from '../../src/tools/meteor-town/docs.js';
import { RAILWAY_NUMBERS } from '../../src/games/meteor-town/robots/plans.js';
import { byTable, STEPS } from '../../src/games/meteor-town/robots/planner.js';
import { learn } from '../../src/tools/meteor-town/learn.js';
import { learntFile } from '../../src/tools/meteor-town/learnt-file.js';
import { readOptions } from '../../src/tools/meteor-town/options.js';
import { Evolution } from '../../src/tools/meteor-town/evolution.js';
import { pairsOf } from '../../src/tools/meteor-town/pairs.js';
import { playAll } from '../../src/tools/meteor-town/run.js';
import { tune } from '../../src/tools/meteor-town/tune.js';
import { summarise } from '../../src/tools/meteor-town/summary.js';
import { ColumnCount } from '../../src/tools/meteor-town/wastes.js';
import { UsageError } from '../../src/tools/simulate/usage-error.js';

const nothing = (): void => undefined;
const towns = (count: number, workers = 1) =>
  playAll({ setting: { robot: 'visitor', line: null }, seed: 'tools' }, count, workers, nothing);

describe('docs/meteor-town.md', () => {
  test('is what data, words and figures say (npm run docs:games)', () => {
    const read = (file: string): string => readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
    const doc = townDoc(JSON.parse(read('meteor-town.json')) as Figures);
    expect(read('meteor-town.md')).toBe(doc);
    for (const ruling of Array.from({ length: 14 }, (_, at) => `**MT${at + 1} `)) expect(doc).toContain(ruling);
    expect(doc).not.toContain('undefined');
  });
});

describe('the simulator', () => {
  test('threads change nothing', async () => {
    expect(await towns(6, 2)).toEqual(await towns(6));
  });

  test('figures: mean with its interval, percentiles, medals', async () => {
    const summary = summarise(await towns(30));
    expect(summary.games).toBe(30);
    expect(summary.score.interval[0]).toBeLessThan(summary.score.mean);
    expect(summary.percentiles['5']).toBeLessThanOrEqual(summary.percentiles['95']);
    expect(summary.medals.platinum).toBe(0);
    expect(chart([{ name: 'Visitor', scores: summary.scores, mean: summary.score.mean }], 'a chart')).toContain(
      '</svg>',
    );
  });

  test('counts how often each building was built in the better half of the towns', async () => {
    const results = await towns(30);
    const good = results.toSorted((one, other) => other.score - one.score).slice(0, 15);
    const { inGoodTowns } = summarise(results);
    expect(inGoodTowns).toHaveLength(18);
    for (const { building, share } of inGoodTowns)
      expect(share.value).toBe(good.filter(({ buildings }) => buildings.includes(building)).length / 15);
    const shares = inGoodTowns.map(({ share }) => share.value);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  });

  test('a band fails only where the interval lies outside it', async () => {
    const visitor = summarise(await towns(30));
    const moved = (by: number): Measured => ({
      visitor: { ...visitor, score: { mean: by, interval: [by - 1, by + 1] } },
    });
    const verdict = (by: number) => judge(moved(by)).map(({ band, holds }) => ({ band, holds }));
    expect(verdict(0.5)).toEqual([{ band: 'Visitor: mean score', holds: true }]);
    expect(verdict(2)).toEqual([{ band: 'Visitor: mean score', holds: false }]);
  });

  test('columns in which nothing was gained, sold, built or rolled are counted, and grain that is left', () => {
    const count = new ColumnCount();
    const began = (column: 1 | 2): GameEvent => ({ type: 'column-began', seat: 0, column, buildings: [] });
    const finished: GameEvent = { type: 'column-finished', seat: 0 };
    const gained = (wood: number): GameEvent => ({ type: 'gained', seat: 0, gains: { wood }, lost: {} });
    count.note([began(1), gained(1), finished]);
    count.note([began(2)]);
    count.note([gained(0), finished]);
    count.note([{ type: 'columns-skipped', seat: 0, columns: [3] }]);
    const town = { ...FIRST_TOWN, stock: { ...FIRST_TOWN.stock, grain: 4 } };
    expect(count.wastesOf(town)).toEqual({ columns: 3, idleColumns: 2, grain: 4, grainInTime: 4 });
  });

  test('grain that came in the last turn could hardly be sold any more', () => {
    const count = new ColumnCount();
    const gained: GameEvent = { type: 'gained', seat: 0, gains: { grain: 2 }, lost: {} };
    const ended = (turn: number): GameEvent => ({ type: 'turn-ended', seat: 0, turn });
    count.note([gained, ended(11), gained, ended(12)]);
    const town = { ...FIRST_TOWN, stock: { ...FIRST_TOWN.stock, grain: 3 } };
    expect(count.wastesOf(town)).toMatchObject({ grain: 3, grainInTime: 1 });
  });

  test('two robots on the same dice: who scored more, ties as halves', async () => {
    const [one] = await towns(1);
    if (one === undefined) throw new Error('no town');
    const scored = (scores: readonly number[]) => scores.map((score) => ({ ...one, score }));
    const pairs = pairsOf(scored([5, 7, 7, 1]), scored([4, 7, 9, 1]));
    expect(pairs).toMatchObject({ games: 4, won: 1, tied: 2, lost: 1 });
    expect(pairs.wins.value).toBe(0.5);
    expect(pairs.more.value).toBe(-0.25);
  });

  test('what a Planner learns follows from the seed, and is written so that it can be read again', () => {
    const after = (seed: string): Float32Array => {
      let table: Float32Array = new Float32Array();
      for (const { learnt } of learn({ towns: 40, seed })) table = learnt;
      return table;
    };
    const learnt = after('lessons');
    expect(after('lessons')).toEqual(learnt);
    expect(after('others')).not.toEqual(learnt);
    const written = learntFile(learnt, 40);
    const text = [...written.matchAll(/^ {2}'(.+)',$/gm)].map(([, line]) => line).join('');
    const read = new Int8Array(Buffer.from(text, 'base64'));
    expect(read).toHaveLength(learnt.length);
    const furthest = learnt.reduce((most, number, at) => Math.max(most, Math.abs(number - (read[at] ?? 0) / STEPS)), 0);
    expect(furthest).toBeLessThanOrEqual(0.5 / STEPS + 1e-6);
    expect(byTable(learnt).learnt).toBe(learnt);
  });

  test('a command line that makes no sense is refused in words', () => {
    expect(readOptions(['--robot', 'architect', '--line', 'grain'])).toMatchObject({
      robot: 'architect',
      line: 'grain',
    });
    for (const args of [
      ['--robot', 'nobody'],
      ['--line', 'silver'],
      ['--robot', 'planner', '--line', 'grain'],
      ['--against', 'nobody'],
      ['--robot', 'visitor', '--line', 'grain'],
      ['--games', '0'],
      ['--unknown'],
    ])
      expect(() => readOptions(args)).toThrow(UsageError);
  });
});

describe('how a Mayor is tuned', () => {
  const rounded = (numbers: readonly number[]): readonly number[] => numbers.map((number) => Math.round(number));

  test('evolution finds where the score is highest, however differently the numbers count', () => {
    const [start, highest, weights] = [
      [0, 0, 0],
      [3, -20, 0],
      [1, 0.01, 30],
    ];
    const evolution = new Evolution(start, [1, 5, 1], 8, new Random(seedRandom('hill')));
    const score = (numbers: readonly number[]): number =>
      -numbers.reduce((sum, number, at) => sum + (weights[at] ?? 0) * (number - (highest[at] ?? 0)) ** 2, 0);
    for (let generation = 0; generation < 120; generation += 1)
      evolution.learn(evolution.next().sort((one, other) => score(other.numbers) - score(one.numbers)));
    expect(rounded(evolution.middle)).toEqual(highest);
  });

  test('the same seed tunes to the same worths', () => {
    const two = (): readonly number[] => {
      const generations = tune({ from: RAILWAY_NUMBERS, idle: 100, mayors: 4, towns: 2, seed: 'test' });
      generations.next();
      const { value } = generations.next();
      if (value === undefined) throw new Error('no generation');
      expect(Number.isFinite(value.mean)).toBe(true);
      return value.numbers;
    };
    const found = two();
    expect(found).toHaveLength(RAILWAY_NUMBERS.length);
    expect(found).not.toEqual(RAILWAY_NUMBERS);
    expect(two()).toEqual(found);
  });
});
