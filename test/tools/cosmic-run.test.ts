import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bandsFor } from '../../src/tools/cosmic-run/bands.js';
import { chart } from '../../src/tools/cosmic-run/chart.js';
import { cosmicDoc, type Measured } from '../../src/tools/cosmic-run/docs.js';
import { readOptions } from '../../src/tools/cosmic-run/options.js';
import { begun, playGame } from '../../src/tools/cosmic-run/play.js';
import { asJson, judgedRun, report } from '../../src/tools/cosmic-run/report.js';
import { summarise } from '../../src/tools/cosmic-run/summary.js';
import { WasteCount } from '../../src/tools/cosmic-run/wastes.js';
import { judge } from '../../src/tools/simulate/bands.js';
import { meanOf, medianOf, ratioOf, shareOf } from '../../src/tools/simulate/figures.js';
import { UsageError } from '../../src/tools/simulate/usage-error.js';

const docs = (file: string): string => readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
const pilots = ['pilot', 'pilot', 'pilot'];
const results = Array.from({ length: 6 }, (_, game) => playGame({ players: 3, levels: pilots, seed: `test ${game}` }));

describe('The simulator', () => {
  test('the same seed plays the same game, another another', () => {
    expect(playGame({ players: 3, levels: pilots, seed: 'test 2' })).toEqual(results[2]);
    expect(playGame({ players: 3, levels: pilots, seed: 'other' })).not.toEqual(results[2]);
  });

  test('each number of players has its bands; Cadets alone have none', () => {
    for (const players of [2, 3, 4]) expect(bandsFor('pilot', players)).toHaveLength(12 + players);
    expect(bandsFor('mixed', 3)).toHaveLength(1);
    expect(bandsFor('cadet', 3)).toEqual([]);
    expect([2, 3].map((players) => bandsFor('commander', players).length)).toEqual([1, 0]);
  });

  test('a band fails only where the whole interval lies outside', () => {
    const summary = summarise(results, 3, null);
    const band = { name: 'a', low: 7, high: 8, unit: '' } as const;
    const verdict = (low: number, high: number): boolean | undefined =>
      judge([{ ...band, of: () => ({ value: 0, low, high }) }], summary)[0]?.holds;
    expect([verdict(6, 7.1), verdict(6, 6.9), verdict(7.9, 9), verdict(8.1, 9)]).toEqual([true, false, true, false]);
  });

  test('prints every figure with interval and band: for people, for programs, and drawn', () => {
    const run = judgedRun('pilot', 3, summarise(results, 3, null));
    expect(report([run], 1)).toMatch(/\| rounds \| [\d.]+ \| [\d.]+–[\d.]+ \| 7\.0–8\.0 \| (yes|NO) \|/);
    expect(JSON.parse(asJson([run], 1))).toMatchObject({ game: 'cosmic-run', runs: [{ players: 3, games: 6 }] });
    expect(chart([run], 'a < b')).toContain('a &lt; b');
  });

  test('a Pilot beats a Cadet', () => {
    const mixed = Array.from({ length: 4 }, (_, game) =>
      playGame({ players: 2, levels: game % 2 === 0 ? ['pilot', 'cadet'] : ['cadet', 'pilot'], seed: `mixed ${game}` }),
    );
    expect(summarise(mixed, 2, (game) => game % 2).focusWins?.value).toBe(1);
  });

  test('a Commander wins most games against a Pilot on the same deals', () => {
    const pair = Array.from({ length: 12 }, (_, game) =>
      playGame({
        players: 2,
        levels: game % 2 === 0 ? ['commander', 'pilot'] : ['pilot', 'commander'],
        seed: `pair ${Math.floor(game / 2)}`,
      }),
    );
    expect(summarise(pair, 2, (game) => game % 2).focusWins?.value).toBeGreaterThan(0.5);
  });

  test('a Pilot cashes in its aliens, and wastes few dice in sets', () => {
    const games = Array.from({ length: 40 }, (_, game) =>
      playGame({ players: 3, levels: pilots, seed: `wastes ${game}` }),
    );
    const { unretired, wastedDice } = summarise(games, 3, null);
    expect(unretired.value).toBeLessThan(0.43);
    expect(wastedDice.value).toBeLessThan(0.035);
  });

  test('counts the dice at planets, and those in sets that were never complete', () => {
    const turn = {
      seat: 0,
      step: 'dice',
      flipped: null,
      // Two 3s and a 5 lie at planet 3, a 1 at planet 1; the two 2s of the last action make a pair at planet 2.
      dice: [3, 3, 5, 1, 2, 2].map((value, at) => ({ value, place: ['3', '3', '3', '1', null, null][at] ?? null })),
      fresh: false,
      rolls: 3,
      used: [],
      moves: [],
      recruits: [],
      crystals: 0,
    } as const;
    const state = { ...begun({ players: 2, levels: [], seed: 'wastes' }), turn };
    const count = new WasteCount();
    count.note(state, { type: 'assign', seat: 0, dice: [4, 5], place: '2', confirmed: true });
    expect(count.wastesOf(state)).toMatchObject({ planetDice: 6, wastedDice: 3 });
  });

  test('counts the crystals that were held as a turn began and were spent on nothing', () => {
    const state = begun({ players: 2, levels: [], seed: 'wastes' });
    const withCrystals = (crystals: number): typeof state => ({
      ...state,
      players: state.players.map((player, seat) => (seat === state.turn?.seat ? { ...player, crystals } : player)),
    });
    const seat = state.turn?.seat ?? 0;
    const count = new WasteCount();
    count.note(withCrystals(5), { type: 'go-on', seat });
    count.note(withCrystals(5), { type: 'use', seat, power: 'fine-tuning', die: 0, value: 2 });
    // Crystals that this turn's dice bring are no part of what it began with.
    count.note(withCrystals(4), { type: 'end-turn', seat });
    expect(count.wastesOf(withCrystals(4)).spendable).toBe(3);
  });

  test('a wrong command line says what is wrong', () => {
    expect(readOptions([])).toMatchObject({ players: [2, 3, 4], match: 'pilot', games: 1000 });
    for (const args of [['--players', '5'], ['--players', ''], ['--level', 'ace'], ['--games', '0'], ['--what']])
      expect(() => readOptions(args)).toThrow(UsageError);
  });
});

describe('Figures', () => {
  test('mean, share, ratio and median lie within their intervals', () => {
    expect(meanOf([1, 2, 3])).toMatchObject({ value: 2 });
    expect(shareOf(1, 4).value).toBe(0.25);
    expect(ratioOf([1, 3], [2, 6])).toEqual({ value: 0.5, low: 0.5, high: 0.5 });
    expect(medianOf([5, 1, 3])).toEqual({ value: 3, low: 1, high: 5 });
  });
});

describe('docs/cosmic-run.md', () => {
  const measured = JSON.parse(docs('cosmic-run.json')) as Measured & { readonly holds: boolean };

  test('is what the data and the words make of it', () => {
    expect(docs('cosmic-run.md')).toBe(cosmicDoc(measured));
  });

  test('every band held when it was measured, in 4,000 games each', () => {
    expect(measured.holds).toBe(true);
    expect(measured.runs.map(({ players, games }) => [players, games])).toEqual([
      [2, 4000],
      [3, 4000],
      [4, 4000],
    ]);
  });
});
