import { afterEach, expect, test } from 'vitest';
import { allText, buttonsOf, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import { cosmicRunIn, endCosmicTurn } from '../support/cosmic-turn.js';
import { Harness } from '../support/harness.js';
import { faultsOf } from '../support/requests.js';

let at: Harness;
afterEach(async () => {
  expect(faultsOf(at.server.requests.all)).toEqual([]);
  await at.close();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function run(user: LocalUser, channel: string, words: string, values = {}): Promise<ApiMessage> {
  const seen = await user.command(channel, words, values);
  await at.quiet();
  if (seen.message === undefined) throw new Error(`${words}: ${seen.error ?? 'no message'}\n${at.server.dump()}`);
  return seen.message;
}

const noticesIn = (user: LocalUser, channel: string): string[] =>
  user
    .sees(channel)
    .map(allText)
    .filter((words) => / your turn in Cosmic Run/.test(words));

/** Ana opens a game in which one waits for the other; gives who has to act and who waits. */
async function game(channel: string, ana: LocalUser, ben: LocalUser): Promise<readonly [LocalUser, LocalUser]> {
  await run(ana, channel, 'cosmic new', { seed: 'notify', limit: '24h' });
  const board = ben.sees(channel).findLast((one) => buttonsOf(one).some(({ label }) => /Join/.test(label ?? '')));
  const join = board && buttonsOf(board).find(({ label }) => /Join/.test(label ?? ''));
  await ben.click(board?.id ?? '', join?.customId ?? '');
  await at.quiet();
  await run(ana, channel, 'cosmic play', { act: 'start' });
  return cosmicRunIn(at, channel).state.turn?.seat === 0 ? [ana, ben] : [ben, ana];
}

/** A group's direct messages; both people have installed the bot. */
async function group(): Promise<{ readonly ana: LocalUser; readonly ben: LocalUser; readonly channel: string }> {
  at = await Harness.open();
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  for (const one of [ana, ben]) one.install();
  return { ana, ben, channel: ana.openGroup('Friends', [ben]) };
}

test('in direct messages with the bot one sees one’s choices in all places, and changes them', async () => {
  at = await Harness.open();
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  ben.install();
  const friends = ana.openGroup('Friends', [ben]);
  expect(allText(await run(ben, ben.directChannelId, 'notify'))).toContain('haven’t asked for turn messages');
  await run(ben, at.channel, 'notify', { how: 'here', 'quiet-from': 22, 'quiet-to': 7, 'utc-offset': 1 });
  await run(ben, friends, 'notify', { how: 'direct' });
  const seen = allText(await run(ben, ben.directChannelId, 'notify'));
  expect(seen).toContain('Local: In the game’s channel');
  expect(seen).toContain('22:00 to 07:00 (UTC+01:00)');
  expect(seen).toContain(`<#${friends}>: By direct message`);
  const half = await run(ben, ben.directChannelId, 'notify', { 'quiet-from': 21 });
  expect(allText(half)).toContain('quiet-to');
  await run(ben, ben.directChannelId, 'notify', { how: 'here' });
  expect(allText(await run(ben, friends, 'notify'))).toContain('direct message');
  const off = allText(await run(ben, ben.directChannelId, 'notify', { how: 'off' }));
  expect(off).toContain('haven’t asked for turn messages');
  expect(allText(await run(ben, at.channel, 'notify'))).toContain('won’t get a message');
  expect(allText(await run(ana, ana.directChannelId, 'notify'))).toContain('haven’t asked');
});

test('off in direct messages takes away the message that is there', async () => {
  at = await Harness.open();
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  for (const one of [ana, ben]) await run(one, at.channel, 'notify', { how: 'direct' });
  const [, second] = await game(at.channel, ana, ben);
  await at.pass(3 * MINUTE);
  await endCosmicTurn(at);
  await at.pass(2_000);
  expect(noticesIn(second, second.directChannelId)).toHaveLength(1);
  await run(second, second.directChannelId, 'notify', { how: 'off' });
  await at.pass(2_000);
  expect(noticesIn(second, second.directChannelId)).toEqual([]);
});

test('in a group the bot mentions nobody: the direct message comes, with a link to the group', async () => {
  const { ana, ben, channel } = await group();
  for (const one of [ana, ben]) {
    expect(allText(await run(one, channel, 'notify', { how: 'here' }))).toContain('isn’t a member here');
    expect(allText(await run(one, channel, 'notify'))).toContain('won’t get a message');
    expect(allText(await run(one, channel, 'notify', { how: 'direct' }))).toContain('direct message');
  }
  expect(allText(await run(ana, channel, 'meteor notify', { mode: 'on' }))).toContain('isn’t a member here');
  const [, second] = await game(channel, ana, ben);
  await at.pass(3 * MINUTE);
  await endCosmicTurn(at, channel);
  await at.pass(2_000);
  expect(noticesIn(second, second.directChannelId)).toHaveLength(1);
  const [notice] = second.sees(second.directChannelId).filter((one) => /your turn/.test(allText(one)));
  expect(JSON.stringify(notice?.components)).toContain(`https://discord.com/channels/@me/${channel}`);
  await endCosmicTurn(at, channel);
  await at.pass(2_000);
  expect(noticesIn(second, second.directChannelId)).toEqual([]);
  expect(at.server.requests.all.filter(({ path }) => path.includes(`/channels/${channel}`))).toEqual([]);
});

test('in a group closed direct messages mean that nothing is said', async () => {
  const { ana, ben, channel } = await group();
  for (const one of [ana, ben]) {
    await run(one, channel, 'notify', { how: 'direct' });
    one.closeDirectMessages(true);
  }
  const [, second] = await game(channel, ana, ben);
  await at.pass(3 * MINUTE);
  await endCosmicTurn(at, channel);
  await at.pass(13 * HOUR);
  expect(noticesIn(second, channel)).toEqual([]);
  expect(noticesIn(second, second.directChannelId)).toEqual([]);
  expect(at.server.requests.all.filter(({ path }) => path.includes(`/channels/${channel}`))).toEqual([]);
});

test('nobody who has just acted is told; a reminder takes the message’s place; quiet hours are waited for', async () => {
  at = await Harness.open();
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  // The test's time begins at midnight UTC.
  await run(ana, at.channel, 'notify', { how: 'here' });
  await run(ben, at.channel, 'notify', { how: 'here' });
  const [, second] = await game(at.channel, ana, ben);
  await at.pass(MINUTE);
  await endCosmicTurn(at);
  await at.pass(11 * HOUR);
  expect(noticesIn(second, at.channel)).toEqual([]);
  await at.pass(HOUR);
  expect(noticesIn(second, at.channel)).toEqual([expect.stringContaining('It’s still your turn')]);
  await endCosmicTurn(at);
  await at.pass(5 * MINUTE);
  await endCosmicTurn(at);
  await at.pass(2_000);
  expect(noticesIn(second, at.channel)).toEqual([expect.stringContaining('It’s your turn')]);
  await at.pass(12 * HOUR);
  expect(noticesIn(second, at.channel)).toEqual([expect.stringContaining('It’s still your turn')]);
  await endCosmicTurn(at);
  const hour = new Date(at.time.now()).getUTCHours();
  await run(second, at.channel, 'notify', { 'quiet-from': hour, 'quiet-to': (hour + 3) % 24 });
  await at.pass(5 * MINUTE);
  await endCosmicTurn(at);
  await at.pass(HOUR);
  expect(noticesIn(second, at.channel)).toEqual([]);
  await at.pass(2 * HOUR);
  expect(noticesIn(second, at.channel)).toEqual([expect.stringContaining('It’s your turn')]);
});
