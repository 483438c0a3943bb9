import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { SCENARIOS } from '../../src/games/meteor-storm/index.js';
import { COMMAND_CARDS } from '../../src/games/meteor-storm/cards/command.js';
import { bandsFor } from '../../src/tools/meteor-storm/bands.js';
import { cardShares, type CardShare } from '../../src/tools/meteor-storm/cards.js';
import { chart } from '../../src/tools/meteor-storm/chart.js';
import { stormDoc } from '../../src/tools/meteor-storm/doc.js';
import { readOptions } from '../../src/tools/meteor-storm/options.js';
import { playGame, startedTable, type Setting } from '../../src/tools/meteor-storm/play.js';
import { asJson, judgedRun, report } from '../../src/tools/meteor-storm/report.js';
import { summarise } from '../../src/tools/meteor-storm/summary.js';
import { judge } from '../../src/tools/simulate/bands.js';
import { UsageError } from '../../src/tools/simulate/usage-error.js';

const setting: Setting = { scenario: 'open-sky', match: 'captain', meteors: true, seed: 'test' };
const results = Array.from({ length: 8 }, (_, game) => playGame(setting, game));

test('docs/meteor-storm.md is what the data says (npm run docs:games)', () => {
  expect(readFileSync(new URL('../../docs/meteor-storm.md', import.meta.url), 'utf8')).toBe(stormDoc());
});

describe('the simulator', () => {
  it('the same seed plays the same games; another plays others', () => {
    expect(playGame(setting, 3)).toEqual(results[3]);
    expect(playGame({ ...setting, seed: 'other' }, 3)).not.toEqual(results[3]);
  });

  it('a band fails only where the whole interval lies outside', () => {
    const summary = summarise(results);
    const [band] = bandsFor('captain', true);
    if (band === undefined) throw new Error('there are bands');
    const figure = (low: number, high: number) => () => ({ value: (low + high) / 2, low, high });
    const verdicts = [figure(0.3, 0.46), figure(0.3, 0.44), figure(0.54, 0.9), figure(0.56, 0.9)].map(
      (of) => judge([{ ...band, of }], summary)[0]?.holds,
    );
    expect(verdicts).toEqual([true, false, true, false]);
  });

  it('prints each figure with its interval and band, as text, JSON and picture', () => {
    const options = readOptions(['--scenario', '1', '--games', '8']);
    const run = judgedRun(options, 'open-sky', summarise(results));
    expect(report([run], run.summary.cards, 1)).toMatch(
      /first side wins, % \| [\d.]+ \| [\d.]+–[\d.]+ \| 45\.0–55\.0 \| (yes|NO)/,
    );
    const json = JSON.parse(asJson([run], run.summary.cards, 1)) as { runs: { bands: unknown[]; games: number }[] };
    expect(json.runs[0]).toMatchObject({ games: 8 });
    expect(json.runs[0]?.bands).toHaveLength(9);
    expect(chart([run], 'Title')).toContain('first side wins');
  });

  it('one of each level changes sides from game to game', () => {
    const mixed = [0, 1].map((game) => playGame({ ...setting, match: 'mixed' }, game));
    expect(mixed.map(({ better }) => better)).toEqual([mixed[0]?.first, 1 - (mixed[1]?.first ?? 0)]);
  });

  it('an Admiral meets a Captain in each deal once from each side', () => {
    const match: Setting = { ...setting, match: 'admiral' };
    const deals = [0, 1, 2].map((game) => JSON.stringify(startedTable(match, game).hands));
    expect(deals[1]).toBe(deals[0]);
    expect(deals[2]).not.toBe(deals[0]);
    const [asFirst, asSecond] = [0, 1].map((game) => playGame(match, game));
    expect([asFirst?.better, asSecond?.better]).toEqual([asFirst?.first, 1 - (asSecond?.first ?? 0)]);
  });

  it('an Admiral wins more than half of its games against a Captain', () => {
    const games = SCENARIOS.flatMap(({ id }) =>
      Array.from({ length: 10 }, (_, game) => playGame({ ...setting, scenario: id, match: 'admiral' }, game)),
    );
    expect(summarise(games).betterWins?.value).toBeGreaterThan(0.55);
  });

  it('a Captain plays no card that orders nobody where another orders somebody, and seldom moves into a meteor’s way', () => {
    const games = SCENARIOS.flatMap(({ id }) =>
      Array.from({ length: 10 }, (_, game) => playGame({ ...setting, scenario: id }, game)),
    );
    const { idleCards, needlesslyIdle, movesInTheWay } = summarise(games);
    // A whole hand may order nobody; then any card is as good.
    expect(idleCards.value).toBeGreaterThan(0);
    expect(needlesslyIdle.value).toBe(0);
    expect(movesInTheWay.value).toBeLessThan(0.0015);
  });

  it('counts how often a card is played of the turns in which it would have ordered somebody', () => {
    const shares = cardShares(results.map(({ cards }) => cards));
    expect(shares.map(({ card }) => card).toSorted()).toEqual(COMMAND_CARDS.map(({ id }) => id).toSorted());
    const sum = (of: (share: CardShare) => number): number => shares.reduce((total, share) => total + of(share), 0);
    // One card is played a turn, so both add up to the turns in which a card ordered somebody.
    const played = sum(({ turns, played }) => turns * played.value);
    expect(played).toBeGreaterThan(0);
    expect(sum(({ turns, even }) => turns * even.value)).toBeCloseTo(played, 6);
    for (const { turns, played } of shares) expect(played.value).toBeLessThanOrEqual(turns === 0 ? 0 : 1);
  });

  it.each([['--scenario', '5'], ['--level', 'commodore'], ['--games', '0'], ['--nonsense']])(
    'refuses %s %s',
    (...args) => {
      expect(() => readOptions(args)).toThrow(UsageError);
    },
  );
});
