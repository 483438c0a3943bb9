import { describe, expect, it } from 'vitest';
import { GoneChannel } from '../../../src/discord/messages/delivery/gone-channel.js';
import { ManualTime } from '../../support/time.js';

describe('A channel that Discord says is gone', () => {
  function channel() {
    const time = new ManualTime();
    let abandoned = 0;
    const gone = new GoneChannel(time, () => {
      abandoned += 1;
    });
    return { time, gone, abandoned: () => abandoned };
  }

  it('is given up once it was said twice, four seconds apart', async () => {
    const { time, gone, abandoned } = channel();
    gone.said();
    await time.advance(3_999);
    gone.said();
    expect(abandoned()).toBe(0);
    await time.advance(1);
    gone.said();
    expect(abandoned()).toBe(1);
  });

  it('counts anew once a message got there', async () => {
    const { time, gone, abandoned } = channel();
    gone.said();
    gone.seen();
    await time.advance(10_000);
    gone.said();
    expect(abandoned()).toBe(0);
  });
});
