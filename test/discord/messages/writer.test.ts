import { expect, test } from 'vitest';
import { Writer } from '../../../src/discord/messages/writer.js';
import { silentLogger } from '../../../src/table/logger.js';
import { ManualTime, settle } from '../../support/time.js';

function writing(gapMs = 1000) {
  const time = new ManualTime();
  let state = 0;
  const sent: number[] = [];
  let finish: (() => void) | null = null;
  let slow = false;
  const writer = new Writer({ clock: time, timers: time, log: silentLogger }, gapMs, async () => {
    sent.push(state);
    if (slow)
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
  });
  return {
    time,
    sent,
    writer,
    change(urgent = false) {
      state += 1;
      writer.touch(urgent);
    },
    slowly() {
      slow = true;
    },
    async finish() {
      finish?.();
      await settle();
    },
  };
}

test('many changes within the gap make one edit, with the newest state', async () => {
  const w = writing();
  w.change();
  await w.time.advance(0);
  for (let at = 0; at < 5; at += 1) w.change();
  await w.time.advance(999);
  expect(w.sent).toEqual([1]);
  await w.time.advance(1);
  expect(w.sent).toEqual([1, 6]);
  await w.time.advance(10_000);
  expect(w.sent).toEqual([1, 6]);
});

test('what is urgent doesn’t wait for the gap, but for the request in flight', async () => {
  const w = writing();
  w.slowly();
  w.change();
  await w.time.advance(0);
  w.change(true);
  await w.time.advance(0);
  expect(w.sent).toEqual([1]);
  await w.finish();
  await w.time.advance(0);
  expect(w.sent).toEqual([1, 2]);
});

test('a click’s answer that shows the newest state saves the edit', async () => {
  const w = writing();
  const hold = w.writer.hold();
  w.change();
  await w.time.advance(5000);
  expect(w.sent).toEqual([]);
  hold.drawn();
  hold.release();
  await w.time.advance(5000);
  expect(w.sent).toEqual([]);
});

test('what changed after the answer was drawn is written', async () => {
  const w = writing();
  const hold = w.writer.hold();
  hold.drawn();
  w.change();
  hold.release();
  await w.time.advance(1000);
  expect(w.sent).toEqual([1]);
});

test('an answer that raced an edit, or another answer, is followed by an edit that has the last word', async () => {
  const w = writing();
  const [one, two] = [w.writer.hold(), w.writer.hold()];
  w.change();
  one.drawn();
  two.drawn();
  one.release();
  two.release();
  await w.time.advance(1000);
  expect(w.sent).toEqual([1]);
});
