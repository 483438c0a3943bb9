import { expect, test } from 'vitest';
import { DoubleTaps } from '../../../src/discord/interactions/double-taps.js';
import { Skew } from '../../../src/discord/gateway/skew.js';
import { snowflakeAt } from '../../../src/local/index.js';
import { ManualTime } from '../../support/time.js';

/** Ids without a time, so that the clock's time counts. */
const ID = '7';
const PANEL = 'panel';

function pressing() {
  const time = new ManualTime();
  const taps = new DoubleTaps(time, () => time.now());
  return async (user: string, button: string, afterMs: number): Promise<boolean> => {
    await time.advance(afterMs);
    return taps.repeats(user, button, { id: ID, messageId: PANEL }) !== null;
  };
}

test('a person’s same button within half a second is one press, from then on another', async () => {
  const repeats = pressing();
  expect(await repeats('ana', 'place C', 0)).toBe(false);
  expect(await repeats('ana', 'place C', 499)).toBe(true);
  expect(await repeats('ana', 'place C', 1)).toBe(false);
});

test('with another button pressed between it is meant: a step, its taking back, and the step again', async () => {
  const repeats = pressing();
  expect(await repeats('ana', 'skip', 0)).toBe(false);
  expect(await repeats('ana', 'take back', 200)).toBe(false);
  expect(await repeats('ana', 'skip', 200)).toBe(false);
});

test('a second tap is the first one’s though what was pressed after it came before it', () => {
  const time = new ManualTime();
  const taps = new DoubleTaps(time, (id) => Number(id));
  const repeats = (press: string, madeAt: number): string | null =>
    taps.repeats('ana', press, { id: String(madeAt), messageId: PANEL });
  expect(repeats('pass', 1_000)).toBeNull();
  expect(repeats('hints', 1_300)).toBeNull();
  expect(repeats('pass', 1_080)).toBe('1000');
  expect(repeats('pass', 1_400), 'that one was made after the other').toBeNull();
});

test('a second tap in the chat is the first one’s though a press in the Activity comes between them, and the other way round', () => {
  const time = new ManualTime();
  const taps = new DoubleTaps(time, () => time.now());
  const tap = (press: string, id: string, messageId: string): string | null => {
    time.lapse(100);
    return taps.repeats('ana', press, { id, messageId });
  };
  expect(tap('pass', '1', PANEL)).toBeNull();
  expect(tap('hints', '2', '')).toBeNull();
  expect(tap('pass', '3', PANEL)).toBe('1');
  expect(tap('hints', '4', '')).toBe('2');
});

test('another person’s press of the same button counts', async () => {
  const repeats = pressing();
  expect(await repeats('ana', 'join', 0)).toBe(false);
  expect(await repeats('ben', 'join', 100)).toBe(false);
});

test('a press whose answer failed is the same press for five seconds, on that message', async () => {
  const time = new ManualTime();
  const taps = new DoubleTaps(time, () => time.now());
  const repeats = (messageId: string): boolean => taps.repeats('ana', 'place C', { id: ID, messageId }) !== null;
  expect(repeats(PANEL)).toBe(false);
  await time.advance(2500);
  taps.unanswered('ana', 'place C', PANEL);
  await time.advance(4900);
  expect(repeats('another panel')).toBe(false);
  taps.unanswered('ana', 'place C', PANEL);
  await time.advance(4900);
  expect(repeats(PANEL)).toBe(true);
  // That one was answered: the next is another.
  await time.advance(600);
  expect(repeats(PANEL)).toBe(false);
  taps.unanswered('ana', 'place C', PANEL);
  await time.advance(5000);
  expect(repeats(PANEL)).toBe(false);
});

test('it tells by which interaction the press came first, of three taps as of two', () => {
  const time = new ManualTime();
  const taps = new DoubleTaps(time, () => time.now());
  const tap = (id: string): string | null => taps.repeats('ana', 'same deal', { id, messageId: PANEL });
  expect([tap('1'), tap('2'), tap('3')]).toEqual([null, '1', '1']);
  taps.unanswered('ana', 'same deal', PANEL);
  time.lapse(2000);
  expect([tap('4'), tap('5')]).toEqual(['1', '1']);
});

test('a double tap is one press while the clock is corrected: both times are Discord’s', () => {
  const time = new ManualTime();
  const skew = new Skew(time);
  const taps = new DoubleTaps(time, (id) => skew.sent(id));
  const discord = time.now();
  const tap = (ms: number): string | null => {
    const id = String(snowflakeAt(discord + ms));
    skew.observe(id);
    return taps.repeats('ana', 'place C', { id, messageId: PANEL });
  };
  expect(tap(0)).toBeNull();
  time.lapse(8);
  expect(tap(8)).not.toBeNull();
  // The machine slept for a minute with its clock standing still: what comes next says that it is behind.
  const late = discord + 60_000;
  expect(taps.repeats('ana', 'roll', { id: String(snowflakeAt(late)), messageId: PANEL })).toBeNull();
  skew.observeDate(new Date(late).toUTCString(), time.now());
  skew.observe(String(snowflakeAt(late + 100)));
  const second = String(snowflakeAt(late + 100));
  expect(taps.repeats('ana', 'roll', { id: second, messageId: PANEL })).not.toBeNull();
});

test('ids that only count up are told apart by this machine’s clock', () => {
  const time = new ManualTime();
  const skew = new Skew(time);
  const taps = new DoubleTaps(time, (id) => skew.sent(id));
  const tap = (id: string): string | null => taps.repeats('ana', 'place C', { id, messageId: PANEL });
  expect(tap('175928847299117063')).toBeNull();
  time.lapse(3000);
  expect(tap('175928847299117064')).toBeNull();
});

test('a double tap is one press beside somebody’s press in the Activity, though this machine’s clock is an hour ahead', () => {
  const discord = Date.UTC(2026, 0, 1);
  const time = new ManualTime(discord + 3_600_000);
  const skew = new Skew(time);
  const taps = new DoubleTaps(time, (id) => skew.sent(id));
  skew.observeDate(new Date(discord).toUTCString(), time.now());
  const tap = (ms: number): string | null => {
    const id = String(snowflakeAt(discord + ms));
    skew.observe(id);
    return taps.repeats('ana', 'place C', { id, messageId: PANEL });
  };
  expect(tap(0)).toBeNull();
  time.lapse(100);
  expect(taps.repeats('ben', 'log', { id: 'act-1', messageId: PANEL })).toBeNull();
  time.lapse(100);
  expect(tap(200)).not.toBeNull();
});
