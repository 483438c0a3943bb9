import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import * as z from 'zod';

const Report = z.object({
  seed: z.string(),
  hash: z.string(),
  presses: z.number(),
  games: z.number(),
  compared: z.number(),
  violations: z.array(z.string()),
});
type Report = z.infer<typeof Report>;

/** Each in a process of its own: it replaces the clock and the timers of that. */
function worlds(...flags: readonly string[]): readonly Report[] {
  const args = ['--import', import.meta.resolve('tsx'), 'src/tools/world.ts', '--json', ...flags];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const reports = stdout.split('\n').filter((line) => line.startsWith('{'));
  expect(reports.length, stderr).toBeGreaterThan(0);
  return reports.map((line) => Report.parse(JSON.parse(line)));
}

test('worlds hold, and the same seed gives the same world', () => {
  const all = worlds('--seeds', '4', '--minutes', '4');
  for (const { seed, violations, compared, games, presses } of all) {
    expect(violations, `seed ${seed}`).toEqual([]);
    expect(presses).toBeGreaterThan(100);
    expect(games).toBeGreaterThan(1);
    expect(compared, `seed ${seed}: boards and panels were compared`).toBeGreaterThan(0);
  }
  const [again] = worlds('--seed', '3', '--minutes', '4');
  expect(again?.hash, 'in another process').toBe(all.find(({ seed }) => seed === '3')?.hash);
});
