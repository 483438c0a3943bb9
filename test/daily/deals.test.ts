import { beforeEach, describe, expect, test } from 'vitest';
import { bandOf, difficultyOf, verdictOf } from '../../src/daily/difficulty.js';
import { DailyDeals } from '../../src/daily/deals.js';
import type { Deal, DealsOf, DealStore, TrialQuestion } from '../../src/daily/ports.js';
import { dayKeyOf } from '../../src/daily/seed.js';
import { dayFingerprint, daySeed, isFromDay } from '../../src/games/shared/day-key.js';
import { GameRegistry } from '../../src/games/registry.js';
import { ManualTime, settle } from '../support/time.js';
import { GAMES } from '../support/registered.js';

const SUNDAY = '2026-11-22';
const MONDAY = '2026-11-23';
const SATURDAY = '2026-11-28';

class Shelf implements DealStore {
  readonly kept: (DealsOf & Deal)[] = [];
  /** What another process has chosen. */
  readonly others: (DealsOf & Deal)[] = [];
  refresh(which: DealsOf): Promise<void> {
    const chosen = this.others.filter(({ day, kind }) => day === which.day && kind === which.kind);
    this.kept.push(...chosen.filter(({ seats }) => !this.of(which).some((deal) => deal.seats === seats)));
    return Promise.resolve();
  }
  of(which: DealsOf): readonly Deal[] {
    return this.kept.filter(
      ({ day, kind, rules }) => day === which.day && kind === which.kind && rules === which.rules,
    );
  }
  keep(which: DealsOf, deal: Deal): Promise<void> {
    this.kept.push({ ...which, ...deal });
    return Promise.resolve();
  }
}

let time: ManualTime;
let asked: TrialQuestion[];
let faults: unknown[];
/** Days that a table of this process plays. */
let played: string[];
/** How far this machine's clock is ahead of Discord's. */
let ahead: number;
beforeEach(() => {
  played = [];
  ahead = 0;
  time = new ManualTime(Date.parse(`${SUNDAY}T12:00:00Z`));
  asked = [];
  faults = [];
});

/** `share`: how often robots win a deal. */
function deals(share: (seed: string) => number, { secret = 'secret', store = new Shelf() } = {}) {
  const trials = {
    won: (question: TrialQuestion) => {
      asked.push(question);
      return Promise.resolve(Math.round((question.to - question.from) * share(question.seed)));
    },
    reach: (question: TrialQuestion) => {
      asked.push(question);
      return question.seats === 5 ? Promise.reject(new Error('no process')) : Promise.resolve(question.seats);
    },
    stop: () => Promise.resolve(),
  };
  const tools = {
    games: new GameRegistry(GAMES),
    secret,
    store,
    trials,
    clock: time,
    timers: time,
    discordNow: () => time.now() - ahead,
    isPlayed: (day: string) => played.includes(day),
  };
  return {
    store,
    deals: new DailyDeals({
      ...tools,
      onFault: (error) => {
        faults.push(error);
      },
    }),
  };
}

/** A share that a seed has for good. */
const byChance = (seed: string): number => (Number.parseInt(seed.slice(0, 4), 16) % 20) / 20;

describe('The seed of a day', () => {
  const key = { kind: 'meteor', rules: '4', mode: 'standard', seats: 3, draw: 0 };
  const sunday = dayKeyOf('a', SUNDAY);

  test('is the same for everybody with the secret, and nothing that anybody else could tell', () => {
    expect(dayKeyOf('a', SUNDAY)).toBe(sunday);
    expect(new Set([sunday, dayKeyOf('b', SUNDAY), dayKeyOf('a', MONDAY)]).size).toBe(3);
    expect(daySeed(sunday, key)).toMatch(/^[0-9a-f]{32}$/);
  });

  test('differs with each thing that it is of', () => {
    const others = [
      { ...key, kind: 'x' },
      { ...key, rules: '5' },
      { ...key, mode: 'first' },
      { ...key, seats: 2 },
      { ...key, draw: 1 },
    ].map((other) => daySeed(sunday, other));
    expect(new Set([daySeed(sunday, key), daySeed(dayKeyOf('a', MONDAY), key), ...others]).size).toBe(7);
  });

  test('is known by the day’s key to come from it, whatever draw it was', () => {
    const seeds = [2, 3].map((seats) => ({ seats, seed: daySeed(sunday, { ...key, seats, draw: 7 * seats }) }));
    expect(isFromDay(sunday, key, seeds)).toBe(true);
    expect(isFromDay(dayKeyOf('a', MONDAY), key, seeds)).toBe(false);
    expect(isFromDay(sunday, { ...key, rules: '5' }, seeds)).toBe(false);
    expect(isFromDay(sunday, key, [...seeds, { seats: 4, seed: 'chosen' }])).toBe(false);
    expect(isFromDay(sunday, key, [])).toBe(false);
  });

  test('is published with the day’s key when nobody plays the deal any more, for games that came from it', async () => {
    const made = deals(() => 0.4).deals;
    made.of('meteor', SUNDAY);
    await settle(400);
    const [deal] = made.of('meteor', SUNDAY) ?? [];
    const rules = GAMES.find(({ kind }) => kind === 'meteor')?.rulesVersion ?? '';
    if (deal === undefined) throw new Error('no deal');
    expect(made.publishedKey(SUNDAY)).toBeNull();
    expect(made.keyFor('meteor', rules, SUNDAY, [deal])).toBeNull();
    // Who began on Sunday may play until Monday is over, wherever that is, and a paused game here even longer.
    time.lapse(35 * 3_600_000);
    expect(made.publishedKey(SUNDAY)).toBeNull();
    expect(made.keyFor('meteor', rules, SUNDAY, [deal])).toBeNull();
    time.lapse(3_600_000);
    played = [SUNDAY];
    expect(made.publishedKey(SUNDAY)).toBeNull();
    played = [MONDAY];
    const key = made.publishedKey(SUNDAY);
    expect(key).toBe(dayKeyOf('secret', SUNDAY));
    expect(made.fingerprint(SUNDAY)).toBe(dayFingerprint(key ?? ''));
    expect(made.keyFor('meteor', rules, SUNDAY, [deal])).toBe(key);
    const other = deals(() => 0.4, { secret: 'changed' }).deals;
    expect(other.keyFor('meteor', rules, SUNDAY, [deal])).toBeNull();
    expect(made.publishedKey('no day')).toBeNull();
  });
});

describe('How hard a day is', () => {
  test('robots win 20 to 60 % of the time; Mondays are easy, Saturdays hard', () => {
    expect([MONDAY, SUNDAY, SATURDAY].map(difficultyOf)).toEqual(['easy', 'middle', 'hard']);
    for (const day of [MONDAY, SUNDAY, SATURDAY]) {
      expect(bandOf(day).low).toBeGreaterThanOrEqual(0.2);
      expect(bandOf(day).high).toBeLessThanOrEqual(0.6);
    }
    expect(bandOf(SATURDAY).high).toBeLessThan(bandOf(MONDAY).low);
  });

  test('what is far off is given up early; what is near is played to the end', () => {
    const band = bandOf(SUNDAY);
    expect(verdictOf(band, 0, 20)).toBe('wrong');
    expect(verdictOf(band, 20, 20)).toBe('wrong');
    expect(verdictOf(band, 8, 20)).toBe('unsure');
    expect(verdictOf(band, 32, 80)).toBe('right');
    expect(verdictOf(band, 45, 80)).toBe('wrong');
  });
});

describe('A day’s deals', () => {
  test('null until robots have tried them; then one for each number of seats, each of the day’s difficulty', async () => {
    const { deals: days, store } = deals(byChance);
    expect(days.of('meteor', SUNDAY)).toBeNull();
    await settle(2000);
    const found = days.of('meteor', SUNDAY) ?? [];
    expect(found.map(({ seats }) => seats)).toEqual([2, 3, 4, 5]);
    for (const { share } of found) {
      expect(share).toBeGreaterThanOrEqual(30);
      expect(share).toBeLessThanOrEqual(50);
    }
    expect(new Set(store.kept.map(({ seed }) => seed)).size).toBe(4);
  });

  test('are chosen once: nobody is asked again, not even by another process on the same file', async () => {
    const { deals: days, store } = deals(byChance);
    days.of('meteor', SUNDAY);
    days.of('meteor', SUNDAY);
    await settle(2000);
    const questions = asked.length;
    expect(new Set(asked.map((question) => JSON.stringify(question))).size).toBe(questions);
    const again = deals(byChance, { store }).deals.of('meteor', SUNDAY);
    expect(again).toEqual(days.of('meteor', SUNDAY));
    expect(asked).toHaveLength(questions);
  });

  test('are the same in every process with the secret, and others with another', async () => {
    const chosen = async (secret: string): Promise<readonly Deal[] | null> => {
      const { deals: days } = deals(byChance, { secret });
      days.of('meteor', SUNDAY);
      await settle(2000);
      return days.of('meteor', SUNDAY);
    };
    const [one, two, other] = [await chosen('a'), await chosen('a'), await chosen('b')];
    expect(one).toEqual(two);
    expect(one).not.toEqual(other);
  });

  test('where none is of the right difficulty the nearest is taken', async () => {
    const { deals: days } = deals((seed) => (seed.startsWith('0') ? 0.7 : 0.95));
    days.of('meteor', SUNDAY);
    await settle(2000);
    expect(days.of('meteor', SUNDAY)).toHaveLength(4);
  });

  test('a process that fails is told of, and asked again a minute later', async () => {
    let broken = true;
    const { deals: days } = deals((seed) => {
      if (broken) throw new Error('no process');
      return byChance(seed);
    });
    days.of('meteor', SUNDAY);
    await settle(20);
    expect(faults).toHaveLength(1);
    broken = false;
    expect(days.of('meteor', SUNDAY)).toBeNull();
    await settle(20);
    expect(asked).toHaveLength(1);
    await time.advance(60_000);
    days.of('meteor', SUNDAY);
    await settle(2000);
    expect(days.of('meteor', SUNDAY)).toHaveLength(4);
  });

  test('ahead: today’s and tomorrow’s, and the next one as the day changes', async () => {
    const { deals: days, store } = deals(() => 0.4);
    days.keepAheadFrom(time.now() + 30_000);
    await settle(2000);
    expect(store.kept).toEqual([]);
    await time.advance(30_000);
    await settle(2000);
    const known = (): string[] => [...new Set(store.kept.map(({ day }) => day))];
    expect(known()).toEqual([SUNDAY, MONDAY]);
    await time.advance(12 * 3_600_000);
    await settle(2000);
    expect(known()).toEqual([SUNDAY, MONDAY, '2026-11-24']);
    await days.stop();
    expect(time.pending).toBe(0);
  });

  test('ahead, by Discord’s clock: a clock that is ahead of it looks once, not over and over, until the day turns', async () => {
    const { deals: days, store } = deals(() => 0.4);
    ahead = 5_000;
    let looks = 0;
    const of = days.of.bind(days);
    days.of = (kind, day) => {
      looks += 1;
      return of(kind, day);
    };
    days.keepAheadFrom(time.now());
    await time.advance(12 * 3_600_000 + 4_000);
    await settle(2000);
    expect(looks).toBe(2);
    await time.advance(120_000);
    await settle(2000);
    expect([...new Set(store.kept.map(({ day }) => day))]).toEqual([SUNDAY, MONDAY, '2026-11-24']);
    expect(looks).toBe(4);
    await days.stop();
  });

  test('behind another process: what that has chosen is read, and nothing is tried', async () => {
    const first = deals(() => 0.4);
    first.deals.keepAheadFrom(time.now());
    await settle(10);
    await time.advance(1);
    await settle(2000);
    const tried = asked.length;
    const second = deals(() => 0.4);
    second.store.others.push(...first.store.kept);
    second.deals.keepAheadFrom(time.now(), 900_000);
    await time.advance(899_000);
    expect(second.store.kept).toEqual([]);
    await time.advance(1_000);
    await settle(2000);
    expect(second.store.kept).toEqual(first.store.kept);
    expect(second.deals.of('meteor', SUNDAY)).toHaveLength(4);
    expect(asked).toHaveLength(tried);
    await Promise.all([first.deals.stop(), second.deals.stop()]);
  });

  test('a game that nobody measures has its deal at once', () => {
    const { deals: days } = deals(byChance);
    expect(days.of('meteor-town', SUNDAY)).toMatchObject([{ seats: 1, share: null }]);
    expect(days.of('meteor-town', SUNDAY)).not.toEqual(days.of('meteor-town', MONDAY));
    expect(asked).toEqual([]);
    expect(() => days.of('cosmic-run', SUNDAY)).toThrow(RangeError);
  });
});

test('how far robots come with a deal is asked for once, and again after a failure', async () => {
  const made = deals(() => 0.4).deals;
  expect(made.reach('meteor', SUNDAY, 3)).toBeNull();
  expect(asked).toEqual([]);
  made.of('meteor', SUNDAY);
  await settle(400);
  asked = [];
  expect([made.reach('meteor', SUNDAY, 3), made.reach('meteor', SUNDAY, 3)]).toEqual([null, null]);
  expect(asked).toMatchObject([{ kind: 'meteor', seats: 3, ask: 'reach' }]);
  await settle();
  expect(made.reach('meteor', SUNDAY, 3)).toBe(3);
  for (const _ of [1, 2]) {
    expect(made.reach('meteor', SUNDAY, 5)).toBeNull();
    await settle();
  }
  expect(asked.filter(({ seats }) => seats === 5)).toHaveLength(2);
  expect(faults).toHaveLength(2);
  expect(made.reach('meteor-town', SUNDAY, 1)).toBeNull();
});
