import { WorldProcess, type WorldOrder } from '../apart.js';
import { bundleWorker } from '../bundle.js';
import { PLANTED, type Edit } from './faults.js';

export interface Found {
  readonly name: string;
  /** How many seeds it took; null: it was not found. */
  readonly seeds: number | null;
  readonly violation: string | null;
  /** What was found of that which the bot has to hold, where nothing was planted; null: nothing. */
  readonly before: string | null;
}

/** So many worlds have to hold with what alone provokes a fault. */
const HELD = 3;

/** Plants one fault after the other in the bot, and runs worlds until one of them finds it. */
export async function findPlanted(
  names: readonly string[],
  orderOf: (seed: string) => WorldOrder,
  mostSeeds: number,
  onFound: (found: Found) => void,
): Promise<void> {
  const chosen = PLANTED.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)));
  for (const { name, provokes = [], edits } of chosen) {
    const before = provokes.length === 0 ? null : await firstFailing(provokes, orderOf, HELD);
    const found = await firstFailing([...provokes, ...edits], orderOf, mostSeeds);
    onFound({
      name,
      seeds: found?.seeds ?? null,
      violation: found?.violation ?? null,
      before: before?.violation ?? null,
    });
  }
}

async function firstFailing(
  edits: readonly Edit[],
  orderOf: (seed: string) => WorldOrder,
  mostSeeds: number,
): Promise<{ readonly seeds: number; readonly violation: string } | null> {
  const { worker, remove } = await bundleWorker(edits);
  const apart = new WorldProcess(worker);
  try {
    for (let seeds = 1; seeds <= mostSeeds; seeds += 1) {
      const [violation] = (await apart.run(orderOf(String(seeds)))).violations;
      if (violation !== undefined) return { seeds, violation };
    }
    return null;
  } finally {
    apart.close();
    remove();
  }
}
