import { afterEach, expect, test } from 'vitest';
import { allText, findButton, type LocalUser } from '../../src/local/index.js';
import { House, type HouseOptions } from './support.js';
import { faultsOf } from './requests.js';

let house: House;
afterEach(async () => {
  expect(faultsOf(house.server.requests.all)).toEqual([]);
  await house.close();
});

async function begin(options: HouseOptions = {}): Promise<readonly [LocalUser, LocalUser]> {
  house = await House.open(options);
  const [ana, ben] = [house.user('Ana'), house.user('Ben')];
  await house.run(ana, 'meteor new', { mode: 'standard', seed: 'e2e' });
  await house.run(ben, 'meteor join');
  await house.run(ana, 'meteor start');
  await house.run(ana, 'meteor start');
  await house.pass(1000);
  return [ana, ben];
}

/** Says it; true if it still stands a moment later. */
async function stands(
  user: LocalUser,
  content: string,
  extras: Parameters<LocalUser['say']>[2] = {},
  channel = house.channel,
): Promise<boolean> {
  const { id } = user.say(channel, content, extras);
  await house.quiet();
  return user.look(id) !== undefined;
}

const privately = (user: LocalUser): string => user.seesPrivately(house.channel).map(allText).join('\n');
const board = (user: LocalUser) =>
  user.sees(house.channel).findLast((message) => (message.flags & 64) === 0 && findButton(message, /My hand/));

test('players’ talk goes, gestures stay, and the reason is told once, privately', async () => {
  const [ana] = await begin();
  expect(await stands(ana, 'I have two C')).toBe(false);
  expect(privately(ana).match(/No talking/g)).toHaveLength(1);
  expect(await stands(ana, 'and F')).toBe(false);
  expect(privately(ana).match(/No talking/g)).toHaveLength(1);
  expect(await stands(ana, '👍🚀')).toBe(true);
  expect(await stands(ana, '🟥')).toBe(false);
  expect(await stands(ana, '', { stickers: ['wave'] })).toBe(true);
  expect(await stands(ana, '', { attachments: [{ filename: 'hand.png' }] })).toBe(false);
});

test('an edit into talk counts as talk; a thread counts as the channel', async () => {
  const [ana] = await begin();
  const { id } = ana.say(house.channel, '👍');
  await house.quiet();
  ana.edit(id, 'I have C');
  await house.quiet();
  expect(ana.look(id)).toBeUndefined();
  const thread = ana.openThread(house.channel, 'x');
  await house.quiet();
  expect(await stands(ana, 'psst', {}, thread)).toBe(false);
});

test('spectators, bots and moderators who don’t play may talk', async () => {
  await begin();
  expect(await stands(house.user('Zoe'), 'nice board')).toBe(true);
  expect(await stands(house.user('Robo', { bot: true }), 'beep')).toBe(true);
  expect(await stands(house.user('Mod', { permissions: ['ManageMessages'] }), 'hello')).toBe(true);
});

test('“everyone silent”: spectators’ talk goes too, a moderator’s doesn’t', async () => {
  house = await House.open();
  const admin = house.user('Admin', { permissions: ['ManageGuild', 'ManageMessages'] });
  const changed = await house.run(admin, 'settings set', { setting: 'silence', value: 'everyone' });
  expect(changed.message && allText(changed.message)).toContain('everyone in the channel');
  const [ana, ben] = [house.user('Ana'), house.user('Ben')];
  await house.run(ana, 'meteor new', { mode: 'standard' });
  await house.run(ben, 'meteor join');
  await house.run(ana, 'meteor start');
  await house.run(ana, 'meteor start');
  expect(await stands(house.user('Zoe'), 'nice board')).toBe(false);
  expect(await stands(admin, 'hello')).toBe(true);
});

test('“pass” and “time out” do what they say; in the Time Out talk is free', async () => {
  const [ana, ben] = await begin();
  expect(await stands(ana, 'Pass!')).toBe(true);
  expect(house.table.state.seats[0]?.passed).toBe(true);
  expect(await stands(ben, 'time out')).toBe(true);
  expect(house.table.state.pause).toMatchObject({ by: 1 });
  expect(await stands(ana, 'what is a Retrofit?')).toBe(true);
});

test('“launch” with nothing ready is answered on the panel, with a question mark in the channel', async () => {
  const [ana] = await begin();
  const { id } = ana.say(house.channel, 'launch');
  await house.quiet();
  expect(ana.look(id)?.reactions?.map(({ emoji }) => emoji.name)).toEqual(['❓']);
  await house.pass(1000);
  expect(privately(ana)).toContain('no finished Rocket');
});

test('a leaver stays silent to the end', async () => {
  house = await House.open();
  const crew = ['Ana', 'Ben', 'Cleo'].map((name) => house.user(name));
  const [ana, ben, cleo] = crew;
  if (!ana || !ben || !cleo) throw new Error('Ana or Ben or Cleo is not at the table');
  await house.run(ana, 'meteor new', { mode: 'standard' });
  await house.run(ben, 'meteor join');
  await house.run(cleo, 'meteor join');
  await house.run(ana, 'meteor start');
  await house.run(ana, 'meteor start');
  const asked = await house.run(cleo, 'meteor leave');
  expect(asked.message && allText(asked.message)).toContain('10 seconds');
  await house.run(cleo, 'meteor leave');
  expect(house.table.seatOf(cleo.id)).toBeNull();
  expect(await stands(cleo, 'Ana has the A')).toBe(false);
});

test('many messages at once go in few requests', async () => {
  const [ana] = await begin();
  const before = house.server.requests.all.length;
  const ids = Array.from({ length: 20 }, (_, at) => ana.say(house.channel, `word ${at}`).id);
  await house.quiet();
  expect(ids.filter((id) => ana.look(id) !== undefined)).toEqual([]);
  const deletes = house.server.requests.all
    .slice(before)
    .filter(({ method, path }) => method === 'DELETE' || path.endsWith('bulk-delete'));
  expect(deletes.length).toBeLessThanOrEqual(5);
});

test('without Manage Messages: said at the lobby with the way out, and on the board when it fails', async () => {
  house = await House.open();
  house.server.setBotPermissions(house.channel, { deny: ['ManageMessages'] });
  const [ana, ben] = [house.user('Ana'), house.user('Ben')];
  const lobby = await house.run(ana, 'meteor new', { mode: 'standard' });
  expect(lobby.message && allText(lobby.message)).toContain('Manage Messages');
  expect(lobby.message && findButton(lobby.message, /without silence/)).toBeDefined();
  await house.run(ben, 'meteor join');
  await house.run(ana, 'meteor start');
  await house.run(ana, 'meteor start');
  await house.pass(1000);
  expect(await stands(ana, 'I have C')).toBe(true);
  await house.pass(1000);
  const shown = board(ana);
  expect(shown && allText(shown)).toContain('can’t delete messages');
});

test('without the Message Content intent it connects all the same, says so, and deletes nothing it can’t read', async () => {
  house = await House.open({ messageContent: false });
  expect(house.bot.contentReadable).toBe(false);
  const [ana, ben] = [house.user('Ana'), house.user('Ben')];
  const lobby = await house.run(ana, 'meteor new', { mode: 'standard' });
  expect(lobby.message && allText(lobby.message)).toContain('Message Content');
  await house.run(ben, 'meteor join');
  await house.run(ana, 'meteor start');
  await house.run(ana, 'meteor start');
  expect(await stands(ana, 'I have C')).toBe(true);
});

test('a channel in which the bot can’t post opens no game, and /settings check says what is missing', async () => {
  house = await House.open();
  house.server.setBotPermissions(house.channel, { deny: ['SendMessages'] });
  const admin = house.user('Admin', { permissions: ['ManageGuild'] });
  const refused = await house.run(admin, 'meteor new', {});
  expect(refused.message && allText(refused.message)).toContain('can’t post');
  expect(house.tables.live()).toEqual([]);
  const check = await house.run(admin, 'settings check');
  const text = check.message ? allText(check.message) : '';
  expect(text).toMatch(/❌ .*Send Messages/);
  expect(text).toMatch(/✅ .*Manage Messages/);
  expect(text).toContain('https://discord.com/oauth2/authorize?client_id=');
});

test('a channel that is deleted ends its game as abandoned', async () => {
  await begin();
  const { game } = house.table;
  house.server.deleteChannel(house.channel);
  await house.quiet();
  await house.pass(100);
  expect(house.tables.byGame(game)?.state.outcome?.reason ?? 'channel-gone').toBe('channel-gone');
  expect(house.tables.live()).toEqual([]);
});
