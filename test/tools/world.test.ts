import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { PACKAGE_FOLDER } from '../../src/package-folder.js';
import { WorldProcess } from '../../src/tools/world/apart.js';
import { PLANTED } from '../../src/tools/world/planted/faults.js';

const Report = z.object({
  seed: z.string(),
  hash: z.string(),
  presses: z.number(),
  games: z.number(),
  compared: z.number(),
  frames: z.number(),
  moves: z.number(),
  mutes: z.number(),
  mutedGames: z.number(),
  violations: z.array(z.string()),
});
type Report = z.infer<typeof Report>;

const Found = z.object({ name: z.string(), seeds: z.number().nullable(), violation: z.string().nullable() });

/** The command's JSON lines. It runs in processes of its own, whose clock and timers it replaces. */
function run(...flags: readonly string[]): readonly unknown[] {
  const args = ['--import', import.meta.resolve('tsx'), 'src/tools/world.ts', '--json', ...flags];
  const limits = { maxBuffer: 2 ** 26, timeout: 590_000, killSignal: 'SIGKILL' } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', ...limits });
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  expect(status, `${stdout.slice(-2_000)}${stderr}`).toBe(0);
  return lines.map((line): unknown => JSON.parse(line));
}

const worlds = (...flags: readonly string[]): readonly Report[] => run(...flags).map((one) => Report.parse(one));

test('worlds hold, and the same seed gives the same world', () => {
  const all = worlds('--seeds', '30', '--minutes', '6');
  expect(all).toHaveLength(30);
  for (const { seed, violations, compared, games, presses } of all) {
    expect(violations, `seed ${seed}`).toEqual([]);
    expect(presses).toBeGreaterThan(100);
    expect(games).toBeGreaterThan(1);
    expect(compared, `seed ${seed}: boards and panels were compared`).toBeGreaterThan(0);
  }
  const sum = (of: (report: Report) => number): number => all.reduce((total, report) => total + of(report), 0);
  expect(
    sum(({ frames }) => frames),
    'people were in the Activity',
  ).toBeGreaterThan(3_000);
  expect(
    sum(({ moves }) => moves),
    'people went from one voice channel to another',
  ).toBeGreaterThan(30);
  expect(
    sum(({ mutes }) => mutes),
    'people were muted and unmuted',
  ).toBeGreaterThan(30);
  expect(
    sum(({ mutedGames }) => mutedGames),
    'games in which people were muted',
  ).toBeGreaterThan(6);
  const [again] = worlds('--seed', '30', '--minutes', '6');
  expect(again?.hash, 'alone in a process, and not after others').toBe(all.find(({ seed }) => seed === '30')?.hash);
}, 600_000);

test('a fault that is planted is found: a hand that another player sees', () => {
  const [found] = run('--planted', '--only', 'another’s hand', '--seeds', '8').map((one) => Found.parse(one));
  expect(found?.seeds).not.toBeNull();
  expect(found?.violation).toMatch(/^(?:message \d+|a page) shows .* of \w+ \(meteor\) to \d+$/);
}, 600_000);

test.each(PLANTED)('can be planted: $name', ({ provokes = [], edits }) => {
  for (const { file, was } of [...provokes, ...edits])
    expect(readFileSync(join(PACKAGE_FOLDER, file), 'utf8').split(was), file).toHaveLength(2);
});

test.each([
  ['crashes', 'process.exit(7);', 600_000, 'ended without a report (7)'],
  ['hangs', 'setInterval(() => undefined, 1_000);', 1, 'has no report after 0.001 seconds'],
])('a world that %s is a failure', async (_what, script, deadlineMs, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'meteor-world-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const worker = join(folder, 'worker.cjs');
  writeFileSync(worker, script);
  const order = { seed: '1', minutes: 1, people: 1, faults: [], trace: false };
  await expect(new WorldProcess(worker, { deadlineMs }).run(order)).rejects.toThrow(words);
});
