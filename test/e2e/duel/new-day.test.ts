import { afterEach, expect, test } from 'vitest';
import { allText, findButton, type LocalUser } from '../../../src/local/index.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';
import { posted } from '../support/posted.js';

const DAY_MS = 86_400_000;

let harness: Harness;
afterEach(() => closeClean(harness));

const newsTo = (user: LocalUser): readonly string[] => posted(harness, 'news', user);

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
  expect(newsTo(ana)).toEqual([]);
  const news = harness.server.channelId('news');
  const set = await harness.run(ana, 'settings set', { setting: 'daily-line', value: `<#${news}>` });
  expect(set.message && allText(set.message)).toContain(`<#${news}>`);
  await harness.pass(2_000);
  expect(newsTo(ana)).toEqual([]);
  await playDaily(ana, ben);
  await nextDay();
  const [line, ...more] = newsTo(ana);
  expect(more).toEqual([]);
  expect(line).toContain('1. Ana and Ben');
  expect(line).toContain('/daily meteor');
  const message = ana.sees(news).at(-1);
  expect(message && findButton(message, 'Leaderboard')).toBeDefined();
  await harness.crash();
  await harness.boot();
  await harness.pass(2_000);
  expect(newsTo(ana)).toHaveLength(1);
  await nextDay();
  expect(newsTo(ana)).toHaveLength(1);
  await harness.run(ana, 'settings set', { setting: 'daily-line', value: 'off' });
  await playDaily(ana, ben);
  await nextDay();
  expect(newsTo(ana)).toHaveLength(1);
}, 60_000);

/** Up to which day each server has had its line. */
const doneUntil = (): unknown[] =>
  harness.database.connection.prepare('SELECT guild, day FROM daily_lines ORDER BY guild').all();

/** Settings are read once. */
async function restart(): Promise<void> {
  await harness.crash();
  await harness.boot();
}

test('one server’s fault keeps no other from its line, and is tried again', async () => {
  harness = await Harness.open({ moreGuilds: 1 });
  const [first = '', second = ''] = [...harness.server.guildIds].sort();
  const { connection } = harness.database;
  const set = connection.prepare("INSERT INTO guild_settings (guild, key, value) VALUES (?, 'daily-line', ?)");
  for (const guild of [first, second]) set.run(guild, harness.server.channelsOf(guild)[0]);
  await restart();
  harness.database.connection.exec(
    `CREATE TRIGGER fault BEFORE INSERT ON daily_lines WHEN NEW.guild = '${first}' BEGIN SELECT RAISE(ABORT, 'fault'); END`,
  );
  await nextDay();
  expect(doneUntil()).toEqual([
    { guild: first, day: '2025-12-31' },
    { guild: second, day: '2026-01-01' },
  ]);
  expect(harness.log.filter(({ level }) => level === 'error')).toMatchObject([{ fields: { guild: first } }]);
  harness.database.connection.exec('DROP TRIGGER fault');
  await harness.time.stall(10 * 60_000);
  await harness.quiet();
  expect(doneUntil()).toEqual([
    { guild: first, day: '2026-01-01' },
    { guild: second, day: '2026-01-01' },
  ]);
  harness.log.length = 0;
});

test('a channel of another server can’t be chosen, in direct messages none, and what was stored earlier gets nothing', async () => {
  harness = await Harness.open({ channels: ['general', 'news'], moreGuilds: 1 });
  const [ana, ben] = [harness.user('Ana', { permissions: ['ManageGuild'] }), harness.user('Ben')];
  ana.install();
  const group = ana.openGroup('Friends', [ben]);
  const news = harness.server.channelId('news');
  const [, other = ''] = harness.server.guildIds;
  const [abroad = ''] = harness.server.channelsOf(other);
  const chosen = async (channel: string, value: string): Promise<string> => {
    const { message } = await ana.command(channel, 'settings set', { setting: 'daily-line', value });
    await harness.quiet();
    return message === undefined ? '' : allText(message);
  };
  for (const [channel, value] of [
    [harness.channel, abroad],
    [group, news],
    [group, group],
  ] as const)
    expect(await chosen(channel, `<#${value}>`)).toContain('can’t be');
  const offers = await ana.autocomplete(group, 'settings set', { setting: 'daily-line' }, 'value');
  expect(offers.map(({ name }) => name)).toEqual(['off']);
  const { connection } = harness.database;
  expect(connection.prepare("SELECT * FROM guild_settings WHERE key = 'daily-line'").all()).toEqual([]);
  const set = connection.prepare("INSERT INTO guild_settings (guild, key, value) VALUES (?, 'daily-line', ?)");
  set.run(harness.server.guildId, abroad);
  await restart();
  await playDaily(ana, ben);
  await nextDay();
  expect(harness.server.requests.all.filter(({ path, method }) => method === 'POST' && path.includes(abroad))).toEqual(
    [],
  );
});

test('settings take a channel’s name as people read it, with or without “#”', async () => {
  harness = await Harness.open({ channels: ['general', 'news'] });
  const ana = harness.user('Ana', { permissions: ['ManageGuild'] });
  const set = async (setting: string, value: string): Promise<string> => {
    const { message } = await harness.run(ana, 'settings set', { setting, value });
    return message === undefined ? '' : allText(message);
  };
  const [general, news] = [harness.channel, harness.server.channelId('news')].map((id) => `<#${id}>`);
  for (const value of ['news', '#News ']) {
    expect(await set('daily-line', value)).toContain(news);
    expect(await set('daily-line', 'off')).toContain('off');
  }
  expect(await set('channels', 'news, #general')).toContain(`${news} ${general}`);
  for (const value of ['nowhere', 'news general'])
    expect(await set('daily-line', value)).toContain(`can’t be “${value}”`);
});
