import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { PACKAGE_FOLDER } from '../../src/package-folder.js';
import { PLANTED } from '../../src/tools/world/planted-faults.js';

const Report = z.object({
  seed: z.string(),
  hash: z.string(),
  presses: z.number(),
  games: z.number(),
  compared: z.number(),
  violations: z.array(z.string()),
});
type Report = z.infer<typeof Report>;

const Found = z.object({ name: z.string(), seeds: z.number().nullable(), violation: z.string().nullable() });

/** The command's JSON lines. It runs in processes of its own, whose clock and timers it replaces. */
function run(...flags: readonly string[]): readonly unknown[] {
  const args = ['--import', import.meta.resolve('tsx'), 'src/tools/world.ts', '--json', ...flags];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.length, stderr).toBeGreaterThan(0);
  return lines.map((line): unknown => JSON.parse(line));
}

const worlds = (...flags: readonly string[]): readonly Report[] => run(...flags).map((one) => Report.parse(one));

test('worlds hold, and the same seed gives the same world', () => {
  const all = worlds('--seeds', '6', '--minutes', '6');
  for (const { seed, violations, compared, games, presses } of all) {
    expect(violations, `seed ${seed}`).toEqual([]);
    expect(presses).toBeGreaterThan(100);
    expect(games).toBeGreaterThan(1);
    expect(compared, `seed ${seed}: boards and panels were compared`).toBeGreaterThan(0);
  }
  const [again] = worlds('--seed', '3', '--minutes', '6');
  expect(again?.hash, 'in another process').toBe(all.find(({ seed }) => seed === '3')?.hash);
}, 600_000);

test('a fault that is planted is found: a hand that another player sees', () => {
  const [found] = run('--planted', '--only', 'another’s hand', '--seeds', '8').map((one) => Found.parse(one));
  expect(found?.seeds).not.toBeNull();
  expect(found?.violation).toMatch(/^message \d+ shows .* of \w+ \(meteor\) to \d+$/);
}, 600_000);

test.each(PLANTED)('can be planted: $name', ({ provokes = [], edits }) => {
  for (const { file, was } of [...provokes, ...edits])
    expect(readFileSync(join(PACKAGE_FOLDER, file), 'utf8').split(was), file).toHaveLength(2);
});
