import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { LEAVE_MS, Replica } from '../../../src/start/replica/replica.js';
import type { ShardService, ShardStage } from '../../../src/start/replica/shard-bot.js';
import type { OwnReplica, ReplicaRow, ShardLease } from '../../../src/storage/postgres/replicas.js';
import { ManualTime } from '../../support/time.js';

const ROW = { release: '0.2.0', address: '', leaving: false, taking: [] };

/** The bot of a shard, which connects and takes over when the test says so. */
class FakeBot implements ShardService {
  stage: ShardStage = 'connecting';
  stageMs = 0;
  readonly app = null;
  readonly pages = null;
  #resolve: () => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  serve(): void {
    this.stage = 'serving';
    this.#resolve();
  }

  fail(error: unknown): void {
    this.#reject(error);
  }

  stop(): Promise<void> {
    this.stage = 'stopping';
    return Promise.resolve();
  }
}

class Fixture {
  readonly time = new ManualTime();
  readonly bots: (readonly [shard: number, bot: FakeBot])[] = [];
  readonly fatal: unknown[] = [];
  others: ReplicaRow[] = [];
  leases: ShardLease[] = [];
  isAway = false;
  identifiesLeft = 1_000;
  /** What it last said of itself; null: it has taken its row back. */
  said: OwnReplica | null = null;
  readonly replica: Replica;

  constructor(maxConcurrency = 16) {
    this.hold(...'----');
    this.replica = new Replica({
      replicas: {
        id: 'self',
        renew: (own) => {
          this.#reached();
          this.said = own;
          return Promise.resolve();
        },
        view: () => {
          const own = { ...ROW, ...(this.said ?? {}), id: 'self' };
          return Promise.resolve({ replicas: [...this.others, own], leases: this.leases });
        },
        leave: () => {
          this.said = null;
          return Promise.resolve();
        },
      },
      count: 4,
      maxConcurrency,
      create: (shard) => {
        const bot = new FakeBot();
        this.bots.push([shard, bot]);
        return bot;
      },
      identifiesLeft: () => Promise.resolve(this.identifiesLeft),
      isForAll: (error) => error === 'for all',
      onFatal: (error) => this.fatal.push(error),
      clock: this.time,
      timers: this.time,
      log: { info: () => undefined, warn: () => undefined },
    });
    this.replica.start();
  }

  #reached(): void {
    if (this.isAway) throw new Error('away');
  }

  /** By shard: who holds it; '-': nobody, '!': somebody who didn't renew it. */
  hold(...holders: readonly string[]): void {
    this.leases = holders.map((holder, shard) => ({
      shard,
      state: holder === '-' ? 'free' : holder === '!' ? 'expired' : 'held',
      replica: /[-!]/.test(holder) ? null : holder,
      awaited: false,
    }));
  }

  await(shard: number): void {
    this.leases = this.leases.map((lease) => (lease.shard === shard ? { ...lease, awaited: true } : lease));
  }

  get taking(): readonly number[] {
    return this.bots.map(([shard]) => shard);
  }

  /** All that was begun serves. */
  serve(): void {
    for (const [shard, bot] of this.bots) {
      if (bot.stage === 'stopping') continue;
      bot.serve();
      this.leases = this.leases.map((lease) =>
        lease.shard === shard ? { ...lease, state: 'held', replica: 'self' } : lease,
      );
    }
  }

  round(): Promise<void> {
    return this.time.advance(1_000);
  }
}

let at: Fixture;
beforeEach(() => {
  at = new Fixture();
});

test('alone it takes all the shards, and says at once that it is about to', async () => {
  await at.round();
  expect(at.taking).toEqual([0, 1, 2, 3]);
  expect(at.said).toEqual({ leaving: false, taking: [0, 1, 2, 3] });
  at.serve();
  await at.round();
  expect(at.said).toEqual({ leaving: false, taking: [] });
});

test('only as many shards as may identify at once are begun', async () => {
  at = new Fixture(2);
  await at.round();
  expect(at.taking).toEqual([0, 1]);
  await at.round();
  expect(at.taking).toEqual([0, 1]);
  at.serve();
  await at.round();
  expect(at.taking).toEqual([0, 1, 2, 3]);
});

test('whoever waits for one of its shards is given it', async () => {
  await at.round();
  at.serve();
  at.await(2);
  await at.round();
  expect(at.bots.map(([, { stage }]) => stage)).toEqual(['serving', 'serving', 'stopping', 'serving']);
  expect([...at.replica.bots.keys()]).toEqual([0, 1, 3]);
});

test('a shard that cannot be taken is tried again, after longer and longer', async () => {
  at.hold('-', 'other', 'other', 'other');
  at.others = [{ ...ROW, id: 'other' }];
  await at.round();
  const tries: number[] = [];
  for (let second = 0; second < 20; second += 1) {
    const last = at.bots.at(-1)?.[1];
    if (last?.stage === 'connecting') last.fail(new Error('no'));
    const before = at.bots.length;
    await at.round();
    if (at.bots.length > before) tries.push(second);
  }
  const gaps = tries.slice(1).map((second, index) => second - (tries[index] ?? 0));
  expect(gaps.length).toBeGreaterThan(1);
  expect(gaps).toEqual([...gaps].sort((left, right) => left - right));
  expect(at.fatal).toEqual([]);
});

test('what every shard would meet ends the process', async () => {
  await at.round();
  at.bots[0]?.[1].fail('for all');
  await at.round();
  expect(at.fatal).toEqual(['for all']);
});

test('who isn’t given a shard for half a minute gives up', async () => {
  at.hold('other', 'other', 'other', 'other');
  at.others = [{ ...ROW, id: 'other' }];
  await at.round();
  expect(at.taking).toEqual([3]);
  const [[, bot] = []] = at.bots;
  if (bot === undefined) throw new Error('nothing was begun');
  Object.assign(bot, { stage: 'waiting', stageMs: 30_000 });
  await at.round();
  expect(bot.stage).toBe('waiting');
  bot.stageMs = 30_001;
  await at.round();
  expect(bot.stage).toBe('stopping');
});

test('with few identifies left today nothing is moved to even out, but what nobody has is taken', async () => {
  at.hold('other', 'other', 'other', 'other');
  at.others = [{ ...ROW, id: 'other' }];
  at.identifiesLeft = 199;
  await at.round();
  expect(at.taking).toEqual([]);
  at.hold('other', 'other', 'other', '-');
  await at.round();
  expect(at.taking).toEqual([3]);
});

test('after the database was away, what nobody renewed is taken eight seconds later', async () => {
  at.hold('!', '!', '!', '!');
  at.isAway = true;
  await at.round();
  at.isAway = false;
  await at.time.advance(8_000);
  expect(at.taking).toEqual([]);
  await at.time.advance(2_000);
  expect(at.taking).toEqual([0, 1, 2, 3]);
});

interface Leaving {
  readonly left: { is: boolean };
}

function leave(): Leaving {
  const left = { is: false };
  const leaving = at.replica.leave().then(() => {
    left.is = true;
  });
  onTestFinished(() => (left.is ? leaving : undefined));
  return { left };
}

test('it lacks a shard until it serves one', async () => {
  expect(at.replica.lackingMs).toBe(0);
  await at.round();
  await at.round();
  expect(at.replica.lackingMs).toBe(2_000);
  expect(at.replica.unserved).toEqual([0, 1, 2, 3]);
  at.serve();
  await at.round();
  expect(at.replica.lackingMs).toBeNull();
  expect(at.replica.unserved).toEqual([]);
});

test('one for which others leave no shard lacks none', async () => {
  at.identifiesLeft = 0;
  at.hold('other', 'other', 'another', '-');
  at.others = [
    { ...ROW, id: 'other' },
    { ...ROW, id: 'another', taking: [3] },
  ];
  await at.round();
  expect(at.replica.unserved).toEqual([3]);
  expect(at.replica.lackingMs).toBe(1_000);
  at.hold('other', 'other', 'another', 'another');
  await at.round();
  expect(at.replica.unserved).toEqual([]);
  expect(at.replica.lackingMs).toBeNull();
});

test('one whose every try fails lacks a shard all the while, though others serve them', async () => {
  at.hold('other', 'other', 'other', 'other');
  at.others = [{ ...ROW, id: 'other' }];
  for (let second = 1; second <= 20; second += 1) {
    await at.round();
    expect(at.replica.lackingMs).toBe(1_000 * second);
    const last = at.bots.at(-1)?.[1];
    if (last?.stage === 'connecting') last.fail(new Error('no'));
  }
});

test('one that leaves keeps each shard until another waits for it, and takes its row back at the end', async () => {
  await at.round();
  at.serve();
  at.others = [{ ...ROW, id: 'other' }];
  await at.round();
  const { left } = leave();
  await at.round();
  expect(at.said).toMatchObject({ leaving: true });
  expect(at.replica.bots.size).toBe(4);
  for (const shard of [0, 1, 2]) at.await(shard);
  await at.round();
  expect([...at.replica.bots.keys()]).toEqual([3]);
  expect(left.is).toBe(false);
  at.await(3);
  await at.round();
  expect(left.is).toBe(true);
  expect(at.said).toBeNull();
});

test.each([
  ['alone', []],
  ['beside others that leave too', [{ ...ROW, id: 'other', leaving: true }]],
  ['beside an older release', [{ ...ROW, id: 'other', release: '0.1.0' }]],
])('one that leaves %s stops at once', async (_, others) => {
  await at.round();
  at.serve();
  at.others = others;
  const { left } = leave();
  await at.round();
  expect(left.is).toBe(true);
});

test('one whose shards nobody takes ends after a while all the same', async () => {
  await at.round();
  at.serve();
  at.others = [{ ...ROW, id: 'other' }];
  const { left } = leave();
  await at.time.advance(LEAVE_MS - 1_000);
  expect(left.is).toBe(false);
  at.isAway = true;
  await at.time.advance(3_000);
  expect(left.is).toBe(true);
});
