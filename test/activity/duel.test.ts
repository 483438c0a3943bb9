import { afterEach, expect, it } from 'vitest';
import { allText, type LocalUser } from '../../src/local/index.js';
import { ActivityHarness } from './support.js';

let all: ActivityHarness;
afterEach(() => all.close());

it('a duel’s other crew is told of beside the table, and each of its zones', async () => {
  all = await ActivityHarness.open({ channels: ['general', 'games'] });
  const { harness } = all;
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  const there = harness.server.channelId('games');
  const run = async (user: LocalUser, channel: string, words: string, values = {}): Promise<void> => {
    expect(await user.command(channel, words, values)).not.toHaveProperty('error');
    await harness.quiet();
  };
  await run(ana, harness.channel, 'meteor duel');
  await harness.pass(1500);
  const code = /code `([0-9A-Z]{8})`/.exec(ana.sees(harness.channel).map(allText).join('\n'))?.[1] ?? '';
  await run(ben, there, 'meteor duel', { code });
  for (let press = 0; press < 2; press += 1) {
    await run(ana, harness.channel, 'meteor start');
    await run(ben, there, 'meteor start');
    await harness.pass(1500);
  }
  const page = await all.page(ana);
  const beside = (): string => page.room.native?.beside?.join('\n') ?? '';
  await page.until(() => beside().includes('The other crew: zone **5**'));
  await run(ben, there, 'meteor pass');
  await page.until(() => beside().includes('The other crew: zone **4**'));
});

it('a page that is there when a duel is opened shows its code', async () => {
  all = await ActivityHarness.open();
  const { harness } = all;
  const page = await all.page(harness.user('Ben'));
  expect(await harness.user('Ana').command(harness.channel, 'meteor duel', {})).not.toHaveProperty('error');
  await page.until(() => /code `[0-9A-Z]{8}`/.test(JSON.stringify(page.room)));
});
