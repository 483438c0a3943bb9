import { expect, it } from 'vitest';
import { LAG_MS, PictureLag } from '../../../src/discord/messages/board/picture-lag.js';
import { ManualTime } from '../../support/time.js';

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
