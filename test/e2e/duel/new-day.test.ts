import { afterEach, expect, test } from 'vitest';
import { allText, findButton, type LocalUser } from '../../../src/local/index.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';

const DAY_MS = 86_400_000;

let harness: Harness;
afterEach(() => closeClean(harness));

const posted = (user: LocalUser): readonly string[] =>
  user
    .sees(harness.server.channelId('news'))
    .filter(({ author }) => author.bot)
    .map((message) => allText(message));

/** Ana and Ben play today's deal to its end, which they lose. */
async function playDaily(ana: LocalUser, ben: LocalUser): Promise<void> {
  await harness.run(ana, 'daily meteor');
  for (let wait = 0; wait < 20; wait += 1) await harness.quiet();
  await harness.run(ana, 'daily meteor');
  await harness.run(ben, 'meteor join');
  for (const _ of [1, 2]) await harness.run(ana, 'meteor start');
  for (let zone = 0; zone < 6; zone += 1) await harness.pass(61_000);
}

/** The next day begins; nothing happens in between. */
async function nextDay(): Promise<void> {
  await harness.time.stall(DAY_MS - (harness.time.now() % DAY_MS) + 120_000);
  await harness.quiet();
}

test('a channel that admins chose gets yesterday’s leaderboard once the day is over, once, and others get nothing', async () => {
  harness = await Harness.open({ channels: ['general', 'news'] });
  const [ana, ben] = [harness.user('Ana', { permissions: ['ManageGuild'] }), harness.user('Ben')];
  await playDaily(ana, ben);
  await nextDay();
  expect(posted(ana)).toEqual([]);
  const news = harness.server.channelId('news');
  const set = await harness.run(ana, 'settings set', { setting: 'daily-line', value: `<#${news}>` });
  expect(set.message && allText(set.message)).toContain(`<#${news}>`);
  await harness.pass(2_000);
  expect(posted(ana)).toEqual([]);
  await playDaily(ana, ben);
  await nextDay();
  const [line, ...more] = posted(ana);
  expect(more).toEqual([]);
  expect(line).toContain('1. Ana and Ben');
  expect(line).toContain('/daily meteor');
  const message = ana.sees(news).at(-1);
  expect(message && findButton(message, 'Leaderboard')).toBeDefined();
  await harness.crash();
  await harness.boot();
  await harness.pass(2_000);
  expect(posted(ana)).toHaveLength(1);
  await nextDay();
  expect(posted(ana)).toHaveLength(1);
  await harness.run(ana, 'settings set', { setting: 'daily-line', value: 'off' });
  await playDaily(ana, ben);
  await nextDay();
  expect(posted(ana)).toHaveLength(1);
}, 60_000);
