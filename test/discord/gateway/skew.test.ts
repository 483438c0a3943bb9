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
  skew.observeDate(new Date(time.now()).toUTCString(), time.now());
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

const HOUR = 3_600_000;
const date = (ms: number): string => new Date(ms).toUTCString();

test.each([HOUR, -HOUR, 30 * 24 * HOUR])('where ids and Date agree a difference of %i ms is believed', (ahead) => {
  const time = new ManualTime();
  const skew = new Skew(time);
  const theirs = (): number => time.now() - ahead;
  skew.observeDate(date(theirs()), time.now());
  skew.observe(at(theirs() - 20));
  expect(skew.age(at(theirs()))).toBe(0);
  expect(skew.age(at(theirs() - 4000))).toBeGreaterThan(3500);
  expect(Math.abs(skew.there(time.now()) - theirs())).toBeLessThanOrEqual(20);
  expect(Math.abs(skew.here(theirs()) - time.now())).toBeLessThanOrEqual(20);
});

test('the first interaction of all is known to be late with a clock an hour ahead, too', () => {
  const time = new ManualTime();
  const skew = new Skew(time);
  skew.observeDate(date(time.now() - HOUR), time.now());
  skew.observe(at(time.now() - HOUR - 8000));
  expect(skew.age(at(time.now() - HOUR - 8000))).toBeGreaterThan(7000);
});

test('ids that count up say nothing of the clock, whatever Date says', () => {
  const time = new ManualTime();
  const skew = new Skew(time);
  for (const ahead of [0, HOUR]) {
    skew.observeDate(date(time.now() - ahead), time.now());
    skew.observe('175928847299117063');
    expect(skew.age('175928847299117063')).toBe(0);
    expect(skew.there(time.now())).toBe(time.now());
    expect(skew.made('175928847299117063')).toBe(time.now());
  }
});

test('a clock that was set is noticed by the next id with the answer that follows it; a late event is none', async () => {
  const time = new ManualTime();
  const skew = new Skew(time);
  let ahead = 0;
  const answered = (): void => {
    skew.observeDate(date(time.now() - ahead), time.now());
  };
  const event = (late: number): void => {
    skew.observe(at(time.now() - ahead - late));
  };
  answered();
  event(10);
  event(8000);
  answered();
  expect(skew.age(at(time.now() - 8000))).toBeGreaterThan(7900);
  for (const jump of [20_000, HOUR, -2 * HOUR]) {
    await time.advance(10_000);
    ahead += jump;
    event(10);
    answered();
    expect(Math.abs(skew.there(time.now()) - (time.now() - ahead))).toBeLessThanOrEqual(20);
  }
});

test('an answer that took long says no more than that it was made in between', async () => {
  const time = new ManualTime();
  const skew = new Skew(time);
  skew.observeDate(date(time.now()), time.now());
  skew.observe(at(time.now()));
  const requestedAt = time.now();
  await time.advance(20_000);
  skew.observeDate(date(requestedAt), requestedAt);
  skew.observe(at(time.now() - 18_000));
  expect(skew.age(at(time.now() - 18_000))).toBeGreaterThan(17_900);
});

test('times are whole milliseconds, however long ago the difference was learned', async () => {
  const time = new ManualTime();
  const skew = new Skew(time);
  skew.observeDate(date(time.now() - HOUR), time.now());
  skew.observe(at(time.now() - HOUR));
  await time.advance(12_345);
  const told = [skew.there(time.now()), skew.here(time.now()), skew.made(at(time.now() - HOUR))];
  expect(told.map((moment) => moment % 1)).toEqual([0, 0, 0]);
  expect(skew.there(time.now())).toBeLessThan(time.now() - HOUR + 2_000);
});
