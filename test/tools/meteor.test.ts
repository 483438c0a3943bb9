import { describe, expect, it } from 'vitest';
import { bandOf, CASES } from '../../src/tools/meteor/bands.js';
import { chart, chartTable } from '../../src/tools/meteor/chart.js';
import { veteran } from '../../src/games/meteor/robots/crew/veteran.js';
import { openedGame, playGame } from '../../src/tools/meteor/play.js';
import { readOptions } from '../../src/tools/meteor/options.js';
import { UsageError } from '../../src/tools/simulate/usage-error.js';
import { report } from '../../src/tools/meteor/report.js';
import { playAll, workersFor } from '../../src/tools/meteor/run.js';
import { summarise } from '../../src/tools/meteor/summary.js';
import { partsOf } from '../../src/tools/simulate/run.js';
import { wilson } from '../../src/tools/simulate/wilson.js';

const RUN = { mode: 'standard', players: 3, relaxed: false, paceMs: 4_000, robot: 'veteran', seed: 'test' } as const;
const nothing = (): void => undefined;

describe('the interval', () => {
  it('is Wilson’s', () => {
    const [low, high] = wilson(40, 100);
    expect(low).toBeCloseTo(0.3094, 3);
    expect(high).toBeCloseTo(0.498, 3);
  });

  it('stays between 0 and 1', () => {
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(10, 10)[1]).toBe(1);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

describe('the command line', () => {
  it('has defaults', () => {
    expect(readOptions([])).toMatchObject({
      mode: 'standard',
      players: 3,
      games: 1000,
      seed: '1',
      paceMs: 4000,
      relaxed: false,
      json: false,
      chart: null,
    });
  });

  it('reads what it is given', () => {
    const args = [
      '--mode',
      'first',
      '--players',
      '1',
      '--games',
      '20',
      '--seed',
      'a',
      '--relaxed',
      '--pace',
      '2.5',
      '--json',
      '--chart',
      'x.svg',
    ];
    expect(readOptions(args)).toMatchObject({
      mode: 'first',
      players: 1,
      games: 20,
      seed: 'a',
      relaxed: true,
      paceMs: 2500,
      json: true,
      chart: 'x.svg',
    });
  });

  it('takes a Boss by its name or its id', () => {
    const bossOf = (boss: string) => readOptions(['--mode', 'advanced', '--powers', '--challenges', '--boss', boss]);
    expect(bossOf('Last Stand')).toMatchObject({
      mode: 'advanced',
      powers: true,
      challenges: true,
      boss: 'last-stand',
    });
    expect(bossOf('last-stand').boss).toBe('last-stand');
    expect(bossOf('it goes to 11').boss).toBe('eleven');
  });

  it.each([
    [['--mode', 'advanced', '--boss', 'Nobody']],
    [['--mode', 'advanced', '--players', '1', '--boss', 'eleven']],
    [['--mode', 'x']],
    [['--players', '6']],
    [['--players', '2.5']],
    [['--games', '0']],
    [['--games', '']],
    [['--relaxed']],
    [['--powers']],
    [['--boss', 'Comet']],
    [['--nonsense']],
    [['stray']],
    [['--pace', '-1']],
    [['--robot', 'nobody']],
  ])('refuses %j', (args) => {
    expect(() => readOptions(args)).toThrow(UsageError);
  });
});

describe('an Advanced run', () => {
  const advanced = { ...RUN, mode: 'advanced', powers: true, challenges: true } as const;

  it('deals a Power and a Challenge to each', async () => {
    for (const { boss, cards, refused } of await playAll(advanced, 8, 1, nothing)) {
      expect(boss).not.toBeNull();
      expect(cards).toHaveLength(2 * advanced.players);
      expect(refused).toEqual([]);
    }
  });

  it('waits for the Boss that was asked for', async () => {
    const results = await playAll({ ...advanced, challenges: false, boss: 'comet' }, 5, 1, nothing);
    expect(results.map(({ boss, cards }) => [boss, cards.length])).toEqual(
      Array.from({ length: 5 }, () => ['comet', 3]),
    );
  });

  it('is the same in one thread and in two', async () => {
    expect(await playAll(advanced, 6, 2, nothing)).toEqual(await playAll(advanced, 6, 1, nothing));
  });
});

describe('a run', () => {
  it('comes to the figures that --json promises', async () => {
    const summary = summarise(await playAll(RUN, 20, 1, nothing));
    expect(Object.keys(summary)).toEqual([
      'games',
      'won',
      'wonShare',
      'interval',
      'lostBy',
      'idleLosses',
      'idleWithRocket',
      'medianSecondsLeft',
      'medianSeconds',
      'actionsPerGame',
      'technologiesBuilt',
      'overkills',
      'retrofits',
      'cardsLeft',
      'meteorsLeft',
      'refused',
    ]);
    expect(summary.games).toBe(20);
    expect(summary.refused).toBe(0);
    expect(summary.idleLosses).toBeLessThanOrEqual(20 - summary.won);
    expect(summary.idleWithRocket).toBeLessThanOrEqual(summary.idleLosses);
    expect(summary.wonShare).toBe(summary.won / 20);
    expect(summary.won + Object.values(summary.lostBy).reduce((sum, lost) => sum + lost, 0)).toBe(20);
    expect(report(readOptions([]), summary, null, 1)).toContain(`${summary.won} of 20`);
  });

  it('is the same in one thread and in two', async () => {
    expect(await playAll(RUN, 14, 2, nothing)).toEqual(await playAll(RUN, 14, 1, nothing));
  });

  it('reports its progress', async () => {
    const seen: number[] = [];
    await playAll(RUN, 25, 1, (played) => {
      seen.push(played);
    });
    expect(seen.at(-1)).toBe(25);
  });

  it('is cut into parts without gap or overlap', () => {
    const parts = partsOf(10, 3).map(({ from, to }) => [from, to]);
    expect(parts).toEqual([
      [0, 3],
      [3, 6],
      [6, 10],
    ]);
    expect(workersFor(4, 2)).toBe(2);
    expect(workersFor(0, 100)).toBe(1);
  });
});

describe('a run with talk', () => {
  const named = (talk: boolean): number => {
    let times = 0;
    for (const seed of ['talk 0', 'talk 1', 'talk 2'])
      playGame({ ...RUN, robot: veteran, talk }, seed, (_state, _seat, action) => {
        times += action?.type === 'name-energy' ? 1 : 0;
      });
    return times;
  };

  it('has robots say what they wait for, on the deals that they play in silence too', () => {
    expect(named(false)).toBe(0);
    expect(named(true)).toBeGreaterThan(0);
    const hands = (talk: boolean) =>
      openedGame({ ...RUN, robot: veteran, talk }, 'talk 0').seats.map(({ hand }) => hand);
    expect(hands(true)).toEqual(hands(false));
  });

  it('says what talk is worth', () => {
    const worth = { value: 0.02, low: -0.01, high: 0.05 };
    expect(report(readOptions(['--talk']), summarise([]), worth, 1)).toContain(
      '2.0% of games, on the same deals (95%: -1.0% to 5.0%)',
    );
  });
});

describe('the chart', () => {
  it('shows every case with its band', async () => {
    const summary = summarise(await playAll(RUN, 2, 1, nothing));
    const all = CASES.map((measured) => ({ case: measured, summary }));
    const svg = chart(all, 'Title <x>');
    expect(svg.match(/class="band"/g)).toHaveLength(CASES.length);
    expect(svg).toContain('Title &lt;x>');
    expect(chartTable(all).split('\n')).toHaveLength(CASES.length + 2);
  });

  it('measures other numbers of players by three', () => {
    const all = CASES.map((measured) => ({ case: measured, summary: { wonShare: 0.4 } }));
    const four = CASES.find(({ mode, players }) => mode === 'standard' && players === 4);
    expect(four === undefined ? null : bandOf(four, all)).toEqual([0.25, 0.55]);
  });
});
