import { expect, test } from 'vitest';
import { Connections } from '../../../src/discord/gateway/connections.js';

const DAY_MS = 24 * 60 * 60_000;

function connections() {
  const time = { now: 1_000 };
  const lines: unknown[] = [];
  const say = (facts: object, message: string): void => void lines.push([facts, message]);
  const counted = new Connections({ clock: { now: () => time.now }, log: { info: say, warn: say, error: say } });
  return { time, lines, counted };
}

test('sessions left today: as Discord said, less those begun since, until its day is over', () => {
  const { time, counted } = connections();
  expect(counted.identifiesLeft()).toBeNull();
  counted.allowed({ total: 1_000, remaining: 3, resetAfter: 5_000 });
  for (const shard of [0, 1]) counted.identified(shard);
  expect(counted.identifiesLeft()).toBe(1);
  for (const shard of [2, 3]) counted.identified(shard);
  expect(counted.identifiesLeft()).toBe(0);
  time.now += 5_000;
  expect(counted.identifiesLeft()).toBe(1_000);
  counted.identified(0);
  time.now += DAY_MS - 1;
  expect(counted.identifiesLeft()).toBe(999);
  time.now += 1;
  expect(counted.identifiesLeft()).toBe(1_000);
});

test('each way a connection changes is counted, and one line of the log', () => {
  const { counted, lines } = connections();
  counted.reconnecting(2);
  counted.resumed(2, 7);
  counted.identified(2);
  expect(counted).toMatchObject({ reconnects: 1, resumes: 1, identifies: 1 });
  expect(lines).toEqual([
    [{ shard: 2 }, 'the gateway connection was lost: reconnecting'],
    [{ shard: 2, replayed: 7 }, 'the gateway session was resumed'],
    [{ shard: 2, left: null }, 'a gateway session begins'],
  ]);
});
