import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setBehind } from './globals.js';
import { resetLibraries } from './libraries.js';
import type { WorldOptions, WorldReport } from './report.js';
import { World } from './world.js';

/** Linux’s files in memory: what was synced is reckoned by the world, so a real disk would only take its time. */
const IN_MEMORY = '/dev/shm';

/** What this process had used of a core when its last world ended. */
let usedBefore: NodeJS.CpuUsage | undefined;

/** One world from its beginning to its end; one at a time in a process, and nothing of one is seen in the next. */
export async function runWorld(options: WorldOptions): Promise<WorldReport> {
  resetLibraries();
  const folder = mkdtempSync(join(existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'meteor-world-'));
  const world = new World(options, join(folder, 'meteor.db'));
  try {
    const report = await world.run();
    const { user, system } = process.cpuUsage(usedBefore);
    usedBefore = process.cpuUsage();
    return { ...report, cpuSeconds: (user + system) / 1e6 };
  } finally {
    world.close();
    setBehind(null);
    rmSync(folder, { recursive: true, force: true });
  }
}
