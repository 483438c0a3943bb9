import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Avatars } from '../../src/discord/activity/avatars.js';
import type { LocalUser } from '../../src/local/index.js';
import { PIXEL } from './pixel.js';
import { ManualTime, settle } from '../support/time.js';
import { ActivityHarness, type TestPage } from './support.js';

const MINUTE = 60_000;

describe('pictures of people', () => {
  it('are looked up once for all who want them, and again after an hour, or a minute without an answer', async () => {
    const time = new ManualTime(0);
    let asked = 0;
    let answers = false;
    let found = 0;
    const avatars = new Avatars({
      clock: time,
      randomBytes: (size) => Buffer.alloc(size, 7),
      source: {
        pathOf: () => {
          asked += 1;
          return Promise.resolve(answers ? '/avatars/1/x.png' : 'unreachable');
        },
        load: () => Promise.resolve(PIXEL),
      },
    });
    const onFound = (): void => void (found += 1);
    expect(avatars.tokenOf('10', '1', onFound)).toBeNull();
    expect(avatars.tokenOf('10', '1', onFound)).toBeNull();
    await settle();
    expect([asked, found]).toEqual([1, 0]);
    answers = true;
    avatars.tokenOf('10', '1', onFound);
    await settle();
    expect(asked).toBe(1);
    await time.advance(MINUTE);
    avatars.tokenOf('10', '1', onFound);
    await settle();
    expect([asked, found]).toEqual([2, 1]);
    const token = avatars.tokenOf('10', '1', onFound) ?? '';
    expect(await avatars.find(token)).toEqual(PIXEL);
    expect(avatars.find(`${token}x`)).toBeNull();
    await time.advance(60 * MINUTE);
    expect(avatars.tokenOf('10', '1', onFound)).toBe(token);
    await settle();
    // The same picture: nothing new to draw.
    expect([asked, found]).toEqual([3, 1]);
  });
});

describe('at a table', () => {
  let all: ActivityHarness;
  let ana: LocalUser;
  let page: TestPage;
  beforeEach(async () => {
    all = await ActivityHarness.open();
    ana = all.harness.server.addUser('Ana');
    all.harness.server.world.avatars.set(ana.api, PIXEL);
    page = await all.page(ana);
  });
  afterEach(() => all.close());

  it('come from the bot’s own address, for those who have one', async () => {
    await page.press('end/again-of');
    const second = await all.page(all.harness.server.addUser('Ben'));
    await second.press('lobby/join');
    await second.until(() => second.room.avatars?.[0] !== undefined);
    expect(Object.keys(second.room.avatars ?? {})).toEqual(['0']);
    const token = second.room.avatars?.[0] ?? '';
    // Neither who it is nor where it comes from.
    expect(token).not.toContain(ana.id);
    const picture = await all.ask(`/activity/picture/${token}`, { method: 'GET' });
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    expect((await all.ask(`/activity/picture/${token}x`, { method: 'GET' })).status).toBe(404);
  });
});
