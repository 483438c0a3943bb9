import { afterEach, beforeAll, expect, test } from 'vitest';
import { Random, seedRandom } from '../../src/games/shared/random.js';
import { replaceGlobals, setBehind } from '../../src/tools/world/globals.js';
import { Machine } from '../../src/tools/world/machine.js';
import { Scheduler } from '../../src/tools/world/scheduler.js';
import { WorldSocket } from '../../src/tools/world/sockets.js';

/** Timers of a process of the world, as Node's own behave. */

beforeAll(() => {
  replaceGlobals();
});

afterEach(() => {
  setBehind(null);
});

/** What a process does that is suspended while two timers come due, and that clears one of them as it goes on. */
async function ranIn(seed: string): Promise<readonly string[]> {
  const random = new Random(seedRandom(seed));
  const scheduler = new Scheduler(random, 0);
  const connect = (): never => {
    throw new Error('nobody connects here');
  };
  setBehind({ scheduler, random, connect });
  const machine = new Machine('bot', scheduler);
  const ran: string[] = [];
  machine.run(() => {
    const timer = setTimeout(() => ran.push('cleared'), 1_000);
    setTimeout(() => ran.push('kept'), 1_000);
    scheduler.at(500, () => {
      machine.suspend(5_000);
      machine.run(() => {
        ran.push('goes on');
        clearTimeout(timer);
      });
    });
  });
  await scheduler.runUntil(10_000);
  return ran;
}

test('a timer that came due while its process was suspended, and that the process then clears, never runs', async () => {
  const worlds = await Array.from({ length: 20 }, (_, seed) => `timers ${seed}`).reduce<
    Promise<readonly (readonly string[])[]>
  >(async (before, seed) => [...(await before), await ranIn(seed)], Promise.resolve([]));
  for (const ran of worlds) {
    expect(ran).toEqual(expect.arrayContaining(['goes on', 'kept']));
    expect(ran.slice(ran.indexOf('goes on'))).not.toContain('cleared');
  }
  // Chance decides whether the timer or the clearing comes first: both happen in twenty worlds.
  expect(new Set(worlds.map((ran) => ran.includes('cleared')))).toEqual(new Set([true, false]));
});

test('a process that was suspended gets the packets of a connection in their order', async () => {
  for (let seed = 0; seed < 10; seed += 1) {
    const scheduler = new Scheduler(new Random(seedRandom(`packets ${seed}`)), 0);
    const machine = new Machine('bot', scheduler);
    const [there, here] = [new WorldSocket(null), new WorldSocket(machine)];
    there.join(here, scheduler, () => 1);
    const got: string[] = [];
    here.on('data', (bytes: Buffer) => got.push(bytes.toString()));
    machine.suspend(5_000);
    for (let at = 0; at < 5; at += 1) scheduler.at(1_000 * at, () => there.write(String(at)));
    await scheduler.runUntil(10_000);
    expect(got.join(''), `seed ${seed}`).toBe('01234');
  }
});
