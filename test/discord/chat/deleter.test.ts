import { expect, test } from 'vitest';
import { Deleter } from '../../../src/discord/chat/deleter.js';
import type { Fault, Sent } from '../../../src/discord/rest/api.js';
import type { TableHandle } from '../../../src/discord/games/meteor/table.js';
import { ManualTime, settle } from '../../support/time.js';

const TABLE = { game: 'g' } as TableHandle;

/** Each request waits for its answer; without one it succeeds. */
class Requests {
  readonly time = new ManualTime();
  readonly asked: (readonly string[])[] = [];
  readonly forbidden: string[] = [];
  readonly deleter: Deleter;
  answers: (Fault | null)[] = [];
  lacks = true;

  constructor() {
    const remove = async (_channel: string, ids: readonly string[]): Promise<Sent<null>> => {
      this.asked.push(ids);
      await settle(1);
      const fault = this.answers.shift() ?? null;
      return fault === null ? { ok: true, value: null } : { ok: false, fault, cause: null };
    };
    const lacks = (): boolean => this.lacks;
    this.deleter = new Deleter({ api: { remove }, lacks, clock: this.time, timers: this.time }, ({ game }) =>
      this.forbidden.push(game),
    );
  }

  say(...ids: readonly string[]): void {
    for (const id of ids) this.deleter.delete(TABLE, 'c', id);
  }
}

test('one request in flight; what waits meanwhile goes in one, each message once', async () => {
  const to = new Requests();
  to.say('1', '2', '3', '2', '1');
  await settle(20);
  expect(to.asked).toEqual([['1'], ['1', '2', '3'].slice(1)]);
});

test('at most a hundred at a time', async () => {
  const to = new Requests();
  to.say('first', ...Array.from({ length: 150 }, (_, at) => String(at)));
  await settle(20);
  expect(to.asked.map(({ length }) => length)).toEqual([1, 100, 50]);
});

test('while Discord can’t be reached a delete is tried again with growing gaps, until it stands', async () => {
  const to = new Requests();
  to.answers = ['unreachable', 'unreachable', 'unreachable'];
  to.say('1');
  await settle(20);
  expect(to.asked).toHaveLength(1);
  await to.time.advance(999);
  expect(to.asked).toHaveLength(1);
  await to.time.advance(1);
  expect(to.asked).toHaveLength(2);
  await to.time.advance(1999);
  expect(to.asked).toHaveLength(2);
  await to.time.advance(1);
  await to.time.advance(4000);
  expect(to.asked).toEqual([['1'], ['1'], ['1'], ['1']]);
  await to.time.advance(600_000);
  expect(to.asked).toHaveLength(4);
  expect(to.time.pending).toBe(0);
});

test('a message that is gone is done with; what comes meanwhile joins the next attempt', async () => {
  const to = new Requests();
  to.answers = ['unreachable', null, 'unknown-message'];
  to.say('1');
  await settle(20);
  to.say('2', '1');
  await to.time.advance(1000);
  expect(to.asked).toEqual([['1'], ['1', '2']]);
  to.say('3');
  await to.time.advance(600_000);
  expect(to.asked).toEqual([['1'], ['1', '2'], ['3']]);
});

test('one that is too old for a bulk delete: each goes by itself, and the failed ones again', async () => {
  const to = new Requests();
  to.answers = [null, 'too-old', null, 'unreachable', 'unknown-message'];
  to.say('0', 'old', '1', '2');
  await settle(30);
  expect(to.asked).toEqual([['0'], ['old', '1', '2'], ['old'], ['1'], ['2']]);
  await to.time.advance(1000);
  expect(to.asked.slice(5)).toEqual([['1']]);
});

test('without Manage Messages it says so and lets go', async () => {
  const to = new Requests();
  to.answers = ['forbidden'];
  to.say('1');
  await settle(20);
  await to.time.advance(600_000);
  expect([to.asked, to.forbidden]).toEqual([[['1']], ['g']]);
});

test('without Manage Messages nothing more is asked in the channel for a minute, and each time it says so', async () => {
  const to = new Requests();
  to.answers = ['forbidden'];
  to.say('1', '2');
  await settle(20);
  to.say('3');
  await to.time.advance(59_999);
  to.say('4');
  await settle(20);
  expect([to.asked, to.forbidden]).toEqual([[['1']], ['g', 'g', 'g', 'g']]);
  to.deleter.delete(TABLE, 'another channel', '5');
  await settle(20);
  await to.time.advance(1);
  to.say('6');
  await settle(20);
  expect(to.asked).toEqual([['1'], ['5'], ['6']]);
  expect(to.forbidden).toHaveLength(4);
});

test('once an interaction has told that Manage Messages was granted, it asks again at once', async () => {
  const to = new Requests();
  to.answers = ['forbidden'];
  to.say('1');
  await settle(20);
  to.lacks = false;
  to.say('2');
  await settle(20);
  expect([to.asked, to.forbidden]).toEqual([[['1'], ['2']], ['g']]);
});

test('stopped, it writes nothing any more', async () => {
  const to = new Requests();
  to.answers = ['unreachable'];
  to.say('1');
  await settle(20);
  to.deleter.stop();
  expect(to.time.pending).toBe(0);
  await to.time.advance(600_000);
  expect(to.asked).toHaveLength(1);
});

test('stopped while a request is on its way that fails, it waits for nothing any more', async () => {
  const to = new Requests();
  to.answers = ['unreachable'];
  to.say('1');
  to.deleter.stop();
  await settle(20);
  expect([to.asked, to.time.pending]).toEqual([[['1']], 0]);
});

test('stopped while a request is on its way, it sends no further one', async () => {
  const to = new Requests();
  to.say('1', '2');
  to.deleter.stop();
  await settle(20);
  expect(to.asked).toEqual([['1']]);
});
