import { chooseSetting, pressSetting } from '../support/messages.js';
import { afterEach, expect, test } from 'vitest';
import { allText, buttonsOf, findButton, type LocalUser } from '../../../src/local/index.js';
import { closeClean } from '../support/requests.js';
import { COSMIC_RUN } from '../../../src/games/cosmic-run/index.js';
import { tablesOf } from '../../../src/table/typed-tables.js';
import { Harness } from '../support/harness.js';
import { EPHEMERAL } from '../support/messages.js';

let harness: Harness;
afterEach(() => closeClean(harness));

type Message = NonNullable<ReturnType<LocalUser['look']>>;

const board = (user: LocalUser, channel = harness.channel): Message => {
  const found = user.sees(channel).findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  if (found === undefined) throw new Error(`no board\n${harness.server.dump()}`);
  return found;
};

const privately = (user: LocalUser): string => {
  const found = user.seesPrivately(harness.channel).at(-1);
  return found === undefined ? '' : allText(found);
};

async function press(user: LocalUser, message: Message, label: string): Promise<void> {
  const id = findButton(message, label)?.customId;
  if (id === undefined) throw new Error(`no button ${label}\n${allText(message)}`);
  const seen = await user.click(message.id, id);
  if (seen.error !== undefined) throw new Error(`${label}: ${seen.error}`);
  await harness.quiet();
}

/** The thread that a message names. */
const threadIn = (words: string): string => /<#(\d+)>/.exec(words)?.[1] ?? '';

const THREAD = '🧵 Play in a thread';

/** The labels of what one person sees privately in a channel. */
const thereOnly = (user: LocalUser, channel: string): string =>
  buttonsOf(user.seesPrivately(channel).at(-1) ?? board(user, channel))
    .map(({ label }) => label)
    .join(' ');

test.each([
  ['cosmic', 'Cosmic Run'],
  ['storm', 'Meteor Storm'],
  ['town', 'Meteor Town'],
])(
  'a table of /%s moves to a thread of its own: whoever sat there sits there, and the channel is free',
  async (name, title) => {
    harness = await Harness.open();
    const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
    await harness.run(ana, `${name} new`, { seed: 'threads' });
    await press(ben, board(ana), 'Join');
    await press(ben, board(ana), '⚙ Settings…');
    expect(privately(ben)).toContain('Only Ana (the host) or a moderator can change them.');
    await pressSetting(harness, ana, THREAD);
    const thread = threadIn(privately(ana));
    expect(allText(board(ana))).toContain(`This game has moved to <#${thread}>`);
    expect(buttonsOf(board(ana))).toEqual([]);
    const moved = board(ben, thread);
    expect(harness.everyTable.live()).toHaveLength(1);
    expect(allText(moved)).toContain('Ana');
    expect(allText(moved)).toContain('Ben');
    // The channel takes another game, and the one in the thread goes on.
    await harness.run(ben, 'meteor new', { mode: 'first' });
    expect(harness.everyTable.live()).toHaveLength(2);
    await press(ana, board(ana, thread), 'Start');
    expect(harness.everyTable.inChannel(thread)?.people.size).toBe(2);
    expect(harness.server.requests.ndjson()).toContain(`${title} · Ana`);
  },
);

test.each([
  ['that the gateway knows', false],
  ['that is archived, of which only Discord’s refusals tell', true],
])('a game in a thread %s ends with the channel above', async (_, archived) => {
  harness = await Harness.open({ channels: ['general', 'elsewhere'] });
  const ana = harness.user('Ana');
  await harness.run(ana, 'cosmic new', { robots: 1 });
  await pressSetting(harness, ana, THREAD);
  const thread = threadIn(privately(ana));
  const elsewhere = harness.server.channelId('elsewhere');
  await ana.command(elsewhere, 'cosmic new');
  await harness.quiet();
  if (archived) {
    harness.server.archiveThread(thread);
    await harness.crash();
    await harness.boot();
    await harness.pass(2000);
  }
  expect(harness.everyTable.inChannel(thread)).toBeDefined();
  harness.server.deleteChannel(harness.channel);
  await harness.quiet();
  if (archived) await harness.pass(20_000);
  expect(harness.everyTable.live().map(({ channelId }) => channelId)).toEqual([elsewhere]);
});

test('a double tap, and a moderator who presses it at the same moment, move a table to one thread', async () => {
  harness = await Harness.open();
  const [ana, max] = [harness.user('Ana'), harness.user('Max', { permissions: ['ManageMessages'] })];
  await harness.run(ana, 'town new');
  const buttons = [];
  for (const user of [ana, max]) {
    await press(user, board(ana), '⚙ Settings…');
    const note = user.seesPrivately(harness.channel).at(-1);
    buttons.push({ user, note: note?.id ?? '', id: (note && findButton(note, THREAD)?.customId) ?? '' });
  }
  await harness.pass(1_500);
  const pressed = [...buttons, ...buttons.slice(0, 1)].map(({ user, note, id }) => user.click(note, id));
  for (const { error } of await Promise.all(pressed)) expect(error).toBeUndefined();
  await harness.quiet();
  expect(harness.everyTable.live()).toHaveLength(1);
  expect(harness.server.requests.ndjson().match(/\/threads"/g)).toHaveLength(1);
  for (const user of [ana, max]) expect(threadIn(privately(user))).toBe(harness.everyTable.live()[0]?.channelId);
});

test('robots move along at their levels; in a thread no other is offered, after a restart neither', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await harness.run(ana, 'cosmic new', { robots: 1, level: 'cadet' });
  await pressSetting(harness, ana, THREAD);
  const thread = threadIn(privately(ana));
  const table = harness.everyTable.inChannel(thread);
  expect(JSON.stringify(table?.state)).toContain('"level":"cadet"');
  await press(ana, board(ana, thread), '⚙ Settings…');
  expect(thereOnly(ana, thread)).not.toContain('thread');
  await harness.crash();
  await harness.boot();
  await ana.command(thread, 'cosmic play', { act: 'board' });
  await harness.quiet();
  expect(allText(board(ana, thread))).toContain('Cosmic Run');
  await harness.pass(1_500);
  await press(ana, board(ana, thread), '⚙ Settings…');
  expect(thereOnly(ana, thread)).not.toContain('thread');
});

test('without the permission it stays, and the player is told what is missing', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  harness.server.setBotPermissions(harness.channel, { deny: ['CreatePublicThreads'] });
  await harness.run(ana, 'cosmic new');
  await pressSetting(harness, ana, THREAD);
  expect(privately(ana)).toContain('Create Public Threads');
  expect(privately(ana)).not.toContain('Send Messages in Threads');
  expect(harness.everyTable.inChannel(harness.channel)?.kind).toBe('cosmic-run');
});

test('a robot of any level sits down from the lobby', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  for (const [name, level, label] of [
    ['cosmic', 'cadet', 'Cadet'],
    ['storm', 'ensign', 'Ensign'],
    ['town', 'architect', 'Architect'],
  ] as const) {
    await harness.run(ana, `${name} new`);
    await chooseSetting(harness, ana, 'level', level);
    await press(ana, board(ana), '+ Robot');
    expect(JSON.stringify(harness.everyTable.inChannel(harness.channel)?.state)).toContain(`"level":"${level}"`);
    expect(allText(board(ana))).toContain(label);
    await harness.run(ana, `${name} end`);
    await harness.run(ana, `${name} end`);
  }
});

test('which games a server allows: the others are refused with a reason, what is on goes on', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana', { permissions: ['ManageGuild'] });
  const offered = await ana.autocomplete(harness.channel, 'settings set', { setting: 'games' }, 'value');
  expect(offered.map(({ name }) => name)).toContain('all but Cosmic Run: Meteor, Meteor Storm, and Meteor Town');
  await harness.run(ana, 'cosmic new');
  await harness.run(ana, 'settings set', { setting: 'games', value: 'meteor meteor-storm' });
  expect(privately(ana)).toContain('**Games:** Meteor and Meteor Storm');
  expect(harness.everyTable.inChannel(harness.channel)?.kind).toBe('cosmic-run');
  await harness.run(ana, 'cosmic play', { act: 'end' });
  await harness.run(ana, 'cosmic play', { act: 'end' });
  for (const command of ['cosmic new', 'town new', 'daily town']) {
    await harness.run(ana, command);
    expect(privately(ana)).toMatch(/isn’t allowed on this server. Play one of these: Meteor and Meteor Storm/);
  }
  await harness.run(ana, 'storm new');
  expect(harness.everyTable.inChannel(harness.channel)?.kind).toBe('meteor-storm');
  await harness.run(ana, 'settings set', { setting: 'games', value: 'chess' });
  expect(privately(ana)).toContain('**Games** can’t be “chess”');
});

test('days later, without a living token, a turn costs one ordinary edit and no more', async () => {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'cosmic new', { seed: 'days', limit: 'off' });
  await harness.run(ben, 'cosmic join');
  await harness.run(ana, 'cosmic play', { act: 'start' });
  const table = () => tablesOf(COSMIC_RUN, harness.everyTable).inChannel(harness.channel);
  // The robots' and lobby's share is used up, so that each turn stands for itself.
  for (let turn = 0; turn < 14; turn += 1) {
    await harness.pass(16 * 60_000);
    const before = harness.ordinary();
    const user = table()?.state.turn?.seat === 0 ? ana : ben;
    const was = table()?.version;
    await playTurn(user);
    await harness.pass(30_000);
    expect(table()?.version).not.toBe(was);
    expect(harness.ordinary() - before, `turn ${turn}`).toBeLessThanOrEqual(turn < 8 ? 8 : 1);
  }
  expect(allText(board(ana))).toMatch(/round 8/);
});

/** A whole turn by commands: all dice to the tech card, and on. */
async function playTurn(user: LocalUser): Promise<void> {
  const step = () => tablesOf(COSMIC_RUN, harness.everyTable).inChannel(harness.channel)?.state.turn?.step;
  for (let left = 10; left > 0 && step() !== 'actions'; left -= 1) {
    const [one] = await user.autocomplete(harness.channel, 'cosmic play', { act: 'assign' }, 'dice');
    if (one === undefined) await harness.run(user, 'cosmic play', { act: 'roll' });
    else await harness.run(user, 'cosmic play', { act: 'assign', dice: one.value, place: 'tech' });
  }
  await harness.run(user, 'cosmic play', { act: 'done' });
}
