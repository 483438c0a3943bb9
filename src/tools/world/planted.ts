import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../../package-folder.js';
import { runApart, type WorldOrder } from './apart.js';
import { PLANTED, type Planted } from './planted-faults.js';

export interface Found {
  readonly name: string;
  /** How many seeds it took; null: it was not found. */
  readonly seeds: number | null;
  readonly violation: string | null;
}

/** What the whole bot is made of; the rest is linked. */
const COPIED = ['src', 'commands', 'migrations', 'package.json', 'tsconfig.json'];

/** Plants one fault after the other in a copy of the bot, and runs worlds until one of them finds it. */
export async function findPlanted(
  orderOf: (seed: string) => WorldOrder,
  mostSeeds: number,
  onFound: (found: Found) => void,
): Promise<void> {
  for (const planted of PLANTED) {
    const folder = mkdtempSync(join(tmpdir(), 'meteor-planted-'));
    try {
      plant(planted, folder);
      onFound(await find(planted, orderOf, mostSeeds, join(folder, 'src/tools/world/worker.ts')));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Throws where the code has changed so that the fault can't be planted any more. */
function plant({ name, file, was, is }: Planted, folder: string): void {
  for (const part of COPIED) cpSync(join(PACKAGE_FOLDER, part), join(folder, part), { recursive: true });
  symlinkSync(join(PACKAGE_FOLDER, 'node_modules'), join(folder, 'node_modules'));
  const path = join(folder, file);
  const parts = readFileSync(path, 'utf8').split(was);
  if (parts.length !== 2) throw new Error(`“${name}” can't be planted: ${file} has its code ${parts.length - 1} times`);
  writeFileSync(path, parts.join(is));
}

async function find(
  { name }: Planted,
  orderOf: (seed: string) => WorldOrder,
  mostSeeds: number,
  worker: string,
): Promise<Found> {
  for (let seeds = 1; seeds <= mostSeeds; seeds += 1) {
    const { violations } = await runApart(orderOf(String(seeds)), worker);
    const [violation] = violations;
    if (violation !== undefined) return { name, seeds, violation };
  }
  return { name, seeds: null, violation: null };
}
