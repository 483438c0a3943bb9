import { runApart, type WorldOrder } from './apart.js';
import { bundleWorker } from './bundle.js';
import { PLANTED, type Planted } from './planted-faults.js';

export interface Found {
  readonly name: string;
  /** How many seeds it took; null: it was not found. */
  readonly seeds: number | null;
  readonly violation: string | null;
}

/** Plants one fault after the other in the bot, and runs worlds until one of them finds it. */
export async function findPlanted(
  orderOf: (seed: string) => WorldOrder,
  mostSeeds: number,
  onFound: (found: Found) => void,
): Promise<void> {
  for (const planted of PLANTED) {
    const { worker, remove } = await bundleWorker(planted);
    try {
      onFound(await find(planted, orderOf, mostSeeds, worker));
    } finally {
      remove();
    }
  }
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
