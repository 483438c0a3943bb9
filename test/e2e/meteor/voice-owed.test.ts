import { afterEach, expect, test } from 'vitest';
import { allText, findButton, type LocalUser, type OptionValues } from '../../../src/local/index.js';
import { Harness, type HarnessOptions } from '../support/harness.js';

let harness: Harness;
afterEach(() => harness.close());

const isMuted = (user: LocalUser): boolean => user.isMuted(harness.server.guildId);

/** A server that mutes, and its voice channel. */
async function muting(channels: readonly string[] = ['general'], options: HarnessOptions = {}): Promise<string> {
  harness = await Harness.open({ channels, ...options });
  const admin = harness.user('Admin', { permissions: ['ManageGuild', 'MuteMembers'] });
  await harness.run(admin, 'settings set', { setting: 'voice', value: 'mute' });
  return harness.server.createVoiceChannel('bridge');
}

/** People who sit in voice, in a game whose clock runs. */
async function flying(names: readonly string[], options: HarnessOptions = {}): Promise<LocalUser[]> {
  const room = await muting(['general'], options);
  const people = names.map((name) => harness.user(name));
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody plays');
  for (const one of people) one.joinVoice(room);
  await harness.run(host, 'meteor new', { mode: 'standard', seed: 'owed' });
  for (const one of others) await harness.run(one, 'meteor join');
  await harness.run(host, 'meteor start');
  await harness.run(host, 'meteor start');
  return people;
}

async function run(user: LocalUser, channel: string, words: string, values: OptionValues = {}): Promise<void> {
  expect((await user.command(channel, words, values)).error).toBeUndefined();
  await harness.quiet();
}

/** Everybody leaves, so that the game is over. */
async function end(people: readonly LocalUser[], channel = harness.channel): Promise<void> {
  for (const one of people) for (let time = 0; time < 2; time += 1) await run(one, channel, 'meteor leave');
  await harness.pass(3000);
}

test('five players are muted within a second of the clock’s start, with Discord’s limits on', async () => {
  const people = await flying(['Ana', 'Ben', 'Cem', 'Dia', 'Eli']);
  await harness.pass(1000);
  expect(people.map(isMuted)).toEqual([true, true, true, true, true]);
});

test('who plays in two silent games stays muted until both are over', async () => {
  const room = await muting(['general', 'second']);
  const second = harness.server.channelId('second');
  const ana = harness.user('Ana');
  ana.joinVoice(room);
  for (const channel of [harness.channel, second]) {
    await run(ana, channel, 'meteor new', { mode: 'standard', seed: 'two' });
    await run(harness.user('Ben'), channel, 'meteor join');
    for (let time = 0; time < 2; time += 1) await run(ana, channel, 'meteor start');
  }
  await harness.pass(1000);
  expect(isMuted(ana)).toBe(true);
  await end([ana, harness.user('Ben')], second);
  expect(isMuted(ana)).toBe(true);
  await end([ana, harness.user('Ben')]);
  expect(isMuted(ana)).toBe(false);
});

test('a process that stops unmutes, and its successor mutes again', async () => {
  const people = await flying(['Ana', 'Ben']);
  await harness.pass(1000);
  expect(people.map(isMuted)).toEqual([true, true]);
  await harness.stop();
  expect(people.map(isMuted)).toEqual([false, false]);
  await harness.boot();
  for (const one of people.slice(0, 1)) await harness.run(one, 'meteor resume');
  await harness.pass(2000);
  expect(people.map(isMuted)).toEqual([true, true]);
  await end(people);
  expect(people.map(isMuted)).toEqual([false, false]);
});

function boardOf(user: LocalUser) {
  const board = user.sees(harness.channel).findLast((message) => findButton(message, /My hand|Resume/));
  if (board === undefined) throw new Error(harness.server.dump());
  return board;
}

test('whom the bot left muted when it was put out of the server is unmuted at its return', async () => {
  const people = await flying(['Ana', 'Ben']);
  await harness.pass(1000);
  harness.server.expelBot(harness.server.guildId);
  await harness.pass(60_000);
  expect(people.map(isMuted)).toEqual([true, true]);
  harness.server.admitBot(harness.server.guildId);
  await harness.pass(60_000);
  expect(people.map(isMuted)).toEqual([false, false]);
});

/** Ana went out of voice while she was muted, and the game is over: she is owed an unmute at her next join. */
async function owedToAna(options: HarnessOptions = {}): Promise<LocalUser> {
  const people = await flying(['Ana', 'Ben'], options);
  const [ana] = people;
  if (ana === undefined) throw new Error('nobody plays');
  await harness.pass(1000);
  ana.leaveVoice();
  await end(people);
  return ana;
}

/** Some time later, in another process, she comes back to voice. */
async function comesBack(ana: LocalUser, laterMs: number, before = (): unknown => undefined): Promise<void> {
  expect(isMuted(ana)).toBe(true);
  await harness.crash();
  await harness.pass(laterMs);
  await harness.boot();
  await harness.pass(60_000);
  await before();
  expect(isMuted(ana)).toBe(true);
  ana.joinVoice(harness.server.createVoiceChannel('engine room'));
  await harness.pass(35_000);
  expect(isMuted(ana)).toBe(false);
}

async function confirmed(user: LocalUser, words: string, button: string): Promise<void> {
  const asked = await harness.run(user, words);
  expect((await user.click(asked.message?.id ?? '', button)).error).toBeUndefined();
  await harness.quiet();
}

test('/history forget leaves an unmute owed', async () => {
  const ana = await owedToAna();
  await confirmed(ana, 'history forget', 'Forget for good');
  await comesBack(ana, 60_000);
});

test('/settings server-delete leaves an unmute owed', async () => {
  const ana = await owedToAna();
  const boss = harness.user('Boss', { permissions: ['ManageGuild'] });
  await confirmed(boss, 'settings server-delete', 'Delete everything');
  await comesBack(ana, 60_000);
});

test('retention deletes the game weeks later, and leaves the unmute owed that came of it', async () => {
  const ana = await owedToAna({ maintenance: 'on' });
  const { guildId } = harness.server;
  const games = async (): Promise<number> => (await harness.archive.list(guildId, { limit: 5 })).games.length;
  const admin = harness.user('Boss', { permissions: ['ManageGuild'] });
  await harness.run(admin, 'settings set', { setting: 'retention', value: '7' });
  expect(await games()).toBe(1);
  await comesBack(ana, 21 * 86_400_000, () => expect.poll(games).toBe(0));
});

test('players are unmuted when the setting goes with their server’s data in mid-game', async () => {
  const people = await flying(['Ana', 'Ben']);
  await harness.pass(1000);
  expect(people.map(isMuted)).toEqual([true, true]);
  const boss = harness.user('Boss', { permissions: ['ManageGuild'] });
  await confirmed(boss, 'settings server-delete', 'Delete everything');
  await harness.pass(1000);
  expect(people.map(isMuted)).toEqual([false, false]);
});

test('once the permission is there again, players are muted and the board stops saying that it is missing', async () => {
  const room = await muting();
  const all = ['ViewChannel', 'SendMessages', 'ManageMessages', 'ReadMessageHistory'] as const;
  harness.server.setBotRole(all);
  const ana = harness.user('Ana');
  ana.joinVoice(room);
  await harness.run(ana, 'meteor new', { mode: 'standard', seed: 'again' });
  await harness.run(harness.user('Ben'), 'meteor join');
  for (let time = 0; time < 2; time += 1) await harness.run(ana, 'meteor start');
  await harness.pass(1000);
  // A click on the board tells what the bot may do there, which is nothing of voice.
  await ana.click(boardOf(ana).id, '🖐 My hand');
  await harness.pass(2000);
  expect(allText(boardOf(ana))).not.toContain('players are muted in voice');
  harness.server.setBotRole([...all, 'MuteMembers']);
  await harness.pass(20_000);
  expect(isMuted(ana)).toBe(true);
  expect(allText(boardOf(ana))).toContain('players are muted in voice');
});

test('where the permission is lost in mid-game the channel is told how to unmute by hand, once a person', async () => {
  const people = await flying(['Ana', 'Ben']);
  await harness.pass(1000);
  harness.server.setBotRole(['ViewChannel', 'SendMessages', 'ManageMessages', 'ReadMessageHistory']);
  await end(people);
  await harness.pass(60_000);
  expect(people.map(isMuted)).toEqual([true, true]);
  const [ana] = people;
  const told = (ana?.sees(harness.channel) ?? []).map(allText).filter((text) => text.includes('can’t unmute'));
  expect(told).toHaveLength(2);
  for (const { id } of people) expect(told.join('\n')).toContain(`<@${id}>`);
  expect(told[0]).toContain('right-click the name in voice');
});
