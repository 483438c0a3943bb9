import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WorldProcess, type WorldOrder } from '../../src/tools/world/apart.js';
import { shrink } from '../../src/tools/world/shrink.js';
import { Trace } from '../../src/tools/world/trace.js';

/** Reports a world that fails with three people, in four minutes and with requests and kills; and any world else held. */
const WORKER = `process.on('message', (order) => {
  const fails = order.people >= 3 && order.minutes >= 4 && ['requests', 'kill'].every((kind) => order.faults.includes(kind));
  process.send({ ...order, violations: fails ? ['a game is lost'] : [] });
});`;

test('a world that failed is made as small as it fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meteor-world-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const worker = join(folder, 'worker.cjs');
  writeFileSync(worker, WORKER);
  const faults = ['requests', 'gateway', 'disk', 'kill', 'clock'] as const;
  const order: WorldOrder = { seed: '7', minutes: 6, people: 8, faults, trace: false };
  const apart = new WorldProcess(worker);
  const smallest = await shrink(order, await apart.run(order), apart);
  apart.close();
  expect(smallest).toMatchObject({ seed: '7', people: 3, minutes: 4, faults: ['requests', 'kill'] });
  expect(smallest.violations).toEqual(['a game is lost']);
}, 60_000);

test('of all that happened the last 50 events are kept in words, and all in the hash', () => {
  let now = 1_000;
  const [trace, other] = [1, 2].map(() => new Trace(() => now, 1_000));
  if (trace === undefined || other === undefined) throw new Error('two were made');
  for (let at = 0; at < 175; at += 1) {
    now += 10;
    trace.event('person', `act ${at}`);
    other.event('person', at === 3 ? 'something else' : `act ${at}`);
  }
  expect(trace.last).toEqual(other.last);
  expect(trace.last).toHaveLength(50);
  expect([trace.last[0], trace.last.at(-1)]).toEqual(['   1.260 person  act 125', '   1.750 person  act 174']);
  expect(trace.digest).not.toBe(other.digest);
});
