import { expect, test } from 'vitest';
import { DoubleTaps } from '../../../src/discord/interactions/double-taps.js';
import { ManualTime } from '../../support/time.js';

/** Ids without a time, so that the clock's time counts. */
const ID = '7';
const PANEL = 'panel';

function pressing() {
  const time = new ManualTime();
  const taps = new DoubleTaps(time, () => time.now());
  return async (user: string, button: string, afterMs: number): Promise<boolean> => {
    await time.advance(afterMs);
    return taps.repeats(user, button, { id: ID, messageId: PANEL });
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

test('another person’s press of the same button counts', async () => {
  const repeats = pressing();
  expect(await repeats('ana', 'join', 0)).toBe(false);
  expect(await repeats('ben', 'join', 100)).toBe(false);
});

test('a press whose answer failed is the same press for five seconds, on that message', async () => {
  const time = new ManualTime();
  const taps = new DoubleTaps(time, () => time.now());
  const repeats = (messageId: string): boolean => taps.repeats('ana', 'place C', { id: ID, messageId });
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
