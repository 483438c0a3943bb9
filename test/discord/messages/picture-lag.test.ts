import { describe, expect, it } from 'vitest';
import { LAG_MS, PictureLag } from '../../../src/discord/messages/board/picture-lag.js';
import { ManualTime, settle } from '../../support/time.js';

function lagOf() {
  const time = new ManualTime();
  let late = 0;
  const lag = new PictureLag({ clock: time, timers: time }, () => {
    late += 1;
  });
  return { time, lag, late: () => late };
}

const nothingSent = (): Promise<void> => Promise.resolve();

it('an edit that has to wait, and sends nothing, is not asked for again at once', async () => {
  const { time, lag, late } = lagOf();
  lag.begin();
  await time.advance(LAG_MS);
  expect(late()).toBe(1);
  await lag.during(nothingSent);
  await lag.during(nothingSent);
  expect(late()).toBe(1);
});

it('what becomes late during an edit is told when that is through, unless it brought the picture', async () => {
  for (const bringsPicture of [false, true]) {
    const { time, lag, late } = lagOf();
    lag.begin();
    await lag.during(async () => {
      await time.advance(LAG_MS);
      expect(late()).toBe(0);
      if (bringsPicture) lag.end();
    });
    expect(late()).toBe(bringsPicture ? 0 : 1);
  }
});

describe('Words that are newer than their picture', () => {
  it('say so after two seconds, once', async () => {
    const { time, lag, late } = lagOf();
    lag.begin();
    await time.advance(LAG_MS - 1);
    lag.begin();
    expect([lag.isLate, late()]).toEqual([false, 0]);
    await time.advance(1);
    expect([lag.isLate, late()]).toEqual([true, 1]);
    lag.told();
    await time.advance(60_000);
    expect(late()).toBe(1);
  });

  it('do not where the picture came in time, or they say so already', async () => {
    const { time, lag, late } = lagOf();
    lag.begin();
    lag.end();
    await time.advance(LAG_MS);
    expect([lag.isLate, late()]).toEqual([false, 0]);
    lag.begin();
    lag.told();
    await time.advance(LAG_MS);
    expect([lag.isLate, late()]).toEqual([true, 0]);
    // The next picture is another one.
    lag.end();
    lag.begin();
    await time.advance(LAG_MS);
    expect(late()).toBe(1);
  });

  it('are told after an edit that failed too', async () => {
    const { time, lag, late } = lagOf();
    lag.begin();
    const edit = lag.during(async () => {
      await lag.during(() => time.advance(LAG_MS));
      expect(late()).toBe(0);
      throw new Error('no answer');
    });
    await expect(edit).rejects.toThrow('no answer');
    expect(late()).toBe(1);
  });

  it('wait for work until a moment, and no longer', async () => {
    const { time, lag } = lagOf();
    const until = time.now() + 100;
    expect(await lag.before(until, Promise.resolve('done'), 'late')).toBe('done');
    await expect(lag.before(until, Promise.reject(new Error('broken')), 'late')).rejects.toThrow('broken');
    const slow = lag.before(until, new Promise(() => undefined), 'late');
    await time.advance(100);
    await settle();
    expect(await slow).toBe('late');
  });
});
