import { expect, it } from 'vitest';
import { Counts, RateLimit } from '../../../src/activity/limits.js';
import { ManualTime } from '../../support/time.js';

it('twenty frames a second pass without end; twenty-five don’t', () => {
  const time = new ManualTime();
  const taken = (gapMs: number): number => {
    const rate = new RateLimit(time, 20, 40);
    for (let frame = 0; frame < 2_000; frame += 1) {
      if (!rate.take()) return frame;
      time.lapse(gapMs);
    }
    return Infinity;
  };
  expect(taken(50)).toBe(Infinity);
  expect(taken(40)).toBeLessThan(220);
});

it('a clock that is set back gives nobody more', () => {
  const time = new ManualTime();
  const rate = new RateLimit(time, 20, 2);
  expect([rate.take(), rate.take(), rate.take()]).toEqual([true, true, false]);
  time.lapse(-10_000);
  expect(rate.take()).toBe(false);
});

it('sockets are counted by person and in all, and what is closed makes room', () => {
  const counts = new Counts(2, 3);
  expect(['ana', 'ana', 'ana', 'ben', 'chloe'].map((who) => counts.add(who))).toEqual([true, true, false, true, false]);
  counts.remove('ana');
  counts.remove('nobody');
  expect(counts.add('chloe')).toBe(true);
  expect(counts.of('ana')).toBe(1);
});
