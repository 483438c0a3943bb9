import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { robotNamed } from '../../../src/games/meteor/robots/index.js';
import { Lines } from '../../../src/tools/meteor/league/lines.js';
import { readOptions } from '../../../src/tools/meteor/league/options.js';
import { playLeagueGame, type LeagueEntry } from '../../../src/tools/meteor/league/play.js';
import { builtIn, type Player } from '../../../src/tools/meteor/league/player.js';
import { readAnswer, type FaultCode, type Question } from '../../../src/tools/meteor/league/protocol.js';
import { playLeague } from '../../../src/tools/meteor/league/run.js';
import { UsageError } from '../../../src/tools/simulate/usage-error.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const pathOf = (file: string): string => join(ROOT, file);
const TSX = `--import ${import.meta.resolve('tsx')}`;
const NODE = `'${process.execPath}'`;
const VETERAN = `${NODE} ${TSX} '${pathOf('test/fixtures/veteran-robot.ts')}'`;
const THRIFTY = `${NODE} ${TSX} '${pathOf('docs/robots/thrifty.ts')}'`;
/** Where there is none, the Python example stays untested: never in CI. */
const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0 || process.env['CI'] !== undefined;
const FINISHER = `python3 '${pathOf('docs/robots/finisher.py')}'`;

/** Nothing here depends on how fast the machine is: a robot that answers has ten minutes. */
const LIMITS = { answerMs: 600_000, startMs: 600_000, memoryMb: 512 };

const SETTING = {
  crew: null,
  mode: 'standard',
  powers: false,
  challenges: false,
  players: 3,
  games: 2,
  seed: 'league',
  paceMs: 4_000,
  limits: LIMITS,
} as const;

type Setting = Omit<Parameters<typeof playLeague>[0], 'robot'>;

async function played(robot: string, setting: Partial<Setting> = {}) {
  const logs: (readonly LeagueEntry[])[] = [];
  const { results, bySeat, conducts } = await playLeague(
    { ...SETTING, ...setting, robot },
    () => undefined,
    (_, log) => logs.push(log),
  );
  return { results, bySeat, conducts, logs };
}

const folder = mkdtempSync(join(tmpdir(), 'league-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the protocol', () => {
  it.each([
    ['standard', { games: 2 }],
    ['advanced', { mode: 'advanced', powers: true, challenges: true, games: 3, players: 4 }],
  ] as const)('lets the Veteran write the log that the built-in one writes (%s)', async (_, setting) => {
    const [built, spoken] = [await played('veteran', setting), await played(VETERAN, setting)];
    expect(spoken.conducts[0]?.faults).toEqual({});
    expect(spoken.logs).toEqual(built.logs);
    expect(built.logs.flat().length).toBeGreaterThan(50);
  });

  it('shows a seat its own view and nothing of the deal', async () => {
    const asked: Question[] = [];
    const veteran = robotNamed('veteran');
    if (veteran === undefined) throw new Error('no Veteran');
    const seats = [0, 1, 2].map((): Player => {
      const player = builtIn(veteran);
      return { ...player, answer: (question) => (asked.push(question), player.answer(question)) };
    });
    let id = 0;
    const { log } = await playLeagueGame({
      setting: { ...SETTING, relaxed: false },
      seats,
      game: 0,
      seed: 'nobody-knows',
      nextId: () => (id += 1),
      answered: () => undefined,
      clock: () => 0,
    });
    for (const question of asked) {
      expect(Object.keys(question)).toEqual(['id', 'now', 'seed', 'view', 'legal']);
      expect(JSON.stringify(question)).not.toContain('nobody-knows');
      expect(question.view).toMatchObject({ seed: null, survivors: [] });
    }
    expect(JSON.stringify(log)).toContain('nobody-knows');
  });

  it('takes an action among the legal ones, whatever the order of its keys and sites', () => {
    const legal = [{ type: 'launch', seat: 0, target: 'A', sites: [0, 2], change: 0 }] as const;
    const said = '{"action":{"change":0,"sites":[2,0],"target":"A","seat":0,"type":"launch"},"id":4}';
    expect(readAnswer(said, { id: 4, legal })).toEqual({ action: legal[0], fault: null });
    expect(readAnswer('{"id":4,"action":null}', { id: 4, legal })).toEqual({ action: null, fault: null });
    expect(readAnswer('{"id":3,"action":null}', { id: 4, legal })).toBeNull();
    expect(readAnswer('{"id":4}', { id: 4, legal })?.fault?.code).toBe('not-an-answer');
    expect(readAnswer('{"id":4,"action":{"type":"pass"}}', { id: 4, legal })?.fault?.code).toBe('not-legal');
  });

  it('reads any line at all as a legal action, waiting, nothing or a fault with a word for its author', () => {
    const legal = [
      { type: 'place', seat: 0, card: '3CF', site: 1 },
      { type: 'launch', seat: 0, target: 'K', sites: [0, 2], change: 0 },
    ] as const;
    const actions = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(...legal),
      fc.jsonValue().map((sites) => ({ ...legal[1], sites })),
    );
    const answers = fc.record({ id: fc.oneof(fc.integer(), fc.constant(4)), action: actions });
    const lines = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      answers.map((answer) => JSON.stringify(answer)),
      fc.tuple(answers, fc.nat(40)).map(([answer, cut]) => JSON.stringify(answer).slice(0, -cut)),
    );
    fc.assert(
      fc.property(lines, (line) => {
        const answer = readAnswer(line, { id: 4, legal });
        if (answer === null) return;
        expect([null, ...legal]).toContain(answer.action);
        if (answer.fault !== null) expect([answer.action, answer.fault.message.length > 20]).toEqual([null, true]);
      }),
      { seed: 28, numRuns: 2_000 },
    );
  });

  it('cuts a stream into lines, however its chunks fall, and gives up a line without end', () => {
    const lines = new Lines(10);
    expect([lines.add('ab'), lines.add('c\r\nd\n\ne'), lines.add('\n')]).toEqual([[], ['abc', 'd'], ['e']]);
    expect([lines.add('123456'), lines.add('7890x')]).toEqual([[], null]);
  });
});

describe('the robots of docs/robots', () => {
  if (!HAS_PYTHON)
    process.emitWarning('python3 is missing, so docs/robots/finisher.py is not tested: apt-get install python3');

  it.each([...(HAS_PYTHON ? [['finisher.py', FINISHER] as const] : []), ['thrifty.ts', THRIFTY] as const])(
    '%s is under 50 lines, acts, makes no mistake, and plays the same games again',
    async (file, command) => {
      expect(readFileSync(pathOf(`docs/robots/${file}`), 'utf8').split('\n').length - 1).toBeLessThan(50);
      const [first, second] = [await played(command), await played(command)];
      expect(first.conducts[0]).toMatchObject({ robot: command, faults: {} });
      expect(first.conducts[0]?.acted).toBeGreaterThan(30);
      expect(second.logs).toEqual(first.logs);
    },
  );

  it('changes seats from game to game beside others', async () => {
    const { conducts, results, bySeat } = await played('rookie', { crew: 'veteran', games: 4 });
    const wonIn = (...games: readonly number[]): number => games.filter((game) => results[game]?.won === true).length;
    expect(bySeat).toEqual([
      { seat: 0, games: 2, won: wonIn(0, 3) },
      { seat: 1, games: 1, won: wonIn(1) },
      { seat: 2, games: 1, won: wonIn(2) },
    ]);
    expect(conducts.map(({ robot }) => robot)).toEqual(['rookie', 'veteran']);
  });
});

describe('a robot that goes wrong', () => {
  const bad = (wrong: string): string => `${NODE} '${pathOf('test/fixtures/bad-robot.mjs')}' ${wrong}`;

  it.each<[string, FaultCode]>([
    ['garbage', 'not-json'],
    ['nothing', 'not-an-answer'],
    ['deep', 'not-legal'],
    ['early', 'not-an-answer'],
    ['illegal', 'not-legal'],
    ['oversized', 'too-much'],
    ['flood', 'too-much'],
    ['crash', 'ended'],
    ['memory', 'memory'],
  ])('is told so and its game goes on: %s', async (wrong, code) => {
    const limits = { ...LIMITS, memoryMb: wrong === 'memory' ? 150 : 512 };
    const { results, conducts } = await played(bad(wrong), { games: 1, limits });
    const [conduct] = conducts;
    expect(results.map(({ won }) => won)).toEqual([false]);
    expect(conduct?.acted).toBe(0);
    expect(Object.keys(conduct?.faults ?? {})).toEqual([code]);
  });

  it('in its own way at each question is told each time, and still acts where it is right', async () => {
    const [conduct] = (await played(bad('mixed'), { games: 1 })).conducts;
    expect(Object.keys(conduct?.faults ?? {}).sort()).toEqual(['not-an-answer', 'not-json', 'not-legal']);
    expect(conduct?.acted).toBeGreaterThan(5);
    expect(conduct?.thinking.most).toBeGreaterThan(0);
  });

  it('sees nothing of the bot’s settings', async () => {
    vi.stubEnv('DISCORD_TOKEN', 'not-for-robots');
    const { conducts } = await played('env >&2; exit 1', { games: 1, players: 1 });
    vi.unstubAllEnvs();
    expect(conducts[0]?.faults.ended?.first).toContain('PATH=');
    expect(conducts[0]?.faults.ended?.first).not.toContain('not-for-robots');
  });

  it('leaves no process behind that it started', async () => {
    const file = join(folder, 'left');
    await played(`sleep 3000 & echo $! > '${file}'; exec ${bad('garbage')}`, { games: 1, players: 1 });
    const pid = readFileSync(file, 'utf8').trim();
    const isGone = (): boolean => {
      const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' });
      return stdout.trim() === '' || stdout.startsWith('Z');
    };
    await vi.waitFor(() => {
      expect(isGone()).toBe(true);
    }, 10_000);
  });

  it('gets the word itself', async () => {
    const { conducts } = await played(bad('garbage-once'), { games: 1, players: 1 });
    expect(conducts[0]?.faults.ended?.first).toContain('told: not-json');
  });

  it('is ended when it is silent three times in a row', async () => {
    const limits = { ...LIMITS, startMs: 20, answerMs: 20 };
    const { conducts } = await played(bad('silence'), { games: 2, players: 1, limits });
    expect(conducts[0]?.faults.late?.times).toBe(3);
  });

  it('leaves the others to play on', async () => {
    const { results, conducts } = await played(bad('crash'), { games: 3, crew: 'veteran' });
    expect(conducts[0]?.faults.ended?.first).toContain('no idea');
    expect(conducts[1]?.acted).toBeGreaterThan(30);
    expect(results.every(({ actions }) => actions > 10)).toBe(true);
  });

  it('that is no program is a fault like any other', async () => {
    const { conducts } = await played('/nowhere/robot', { games: 1, players: 1 });
    expect(conducts[0]?.faults.ended?.first).toContain('not found');
  });
});

describe('the command', () => {
  const league = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', pathOf('src/tools/meteor/league.ts'), ...args], {
      cwd: ROOT,
      encoding: 'utf8',
    });

  it('prints one JSON object, and writes logs that hold', () => {
    const { status, stdout } = league('--robot', 'veteran', '--games', '2', '--json', '--logs', folder);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ robot: 'veteran', games: 2, refused: 0, robots: [{ faults: {} }] });
    const replay = spawnSync(
      process.execPath,
      ['--import', 'tsx', pathOf('src/tools/replay.ts'), join(folder, 'league1.json')],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect(replay.stderr).toBe('');
    expect(replay.status).toBe(0);
  });

  it('says by its status that a robot never answered', () => {
    const { status, stdout, stderr } = league('--robot', 'exit 3', '--games', '1', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ robots: [{ acted: 0, waited: 0 }] });
    expect(stderr).toContain('never gave an answer');
  });

  it('ends with status 2 for wrong usage', () => {
    const { status, stdout, stderr } = league('--robot', 'veteran', '--players', '6');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('--players must be');
  });

  it.each([
    [[]],
    [['--robot', 'x', '--table']],
    [['--robot', ' ']],
    [['--table', '--with', 'x']],
    [['--robot', 'x', '--games', '0']],
  ])('refuses %j', (args) => {
    expect(() => readOptions(args)).toThrow(UsageError);
  });
});
