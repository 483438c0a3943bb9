import { WorldProcess, type WorldOrder } from '../apart.js';
import { bundleWorker, type Bundle } from '../bundle.js';
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
    const sound = await Bot.with(provokes, orderOf);
    const faulty = await Bot.with([...provokes, ...edits], orderOf);
    try {
      const before = provokes.length === 0 ? null : await firstFailing(sound, HELD);
      const found = await firstFailing(faulty, mostSeeds, sound);
      onFound({
        name,
        seeds: found?.seeds ?? null,
        violation: found?.violation ?? null,
        before: before?.violation ?? null,
      });
    } finally {
      sound.close();
      faulty.close();
    }
  }
}

/** A bot with some edits, in worlds. */
class Bot {
  readonly #apart: WorldProcess;

  private constructor(
    private readonly bundle: Bundle,
    private readonly orderOf: (seed: string) => WorldOrder,
  ) {
    this.#apart = new WorldProcess(bundle.worker);
  }

  static async with(edits: readonly Edit[], orderOf: (seed: string) => WorldOrder): Promise<Bot> {
    return new Bot(await bundleWorker(edits), orderOf);
  }

  /** What the world with that seed says against it; undefined: it holds. */
  async violation(seed: number): Promise<string | undefined> {
    return (await this.#apart.run(this.orderOf(String(seed)))).violations[0];
  }

  close(): void {
    this.#apart.close();
    this.bundle.remove();
  }
}

/** @param other in whose world with that seed the same isn’t said: else the plant hasn’t brought it about */
async function firstFailing(
  bot: Bot,
  mostSeeds: number,
  other?: Bot,
): Promise<{ readonly seeds: number; readonly violation: string } | null> {
  for (let seeds = 1; seeds <= mostSeeds; seeds += 1) {
    const violation = await bot.violation(seeds);
    if (violation !== undefined && (await other?.violation(seeds)) === undefined) return { seeds, violation };
  }
  return null;
}
