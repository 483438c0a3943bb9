import { expect, test } from 'vitest';
import { LATE_MS, Writer } from '../../../src/discord/messages/delivery/writer.js';
import { WriteQueue } from '../../../src/discord/messages/delivery/write-queue.js';
import { silentLogger } from '../../../src/table/logger.js';
import { ManualTime, settle } from '../../support/time.js';

function writing(gapMs = 1000) {
  const time = new ManualTime();
  const writeQueue = new WriteQueue({ clock: time, timers: time });
  let state = 0;
  const sent: number[] = [];
  let finish: (() => void) | null = null;
  let slow = false;
  let works = true;
  const dues: boolean[] = [];
  const writer = new Writer(
    { clock: time, timers: time, log: silentLogger, writeQueue },
    'game',
    () => gapMs,
    async (due) => {
      sent.push(state);
      dues.push(due);
      if (slow)
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
      return works;
    },
  );
  return {
    time,
    sent,
    /** Whether each was to be sent though nothing on it is new. */
    dues,
    writer,
    change(urgent = false) {
      state += 1;
      writer.touch(urgent);
    },
    slowly() {
      slow = true;
    },
    breaks(broken = true) {
      works = !broken;
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
  await w.time.advance(1);
  expect(w.sent).toEqual([1, 2]);
});

test('a click’s answer that shows the newest state saves the edit', async () => {
  const w = writing();
  const hold = w.writer.hold();
  w.change();
  await w.time.advance(5000);
  expect(w.sent).toEqual([]);
  hold.drawn();
  hold.release(true);
  await w.time.advance(5000);
  expect(w.sent).toEqual([]);
});

test('what changed after the answer was drawn is written', async () => {
  const w = writing();
  const hold = w.writer.hold();
  hold.drawn();
  w.change();
  hold.release(true);
  await w.time.advance(1000);
  expect(w.sent).toEqual([1]);
});

test('an answer that raced an edit, or another answer, is followed by an edit that has the last word', async () => {
  const w = writing();
  const [one, two] = [w.writer.hold(), w.writer.hold()];
  w.change();
  one.drawn();
  two.drawn();
  one.release(true);
  two.release(true);
  await w.time.advance(1000);
  expect(w.sent).toEqual([1]);
});

test('an edit that failed is no shown edit: the newest state is tried again, with growing gaps, until it stands', async () => {
  const w = writing();
  w.breaks();
  w.change();
  await w.time.advance(0);
  w.change();
  await w.time.advance(1000);
  expect(w.sent).toEqual([1, 2]);
  await w.time.advance(999);
  expect(w.sent).toHaveLength(2);
  await w.time.advance(1);
  expect(w.sent).toHaveLength(3);
  await w.time.advance(2000);
  expect(w.sent).toHaveLength(4);
  await w.time.advance(3999);
  expect([w.sent.length, w.writer.settled]).toEqual([4, false]);
  w.breaks(false);
  await w.time.advance(1);
  expect([w.sent.at(-1), w.sent.length, w.writer.settled]).toEqual([2, 5, true]);
  await w.time.advance(600_000);
  expect(w.sent).toHaveLength(5);
});

test('an hour of failures costs an attempt a minute, no more', async () => {
  const w = writing();
  w.breaks();
  w.change();
  await w.time.advance(3_600_000);
  expect(w.sent.length).toBeGreaterThan(55);
  expect(w.sent.length).toBeLessThan(70);
});

test('an answer that Discord did not take has shown nothing', async () => {
  const w = writing();
  const hold = w.writer.hold();
  w.change();
  hold.drawn();
  hold.release(false);
  await w.time.advance(1000);
  expect(w.sent).toEqual([1]);
});

test('an answer that was given up may be taken late: the message is written once more', async () => {
  const w = writing();
  w.writer.holdForClick().release(false);
  w.writer.holdForClick().release(false);
  await w.time.advance(1000);
  expect(w.sent).toEqual([0]);
  await w.time.advance(LATE_MS - 1000);
  expect(w.sent).toEqual([0, 0]);
  expect(w.dues).toEqual([true, true]);
  await w.time.advance(3_600_000);
  expect(w.sent).toEqual([0, 0]);

  w.writer.holdForClick().release(false);
  w.writer.stop();
  await w.time.advance(3_600_000);
  expect(w.sent).toEqual([0, 0]);
});

test('what only may have changed is drawn, and is due only where nobody knows what the message shows', async () => {
  const w = writing();
  w.writer.look();
  await w.time.advance(0);
  w.change();
  w.writer.look();
  await w.time.advance(1000);
  expect(w.dues).toEqual([false, true]);

  w.breaks();
  w.writer.look();
  await w.time.advance(1000);
  w.breaks(false);
  await w.time.advance(1000);
  // The first of these failed: whether it was shown after all, nobody knows.
  expect(w.dues.slice(2)).toEqual([false, true]);

  const hold = w.writer.hold();
  hold.drawn();
  hold.release(false);
  w.writer.look();
  await w.time.advance(1000);
  expect(w.dues.slice(4)).toEqual([true]);
});

test('thousands of messages that are to be redrawn at once are spread out, and a click among them waits for none', async () => {
  const time = new ManualTime();
  const writeQueue = new WriteQueue({ clock: time, timers: time });
  const tools = { clock: time, timers: time, log: silentLogger, writeQueue };
  const at: number[] = [];
  const began = time.now();
  const writers = Array.from(
    { length: 5000 },
    () =>
      new Writer(
        tools,
        'game',
        () => 1000,
        () => {
          at.push(time.now() - began);
          return Promise.resolve(true);
        },
      ),
  );
  for (const writer of writers) writer.touch(true);
  await time.advance(10);
  // One a millisecond: between two of them the loop looks at what has come in.
  expect(at).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  // The last in line is clicked: its answer shows the newest state, and no edit follows.
  const hold = writers.at(-1)?.hold();
  hold?.drawn();
  hold?.release(true);
  for (let second = 0; second < 6; second += 1) await time.advance(1000);
  expect(at).toHaveLength(4999);
  const byTenth = new Map<number, number>();
  for (const one of at) byTenth.set(Math.floor(one / 100), (byTenth.get(Math.floor(one / 100)) ?? 0) + 1);
  expect(Math.max(...byTenth.values())).toBeLessThanOrEqual(100);
});

test('writes that a stalled process kept waiting let the clicks go first that came in meanwhile', async () => {
  const time = new ManualTime();
  const writeQueue = new WriteQueue({ clock: time, timers: time });
  const seen: string[] = [];
  for (const name of ['a', 'b', 'c', 'd']) writeQueue.enqueue(() => seen.push(name));
  expect(seen).toEqual(['a']);
  // The disk takes 50 ms; a click has come in when the event loop goes on, and is read after its timers.
  setImmediate(() => seen.push('click'));
  time.lapse(50);
  await time.advance(0);
  expect(seen).toEqual(['a', 'click']);
  await time.advance(1);
  expect(seen).toEqual(['a', 'click', 'b', 'c', 'd']);
});

test('a process that is late all the time goes on writing nevertheless', async () => {
  const time = new ManualTime();
  const writeQueue = new WriteQueue({ clock: time, timers: time });
  let written = 0;
  for (let write = 0; write < 30; write += 1) writeQueue.enqueue(() => (written += 1));
  for (let turn = 0; turn < 30; turn += 1) await time.stall(20);
  expect(written).toBe(30);
});
