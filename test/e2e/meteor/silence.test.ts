import { afterEach, expect, test } from 'vitest';
import { allText, findButton, type LocalUser } from '../../../src/local/index.js';
import type { GameState } from '../../../src/games/meteor/state.js';
import { Table } from '../../../src/table/table.js';
import { Harness, type HarnessOptions } from '../support/harness.js';
import { faultsOf } from '../support/requests.js';
import { gameOfTwo } from '../support/game-of-two.js';

let harness: Harness;
afterEach(async () => {
  expect(faultsOf(harness.server.requests.all)).toEqual([]);
  await harness.close();
});

async function begin(options: HarnessOptions = {}): Promise<readonly [LocalUser, LocalUser]> {
  harness = await Harness.open(options);
  const { ana, ben } = await gameOfTwo(harness, { mode: 'standard' });
  await harness.pass(1000);
  return [ana, ben];
}

/** Says it; true if it still stands a moment later. */
async function stands(
  user: LocalUser,
  content: string,
  extras: Parameters<LocalUser['say']>[2] = {},
  channel = harness.channel,
): Promise<boolean> {
  const { id } = user.say(channel, content, extras);
  await harness.quiet();
  return user.look(id) !== undefined;
}

const privately = (user: LocalUser): string => user.seesPrivately(harness.channel).map(allText).join('\n');
const board = (user: LocalUser) =>
  user.sees(harness.channel).findLast((message) => (message.flags & 64) === 0 && findButton(message, /My hand/));

test('players’ talk goes, gestures stay, and the reason is told once, privately', async () => {
  const [ana] = await begin();
  expect(await stands(ana, 'I have two C')).toBe(false);
  expect(privately(ana).match(/No talking/g)).toHaveLength(1);
  expect(await stands(ana, 'and F')).toBe(false);
  expect(privately(ana).match(/No talking/g)).toHaveLength(1);
  expect(await stands(ana, '👍🎉')).toBe(true);
  expect(await stands(ana, '🚀🚀')).toBe(true);
  expect(await stands(ana, '🟥')).toBe(false);
  expect(await stands(ana, '', { stickers: ['wave'] })).toBe(true);
  expect(await stands(ana, '', { attachments: [{ filename: 'hand.png' }] })).toBe(false);
});

test('an edit into talk counts as talk; a thread counts as the channel', async () => {
  const [ana] = await begin();
  const { id } = ana.say(harness.channel, '👍');
  await harness.quiet();
  ana.edit(id, 'I have C');
  await harness.quiet();
  expect(ana.look(id)).toBeUndefined();
  const thread = ana.openThread(harness.channel, 'x');
  await harness.quiet();
  expect(await stands(ana, 'psst', {}, thread)).toBe(false);
});

test('spectators, bots and moderators who don’t play may talk', async () => {
  await begin();
  expect(await stands(harness.user('Zoe'), 'nice board')).toBe(true);
  expect(await stands(harness.user('Robo', { bot: true }), 'beep')).toBe(true);
  expect(await stands(harness.user('Mod', { permissions: ['ManageMessages'] }), 'hello')).toBe(true);
});

test('“everyone silent”: spectators’ talk goes too, a moderator’s doesn’t', async () => {
  harness = await Harness.open();
  const admin = harness.user('Admin', { permissions: ['ManageGuild', 'ManageMessages'] });
  const changed = await harness.run(admin, 'settings set', { setting: 'silence', value: 'everyone' });
  expect(changed.message && allText(changed.message)).toContain('everyone in the channel');
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'meteor new', { mode: 'standard' });
  await harness.run(ben, 'meteor join');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  expect(await stands(harness.user('Zoe'), 'nice board')).toBe(false);
  expect(await stands(admin, 'hello')).toBe(true);
});

test('“pass” and “time out” do what they say; in the Time Out talk is free', async () => {
  const [ana, ben] = await begin();
  expect(await stands(ana, 'Pass!')).toBe(true);
  expect(harness.table.state.seats[0]?.passed).toBe(true);
  expect(await stands(ben, 'time out')).toBe(true);
  expect(harness.table.state.pause).toMatchObject({ by: 1 });
  expect(await stands(ana, 'what is a Retrofit?')).toBe(true);
});

test('“launch” with nothing ready is answered on the panel, with a question mark in the channel', async () => {
  const [ana] = await begin();
  const { id } = ana.say(harness.channel, 'launch');
  await harness.quiet();
  expect(ana.look(id)?.reactions?.map(({ emoji }) => emoji.name)).toEqual(['❓']);
  await harness.pass(1000);
  expect(privately(ana)).toContain('You don’t have a finished Rocket');
});

/** Each has a Rocket ready on a site of their own, and three meteors without Traits are in reach. */
async function bothReady(): Promise<readonly [LocalUser, LocalUser]> {
  const crew = await begin();
  const { table } = harness;
  if (!(table instanceof Table)) throw new Error('not the real table');
  const { state, ...position } = table.position as { readonly state: GameState } & Table['position'];
  const field = state.field.slice(0, 3).map((meteor) => ({ ...meteor, size: 3, trait: null }));
  const sites = state.sites.map((site, id) => (id < 2 ? { ...site, pile: ['3CF', 'C', 'F'], ready: true } : site));
  table.position = { ...position, state: { ...state, field, sites } };
  return crew;
}

const reactions = (user: LocalUser, id: string) => user.look(id)?.reactions?.map(({ emoji }) => emoji.name);
const aloft = (): readonly string[] => (harness.table.state.window?.rockets ?? []).map(({ target }) => target);

test('R11 “launch” with several legal targets asks on the panel which one, and “launch B” hits it', async () => {
  const [ana] = await bothReady();
  const letters = harness.table.state.field.map(({ letter }) => letter);
  const { id } = ana.say(harness.channel, 'Launch!');
  await harness.quiet();
  await harness.pass(1000);
  expect(reactions(ana, id)).toEqual(['❓']);
  expect(aloft(), 'nothing has flown').toEqual([]);
  const panel = ana.seesPrivately(harness.channel).findLast((message) => findButton(message, /Mine/));
  expect(panel && allText(panel)).toContain('Launch at which meteor?');
  for (const letter of letters) expect(panel && findButton(panel, new RegExp(`^${letter}\\s`))?.disabled).toBe(false);
  expect(await stands(ana, `launch ${letters[1] ?? ''}`)).toBe(true);
  expect(aloft()).toEqual([letters[1]]);
  await harness.pass(1000);
  expect(privately(ana)).not.toContain('Launch at which meteor?');
});

test('R11 “launch” in an open window joins it at its opener’s target, whatever else is in reach', async () => {
  const [ana, ben] = await bothReady();
  const [first, second, third] = harness.table.state.field.map(({ letter }) => letter);
  expect(await stands(ana, `launch ${third ?? ''}`)).toBe(true);
  const { id } = ben.say(harness.channel, 'launch');
  await harness.quiet();
  expect(reactions(ben, id) ?? []).toEqual([]);
  // Nobody else has a Rocket: the window has closed.
  expect(harness.table.state.field.map(({ letter }) => letter)).toEqual([first, second]);
  expect(harness.table.state.sites.slice(0, 2).map(({ pile }) => pile)).toEqual([[], []]);
});

test('a leaver stays silent to the end', async () => {
  harness = await Harness.open();
  const crew = ['Ana', 'Ben', 'Cleo'].map((name) => harness.user(name));
  const [ana, ben, cleo] = crew;
  if (!ana || !ben || !cleo) throw new Error('Ana or Ben or Cleo is not at the table');
  await harness.run(ana, 'meteor new', { mode: 'standard' });
  await harness.run(ben, 'meteor join');
  await harness.run(cleo, 'meteor join');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  const asked = await harness.run(cleo, 'meteor leave');
  expect(asked.message && allText(asked.message)).toContain('10 seconds');
  await harness.run(cleo, 'meteor leave');
  expect(harness.table.seatOf(cleo.id)).toBeNull();
  expect(await stands(cleo, 'Ana has the A')).toBe(false);
});

test('many messages at once go in few requests', async () => {
  const [ana] = await begin();
  const before = harness.server.requests.all.length;
  const ids = Array.from({ length: 20 }, (_, at) => ana.say(harness.channel, `word ${at}`).id);
  await harness.quiet();
  expect(ids.filter((id) => ana.look(id) !== undefined)).toEqual([]);
  const deletes = harness.server.requests.all
    .slice(before)
    .filter(({ method, path }) => method === 'DELETE' || path.endsWith('bulk-delete'));
  expect(deletes.length).toBeLessThanOrEqual(5);
});

test('without Manage Messages: said at the lobby with the way out, and on the board when it fails', async () => {
  harness = await Harness.open();
  harness.server.setBotPermissions(harness.channel, { deny: ['ManageMessages'] });
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  const lobby = await harness.run(ana, 'meteor new', { mode: 'standard' });
  expect(lobby.message && allText(lobby.message)).toContain('Manage Messages');
  expect(lobby.message && allText(lobby.message)).toContain('choose another silence under “Settings…”');
  await harness.run(ben, 'meteor join');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.pass(1000);
  expect(await stands(ana, 'I have C')).toBe(true);
  await harness.pass(1000);
  const shown = board(ana);
  expect(shown && allText(shown)).toContain('can’t delete messages');
});

test('without the Message Content intent it connects all the same, says so, and deletes nothing it can’t read', async () => {
  harness = await Harness.open({ messageContent: false });
  expect(harness.bot.contentReadable).toBe(false);
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  const lobby = await harness.run(ana, 'meteor new', { mode: 'standard' });
  expect(lobby.message && allText(lobby.message)).toContain('Message Content');
  await harness.run(ben, 'meteor join');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  expect(await stands(ana, 'I have C')).toBe(true);
});

test('a channel in which the bot can’t post opens no game, and /settings check says what is missing', async () => {
  harness = await Harness.open();
  harness.server.setBotPermissions(harness.channel, { deny: ['SendMessages'] });
  const admin = harness.user('Admin', { permissions: ['ManageGuild'] });
  const refused = await harness.run(admin, 'meteor new', {});
  expect(refused.message && allText(refused.message)).toContain('can’t post');
  expect(harness.tables.live()).toEqual([]);
  const check = await harness.run(admin, 'settings check');
  const text = check.message ? allText(check.message) : '';
  expect(text).toMatch(/❌ .*Send Messages/);
  expect(text).toMatch(/✅ .*Manage Messages/);
  expect(text).toContain('https://discord.com/oauth2/authorize?client_id=');
});

test('a channel that is deleted ends its game as abandoned', async () => {
  await begin();
  const { game } = harness.table;
  harness.server.deleteChannel(harness.channel);
  await harness.quiet();
  await harness.pass(100);
  expect(harness.tables.byGame(game)?.state.outcome?.reason ?? 'channel-gone').toBe('channel-gone');
  expect(harness.tables.live()).toEqual([]);
});

/** What Discord sends when a message changes though its author edited nothing. */
function updates(id: string, fields: object = {}): void {
  const message = harness.server.world.messages.get(id);
  if (!message) throw new Error(`no message ${id}`);
  const { api, channel } = message;
  harness.server.world.dispatch(
    'MESSAGE_UPDATE',
    { ...api, ...fields, guild_id: channel.guild?.id },
    channel.guild?.id,
    channel,
  );
}

test('updates that are no edits: unfurled links, pins, polls that end, threads that start', async () => {
  harness = await Harness.open();
  const [ana, ben, admin] = [
    harness.user('Ana'),
    harness.user('Ben'),
    harness.user('Mod', { permissions: ['ManageMessages'] }),
  ];
  const old = ana.say(harness.channel, 'two years ago').id;
  harness.time.lapse(60_000);
  const link = ana.say(harness.channel, 'join us: https://example.org').id;
  const poll = ana.say(harness.channel, '', { poll: { question: { text: 'when?' }, answers: [] } }).id;
  const picture = ana.say(harness.channel, 'my dog', { attachments: [{ filename: 'dog.png' }] }).id;
  const edited = ana.say(harness.channel, 'a word').id;
  ana.edit(edited, 'another word');
  await harness.quiet();
  await harness.run(ana, 'meteor new', { mode: 'standard', seed: 'e2e' });
  await harness.run(ben, 'meteor join');
  await harness.run(ana, 'meteor start');
  await harness.pass(1000);
  await harness.run(ana, 'meteor start');
  await harness.pass(1000);
  updates(link, { embeds: [{ title: 'Example', image: { url: 'https://example.org/x.png' } }] });
  updates(poll, { poll: { question: { text: 'when?' }, answers: [], results: { is_finalized: true } } });
  updates(picture, { flags: 32 });
  updates(edited, { embeds: [{ title: 'Example' }] });
  admin.pin(old);
  await harness.quiet();
  expect([old, link, poll, picture, edited].map((id) => ana.look(id) !== undefined)).toEqual(Array(5).fill(true));
  await harness.run(ana, 'meteor timeout');
  await harness.pass(1000);
  const said = ana.say(harness.channel, 'what is https://example.org/retrofit ?').id;
  ana.edit(said, 'what is a https://example.org/retrofit ?');
  await harness.pass(1000);
  await harness.run(ana, 'meteor resume');
  await harness.pass(1000);
  updates(said, { embeds: [{ title: 'Retrofit' }] });
  await harness.quiet();
  expect(ana.look(said)).toBeDefined();
  expect(privately(ana)).not.toContain('🤫 You edited');
  ana.edit(said, 'I have C');
  await harness.quiet();
  expect(ana.look(said)).toBeUndefined();
});

test('a typed word that reaches the bot over three seconds late does nothing, and may stand', async () => {
  const [ana] = await begin();
  expect(await stands(ana, '👍')).toBe(true);
  const { id } = ana.say(harness.channel, 'pass');
  harness.time.lapse(4000);
  await harness.quiet();
  expect(harness.table.state.seats[0]?.passed).toBe(false);
  expect(ana.look(id)).toBeDefined();
});

test('a leaver whose seat no robot takes stays silent, and so do the two who were the table', async () => {
  harness = await Harness.open();
  const admin = harness.user('Admin', { permissions: ['ManageGuild'] });
  await harness.run(admin, 'settings set', { setting: 'robots', value: 'off' });
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'meteor new', { mode: 'standard' });
  await harness.run(ben, 'meteor join');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.run(ben, 'meteor leave');
  await harness.run(ben, 'meteor leave');
  expect(harness.table.state.seats[1]?.status).toBe('left');
  expect(await stands(ben, 'I had two C')).toBe(false);
  expect(await stands(ana, 'thanks')).toBe(false);
  expect(privately(ben)).toContain('You left this game');
});

test('a two-player game in which one leaves to a robot stays silent', async () => {
  const [ana, ben] = await begin();
  await harness.run(ben, 'meteor leave');
  await harness.run(ben, 'meteor leave');
  expect(harness.table.state.seats[1]).toMatchObject({ status: 'in', robot: true });
  expect(await stands(ben, 'it holds C C F')).toBe(false);
  expect(await stands(ana, 'thanks')).toBe(false);
});

test('custom emoji are gestures only where the server’s admins allow them', async () => {
  harness = await Harness.open();
  const admin = harness.user('Admin', { permissions: ['ManageGuild'] });
  const nice = '<:nice:111111111111111111>';
  const wrong = await harness.run(admin, 'settings set', { setting: 'gestures', value: 'thumbs' });
  expect(wrong.message && allText(wrong.message)).toContain('can’t be');
  await harness.run(admin, 'settings set', { setting: 'gestures', value: `${nice}, <a:wave:222222222222222222>` });
  const shown = await harness.run(admin, 'settings show');
  expect(shown.message && allText(shown.message)).toContain(`${nice} <a:wave:222222222222222222>`);
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'meteor new', { mode: 'standard' });
  await harness.run(ben, 'meteor join');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  expect(await stands(ana, nice)).toBe(true);
  expect(await stands(ana, '<:CFA:333333333333333333>')).toBe(false);
  await harness.run(admin, 'settings set', { setting: 'gestures', value: 'none' });
  expect(await stands(ana, nice)).toBe(false);
});

test('a delete that Discord answers 503 is tried until it stands; one message too old for a bulk delete stops none', async () => {
  const [ana] = await begin();
  harness.server.faults.next({ method: 'DELETE', path: /\/messages\// }, { status: 503 }, 4);
  const { id } = ana.say(harness.channel, 'I have C');
  await harness.quiet();
  expect(ana.look(id)).toBeDefined();
  for (let second = 0; second < 8; second += 1) await harness.pass(1000);
  expect(ana.look(id)).toBeUndefined();
  harness.server.faults.next(
    { method: 'POST', path: /bulk-delete/ },
    { status: 400, body: { code: 50034, message: 'A message provided was too old to bulk delete' } },
    9,
  );
  const ids = ['I have F', 'and A', 'and E', 'and C'].map((text) => ana.say(harness.channel, text).id);
  await harness.quiet();
  expect(ids.map((one) => ana.look(one))).toEqual([undefined, undefined, undefined, undefined]);
});

test('thread titles count as the channel: a telling one is reset, though Discord lets nobody delete the notice of it', async () => {
  const [ana] = await begin();
  const titles = (): unknown[] =>
    harness.server.requests.all.flatMap(({ method, path, body }) =>
      method === 'PATCH' && /\/channels\/\d+$/.test(path) ? [body] : [],
    );
  ana.openThread(harness.channel, '👍');
  await harness.quiet();
  expect(titles()).toEqual([]);
  const telling = ana.openThread(harness.channel, 'I hold C C F');
  await harness.quiet();
  expect(titles()).toHaveLength(1);
  expect(privately(ana)).toContain('Thread titles count as talk');
  expect(await stands(ana, 'I hold C C F', { type: 4 }, telling)).toBe(true);
  expect(titles()).toEqual([{ name: '…' }, { name: '…' }]);
  await harness.pass(1000);
  const shown = board(ana);
  expect(shown && allText(shown)).not.toContain('can’t delete messages');
  expect(await stands(ana, 'pass', { type: 4 }, telling)).toBe(true);
  expect(harness.table.state.seats[0]?.passed).toBe(false);
  expect(await stands(ana, 'I hold C C F', { type: 18 })).toBe(false);
});

test('where the bot may not manage threads it says so once, and the title stays', async () => {
  harness = await Harness.open();
  harness.server.setBotPermissions(harness.channel, { deny: ['ManageThreads'] });
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'meteor new', { mode: 'standard' });
  await harness.run(ben, 'meteor join');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.pass(1000);
  ana.openThread(harness.channel, 'I hold C C F');
  await harness.pass(1000);
  const shown = board(ana);
  expect(shown && allText(shown)).toContain('can’t reset thread titles');
});

test('strict silence: all but stickers goes, also unread, and gestures come by buttons', async () => {
  harness = await Harness.open({ messageContent: false });
  const admin = harness.user('Admin', { permissions: ['ManageGuild'] });
  await harness.run(admin, 'settings set', { setting: 'silence', value: 'strict' });
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  const lobby = await harness.run(ana, 'meteor new', { mode: 'standard' });
  expect(lobby.message && allText(lobby.message)).not.toContain('Message Content');
  await harness.run(ben, 'meteor join');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.pass(1000);
  expect(await stands(ana, 'I have C')).toBe(false);
  expect(await stands(ana, '👍')).toBe(false);
  expect(await stands(ana, '', { stickers: ['wave'] })).toBe(true);
  expect(await stands(harness.user('Zoe'), 'nice board')).toBe(true);
  const drawn = board(ben);
  expect(drawn && allText(drawn)).toContain('strict silence');
  const pressed = await ben.click(drawn?.id ?? '', '🙋 need help');
  expect(pressed.error).toBeUndefined();
  await harness.pass(1500);
  const after = board(ana);
  expect(after && allText(after)).toContain('Ben: 🙋 need help');
  await harness.pass(10_000);
  const later = board(ana);
  expect(later && allText(later)).not.toContain('Ben: 🙋 need help');
  const stranger = await harness.user('Zoe').click(later?.id ?? '', '👍 ready');
  expect(stranger.error).toBeUndefined();
  await harness.pass(1500);
  const still = board(ana);
  expect(still && allText(still)).not.toContain('Zoe');
});

test('started in spite of the warning, Start and the board say that the silence isn’t kept', async () => {
  harness = await Harness.open({ messageContent: false });
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'meteor new', { mode: 'standard' });
  await harness.run(ben, 'meteor join');
  const started = await harness.run(ana, 'meteor start');
  expect(started.message && allText(started.message)).toContain('Message Content intent is off');
  await harness.run(ana, 'meteor start');
  await harness.pass(1000);
  const shown = board(ana);
  expect(shown && allText(shown)).toContain('the bot can’t read messages here');
  expect(shown && allText(shown)).not.toContain('only “pass”');
  expect(await stands(ana, 'I have C')).toBe(true);
});

test('a typed “pass” that would lose the game is asked about on the panel, with a question mark in the channel', async () => {
  const [ana, ben] = await begin();
  for (let zone = 5; zone > 1; zone -= 1) for (const one of [ana, ben]) expect(await stands(one, 'pass')).toBe(true);
  expect(harness.table.state.zone).toBe(1);
  expect(await stands(ana, 'pass')).toBe(true);
  const { id } = ben.say(harness.channel, 'pass');
  await harness.quiet();
  expect(ben.look(id)?.reactions?.map(({ emoji }) => emoji.name)).toEqual(['❓']);
  expect(harness.table.state.phase).toBe('play');
  await harness.pass(1000);
  const asked = ben.seesPrivately(harness.channel).find((message) => findButton(message, /Pass and/));
  expect(asked).toBeDefined();
  expect(await stands(ben, 'pass')).toBe(true);
  expect(harness.tables.live()).toEqual([]);
});
