import { expect, it } from 'vitest';
import { IdentifyThrottler } from '../../../src/discord/gateway/identify-throttler.js';
import { ManualTime } from '../../support/time.js';

const NEVER = new AbortController().signal;

/** Discord's side: a key takes one shard in five seconds, and refuses the others. */
class Gate {
  refused = 0;
  readonly started: number[] = [];
  #freeAt = 0;

  constructor(private readonly time: ManualTime) {}

  take(shard: number): boolean {
    const free = this.time.now() >= this.#freeAt;
    if (free) {
      this.#freeAt = this.time.now() + 5_000;
      this.started.push(shard);
    } else this.refused += 1;
    return free;
  }
}

async function identify(shard: number, throttler: IdentifyThrottler, gate: Gate): Promise<void> {
  do await throttler.waitForIdentify(shard, NEVER);
  while (!gate.take(shard));
}

async function passUntil(time: ManualTime, done: Promise<unknown>): Promise<void> {
  const state = { over: false };
  void done.then(() => (state.over = true));
  while (!state.over) await time.advance(100);
}

it('the shards of one process start five seconds apart, and none is refused', async () => {
  const time = new ManualTime();
  const gate = new Gate(time);
  const throttler = new IdentifyThrottler({ maxConcurrency: 1, shardCount: 4 }, { clock: time, timers: time });
  const began = time.now();
  await passUntil(time, Promise.all([0, 1, 2, 3].map((shard) => identify(shard, throttler, gate))));
  expect(gate.started).toEqual([0, 1, 2, 3]);
  expect(gate.refused).toBe(0);
  expect(time.now() - began).toBeLessThan(15_300);
});

it.each([2, 4, 8, 16])(
  '%i processes that start at once collide once each and settle in one round',
  async (processes) => {
    const time = new ManualTime();
    const gate = new Gate(time);
    const limits = { maxConcurrency: 1, shardCount: processes };
    const began = time.now();
    const all = Array.from({ length: processes }, (_, shard) =>
      identify(shard, new IdentifyThrottler(limits, { clock: time, timers: time }), gate),
    );
    await passUntil(time, Promise.all(all));
    expect([...gate.started].sort((left, right) => left - right)).toEqual(
      Array.from({ length: processes }, (_, at) => at),
    );
    // The first try of all but one; a turn that comes just after the first start may be refused once more.
    expect(gate.refused).toBeLessThanOrEqual(processes);
    expect(time.now() - began).toBeLessThanOrEqual(2 * processes * 6_500);
  },
);

it('shards of different keys do not wait for each other', async () => {
  const time = new ManualTime();
  const throttler = new IdentifyThrottler({ maxConcurrency: 2, shardCount: 4 }, { clock: time, timers: time });
  await Promise.all([throttler.waitForIdentify(0, NEVER), throttler.waitForIdentify(1, NEVER)]);
  expect(time.now()).toBe(new ManualTime().now());
});

it('a wait ends with the connection that it was for', async () => {
  const time = new ManualTime();
  const throttler = new IdentifyThrottler({ maxConcurrency: 1, shardCount: 2 }, { clock: time, timers: time });
  await throttler.waitForIdentify(0, NEVER);
  const controller = new AbortController();
  const waiting = throttler.waitForIdentify(1, controller.signal);
  controller.abort(new Error('closed'));
  await expect(waiting).rejects.toThrow('closed');
});

it('processes that share turns are never refused; while the turns can’t be had, each goes by its own', async () => {
  const time = new ManualTime();
  const gate = new Gate(time);
  const state = { free: time.now(), isAway: false };
  const identifySlots = {
    reserveIdentify: (slot: number) => {
      if (state.isAway) return Promise.reject(new Error('away'));
      expect(slot).toBe(0);
      const at = Math.max(time.now(), state.free);
      state.free = at + 5_000;
      return Promise.resolve(at - time.now());
    },
  };
  const throttlerOf = (): IdentifyThrottler =>
    new IdentifyThrottler({ maxConcurrency: 1, shardCount: 4 }, { clock: time, timers: time, identifySlots });
  const throttlers = [0, 1, 2, 3].map(throttlerOf);
  await passUntil(time, Promise.all(throttlers.map((throttler, shard) => identify(shard, throttler, gate))));
  expect(gate.started).toEqual([0, 1, 2, 3]);
  expect(gate.refused).toBe(0);
  state.isAway = true;
  await time.advance(5_000);
  await passUntil(time, identify(0, throttlerOf(), gate));
  expect(gate.started).toEqual([0, 1, 2, 3, 0]);
});
