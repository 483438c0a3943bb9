import { expect, test } from 'vitest';
import { Skew } from '../../../src/discord/gateway/skew.js';
import { snowflakeAt } from '../../../src/local/index.js';
import { ManualTime } from '../../support/time.js';

const at = (ms: number): string => String(snowflakeAt(ms));

test('an interaction’s age is measured against the quickest that ever came', () => {
  const time = new ManualTime();
  const skew = new Skew(time);
  // This machine is ten seconds ahead of Discord.
  skew.observe(at(time.now() - 10_000));
  expect(skew.age(at(time.now() - 10_000))).toBeLessThan(5);
  expect(skew.age(at(time.now() - 14_000))).toBeGreaterThan(3000);
});

test('a machine that is behind sees ids from its future, and still knows what is old', () => {
  const time = new ManualTime();
  const skew = new Skew(time);
  skew.observe(at(time.now() + 60_000));
  expect(skew.age(at(time.now() + 60_000))).toBeLessThan(5);
  expect(skew.age(at(time.now() + 55_000))).toBeGreaterThan(3000);
});

test('the first interaction of all is judged by the Date of earlier answers', () => {
  const time = new ManualTime();
  const skew = new Skew(time);
  skew.observeDate(new Date(time.now()).toUTCString());
  skew.observe(at(time.now() - 8000));
  expect(skew.age(at(time.now() - 8000))).toBeGreaterThan(3000);
});

test('ids that tell no time make nobody late', () => {
  const time = new ManualTime();
  const skew = new Skew(time);
  for (const id of ['1', '1000000000000000001', 'abc']) {
    skew.observe(id);
    time.lapse(10_000);
    expect(skew.age(id)).toBe(0);
  }
});
