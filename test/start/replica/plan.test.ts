import { expect, test } from 'vitest';
import { compareReleases, planFor, type Plan } from '../../../src/start/replica/plan.js';
import type { ReplicaRow, ReplicaView, ShardLease } from '../../../src/storage/postgres/replicas.js';

type Given = Partial<Omit<ReplicaRow, 'id'>>;

const replicas = (given: Readonly<Record<string, Given>>): readonly ReplicaRow[] =>
  Object.entries(given).map(([id, row]) => ({
    id,
    release: '0.2.0',
    address: `http://${id}`,
    leaving: false,
    taking: [],
    ...row,
  }));

/** Of each shard its replica; '-': nobody has it, '!': nor renewed it, '?': a process with fixed shards does. */
const leases = (holders: readonly string[]): readonly ShardLease[] =>
  holders.map((holder, shard) => ({
    shard,
    state: holder === '-' ? 'free' : holder === '!' ? 'expired' : 'held',
    replica: /[-!?]/.test(holder) ? null : holder,
    awaited: false,
  }));

const view = (given: Readonly<Record<string, Given>>, ...holders: readonly string[]): ReplicaView => ({
  replicas: replicas(given),
  leases: leases(holders),
});

const plan = (seen: ReplicaView, self: string, takesExpired = true): Plan => planFor(seen, { self, takesExpired });

test('three replicas that begin together take all the shards, each a fair part and none twice', () => {
  const seen = view({ a: {}, b: {}, c: {} }, ...'--------');
  const parts = ['a', 'b', 'c'].map((self) => plan(seen, self).take);
  expect(parts.flat().sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(parts.map(({ length }) => length)).toEqual([3, 3, 2]);
});

test('what another one is about to take is its, and counts as its part', () => {
  const seen = view({ a: { taking: [0, 1, 2] }, b: {} }, ...'----');
  expect(plan(seen, 'a')).toEqual({ take: [], balance: null });
  expect(plan(seen, 'b').take).toEqual([3]);
});

test('the shards of one that died go to those that have the fewest', () => {
  const seen = view({ a: {}, b: {} }, ...'aaab!!!!');
  expect(plan(seen, 'a').take).toEqual([6]);
  expect(plan(seen, 'b').take).toEqual([4, 5, 7]);
});

test('shortly after the database was away nothing is taken that its owner may still renew', () => {
  const seen = view({ a: {} }, 'a', '!', '-');
  expect(plan(seen, 'a', false).take).toEqual([2]);
  expect(plan(seen, 'a').take).toEqual([1, 2]);
});

test('one that leaves gives all of its shards, and takes none', () => {
  const seen = view({ a: { leaving: true }, b: {}, c: {} }, ...'aaabbbcc', '-');
  expect(plan(seen, 'a')).toEqual({ take: [], balance: null });
  expect(plan(seen, 'b').take).toEqual([1, 8]);
  expect(plan(seen, 'c').take).toEqual([0, 2]);
});

test('one that comes takes shards one at a time, from whoever has the most, until nobody has two more', () => {
  const held = [...'aaaabbbb'];
  const moved: string[] = [];
  for (;;) {
    const seen = view({ a: {}, b: {}, c: {} }, ...held);
    expect([plan(seen, 'a').balance, plan(seen, 'b').balance]).toEqual([null, null]);
    const { balance } = plan(seen, 'c');
    if (balance === null) break;
    moved.push(`${held[balance]}${balance}`);
    held[balance] = 'c';
  }
  expect(moved).toEqual(['a3', 'b7']);
});

test('while one is on the way, a replica moves no other', () => {
  const seen = view({ a: {}, b: { taking: [3] } }, ...'aaaa');
  expect(plan(seen, 'b').balance).toBeNull();
});

test('shards of processes with fixed shards are left alone', () => {
  const seen = view({ a: {} }, ...'??-');
  expect(plan(seen, 'a')).toEqual({ take: [2], balance: null });
});

test('only the newest release takes shards; an older one keeps what it has, until it leaves', () => {
  const mixed = { a: { release: '0.2.0' }, b: { release: '0.10.0' } };
  expect(plan(view(mixed, ...'aa-'), 'a')).toEqual({ take: [], balance: null });
  expect(plan(view(mixed, ...'aa-'), 'b').take).toEqual([2]);
  expect(plan(view(mixed, ...'aaaa'), 'b').balance).toBe(3);
  const back = { a: { release: '0.2.0' }, b: { release: '0.10.0', leaving: true } };
  // To an older release nothing is handed over: it takes what is free.
  expect(plan(view(back, ...'bb-'), 'a').take).toEqual([2]);
});

test('releases are compared by their numbers', () => {
  expect(compareReleases('0.10.0', '0.9.3')).toBeGreaterThan(0);
  expect(compareReleases('1.0.0', '1.0.0-rc.1')).toBe(0);
  expect(compareReleases('0.2.0', '0.2.1')).toBeLessThan(0);
});
