import { afterEach, expect, test } from 'vitest';
import { allText, buttonsOf, findButton, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import { Harness, type HarnessOptions } from '../support/harness.js';

let harness: Harness;
afterEach(() => harness.close());

interface Group {
  readonly ana: LocalUser;
  readonly ben: LocalUser;
  readonly channel: string;
}

/** A group chat in which Ana alone has installed the bot. */
async function group(options: HarnessOptions = {}): Promise<Group> {
  harness = await Harness.open(options);
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  ana.install();
  return { ana, ben, channel: ana.openGroup('Friends', [ben]) };
}

async function run(user: LocalUser, channel: string, words: string, values = {}): Promise<ApiMessage> {
  const seen = await user.command(channel, words, values);
  await harness.quiet();
  if (seen.message === undefined) throw new Error(`${words}: ${seen.error ?? 'no message'}\n${harness.server.dump()}`);
  return seen.message;
}

/** Presses the first button whose label fits. */
async function press(user: LocalUser, message: ApiMessage, label: RegExp): Promise<void> {
  const button = buttonsOf(message).find((one) => label.test(one.label ?? ''));
  if (button?.customId === undefined)
    throw new Error(`no ${String(label)} among ${JSON.stringify(buttonsOf(message))}`);
  expect((await user.click(message.id, button.customId)).error).toBeUndefined();
  await harness.quiet();
}

const boardsIn = (user: LocalUser, channel: string): ApiMessage[] =>
  user.sees(channel).filter(({ flags, author }) => (flags & 64) === 0 && author.bot === true);
function boardOf(user: LocalUser, channel: string): ApiMessage {
  const board = boardsIn(user, channel).at(-1);
  if (board === undefined) throw new Error(harness.server.dump());
  return board;
}

/** Requests for the bot’s own: none goes to a channel where it isn’t a member. */
const toChannel = (channel: string): number =>
  harness.server.requests.all.filter(({ path }) => path.includes(`/channels/${channel}`)).length;

test('a game of Meteor in a group chat, from the lobby to the end, is played by tokens only', async () => {
  const { ana, ben, channel } = await group();
  await run(ana, channel, 'meteor new', { mode: 'standard', seed: 'anywhere' });
  expect(allText(boardOf(ana, channel))).toContain('Silence is on your honour');
  expect(buttonsOf(boardOf(ben, channel)).some(({ label }) => /thread/i.test(label ?? ''))).toBe(false);
  await press(ben, boardOf(ben, channel), /Join/);
  await press(ana, boardOf(ana, channel), /Start|Deal/);
  await press(ana, boardOf(ana, channel), /Start/);
  await harness.pass(3000);
  await press(ben, boardOf(ben, channel), /My hand/);
  expect(ben.seesPrivately(channel).some((message) => findButton(message, /Pass/) !== undefined)).toBe(true);
  expect(allText(boardOf(ben, channel))).toContain('silence on your honour');
  expect(ana.sees(channel).some((message) => allText(message).includes('Edit Channel'))).toBe(false);
  for (let zone = 0; zone < 12 && harness.tables.inChannel(channel) !== undefined; zone += 1)
    await harness.pass(60_000);
  await harness.pass(5000);
  expect(findButton(boardOf(ana, channel), /Again/)).toBeDefined();
  expect(boardsIn(ana, channel)).toHaveLength(1);
  expect(toChannel(channel)).toBe(0);
});

test('a game that nobody clicked on for hours goes on: the next click brings its board back', async () => {
  const { ana, ben, channel } = await group();
  await run(ana, channel, 'cosmic new');
  await press(ben, boardOf(ben, channel), /Join/);
  await press(ana, boardOf(ana, channel), /Start/);
  await harness.pass(3 * 3_600_000);
  await press(ana, boardOf(ana, channel), /My crew|panel|Roll|My/);
  expect(allText(boardOf(ana, channel))).toContain('Cosmic');
  const old = boardOf(ana, channel).id;
  await harness.pass(3_600_000);
  // A command’s token is as good: the board comes as a new message, since nothing can edit the old one.
  ben.install();
  await run(ben, channel, 'cosmic play', { act: 'end' });
  await run(ana, channel, 'cosmic play', { act: 'end' });
  await run(ana, channel, 'cosmic play', { act: 'end' });
  await harness.pass(2000);
  expect(boardOf(ana, channel).id).not.toBe(old);
  expect(toChannel(channel)).toBe(0);
});

test('a lobby offers no Activity where it would let nobody in', async () => {
  const { ana, channel } = await group({ offersActivity: true });
  await run(ana, channel, 'meteor new', { mode: 'standard' });
  await press(ana, boardOf(ana, channel), /Settings/);
  const settings = ana.seesPrivately(channel).at(-1);
  const labels = settings === undefined ? [] : buttonsOf(settings).map(({ label }) => label ?? '');
  expect(labels.length).toBeGreaterThan(2);
  expect(labels.filter((label) => /Open table/.test(label))).toEqual([]);
});

test('what was played and set in a group is the group’s own, and can be forgotten', async () => {
  const { ana, ben, channel } = await group();
  await run(ana, channel, 'settings set', { setting: 'window', value: '8' });
  expect(allText(await run(ana, channel, 'settings show'))).toContain('8 seconds');
  const other = ana.openGroup('Family', [ben]);
  expect(allText(await run(ana, other, 'settings show'))).not.toContain('8 seconds');
  ben.install();
  expect(allText(await run(ben, channel, 'settings show'))).toContain('Manage Server');
  await run(ana, channel, 'meteor new', { mode: 'first', robots: 1 });
  for (let time = 0; time < 2; time += 1) await run(ana, channel, 'meteor start');
  await harness.pass(30 * 60_000);
  expect(allText(await run(ana, channel, 'history list'))).toContain('Ana');
  expect(allText(await run(ana, other, 'history list'))).not.toContain('Ana and');
  await press(ana, await run(ana, channel, 'history forget'), /Forget/);
  await harness.pass(1000);
  expect(allText(await run(ana, channel, 'history list'))).not.toContain('Ana');
});

test('alone with the bot one takes the lesson, plays with robots, and the day’s town', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  const channel = ana.directChannelId;
  expect(buttonsOf(await run(ana, channel, 'meteor learn')).length).toBeGreaterThan(0);
  // Nobody else can sit down there, so nothing is said of the silence.
  const lobby = allText(await run(ana, channel, 'meteor new', { mode: 'standard', robots: 2 }));
  expect(lobby).toContain('Ana');
  expect(lobby).not.toContain('isn’t a member');
  for (let time = 0; time < 2; time += 1) await run(ana, channel, 'meteor start');
  await harness.pass(2000);
  expect(harness.tables.inChannel(channel)?.state.phase).not.toBe('lobby');
  expect(allText(boardOf(ana, channel))).not.toContain('isn’t a member');
  expect(allText(await run(ana, channel, 'settings check'))).not.toContain('isn’t a member');
  expect(allText(await run(ana, channel, 'daily town'))).not.toBe('');
  expect(toChannel(channel)).toBe(0);
});

test('alone with the bot one reads all of it in one’s own language, boards too, unless another is set', async () => {
  harness = await Harness.open();
  const greta = harness.user('Greta', { locale: 'de' });
  const channel = greta.directChannelId;
  const german = 'drückt „Start“, we';
  const english = 'presses Start';
  expect(allText(await run(greta, channel, 'meteor new', { mode: 'standard', robots: 2 }))).toContain(german);
  await harness.pass(2000);
  expect(allText(boardOf(greta, channel))).toContain(german);
  expect(allText(await run(greta, channel, 'settings show'))).toContain('Deutsch');
  greta.install();
  const group = greta.openGroup('Friends', [harness.user('Ben')]);
  expect(allText(await run(greta, group, 'meteor new', { mode: 'standard' }))).toContain(english);
  await run(greta, channel, 'settings set', { setting: 'language', value: 'en' });
  await harness.pass(2000);
  expect(allText(boardOf(greta, channel))).toContain(english);
});

/** A server without the bot, with a channel; Ana has installed it for herself. */
async function elsewhere() {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  ana.install();
  const guildId = harness.server.createGuild('Elsewhere');
  const [channel = ''] = harness.server.channelsOf(guildId);
  harness.server.expelBot(guildId);
  return { ana, ben, channel };
}

test('in a server without the bot who hasn’t installed it plays by the buttons', async () => {
  const { ana, ben, channel } = await elsewhere();
  await expect(ben.command(channel, 'meteor new', {})).rejects.toThrow('no command');
  await run(ana, channel, 'meteor new', { mode: 'standard', seed: 'server' });
  await press(ben, boardOf(ben, channel), /Join/);
  await press(ana, boardOf(ana, channel), /Start|Deal/);
  await press(ana, boardOf(ana, channel), /Start/);
  await harness.pass(2000);
  ben.say(channel, 'hello');
  await press(ben, boardOf(ben, channel), /My hand/);
  expect(ben.sees(channel).some(({ content }) => content === 'hello')).toBe(true);
  expect(allText(boardOf(ben, channel))).toContain('silence on your honour');
  await harness.crash();
  await harness.boot();
  await harness.pass(3000);
  await press(ben, boardOf(ben, channel), /Resume/);
  expect(toChannel(channel)).toBe(0);
  expect(harness.log.filter(({ level }) => level === 'error')).toEqual([]);
});

test('without Use External Apps no shared game is opened, and the reason is given', async () => {
  const { ana, channel } = await elsewhere();
  harness.server.setPermissions(channel, { deny: ['UseExternalApps'] });
  expect(allText(await run(ana, channel, 'meteor new', {}))).toContain('Use External Apps');
  expect(harness.tables.inChannel(channel)).toBeUndefined();
  expect(buttonsOf(await run(ana, channel, 'meteor learn')).length).toBeGreaterThan(0);
});

test('without Use External Apps nobody takes the board away from all others', async () => {
  const { ana, ben, channel } = await elsewhere();
  await run(ana, channel, 'meteor new', {});
  const board = boardOf(ben, channel);
  harness.server.setPermissions(channel, { deny: ['UseExternalApps'] });
  expect(allText(await run(ana, channel, 'meteor board'))).toContain('Use External Apps');
  expect(boardOf(ben, channel).id).toBe(board.id);
});

/** Requests that Discord turned down for too many follow-ups. */
const tooMany = (): number =>
  harness.server.requests.all.filter(
    ({ method, path, status }) => method === 'POST' && path.startsWith('/webhooks/') && status === 400,
  ).length;

test('a board that a moderator keeps deleting never costs a sixth follow-up, and a command brings it back', async () => {
  const { ana, ben, channel } = await elsewhere();
  const mod = harness.user('Mod', { permissions: ['ManageMessages'] });
  await run(ana, channel, 'meteor new', { mode: 'standard', seed: 'deleted' });
  await press(ben, boardOf(ben, channel), /Join/);
  await press(ana, boardOf(ana, channel), /Start|Deal/);
  await press(ana, boardOf(ana, channel), /Start/);
  for (let time = 0; time < 16; time += 1) {
    for (const { id } of boardsIn(ana, channel)) mod.delete(id);
    await harness.pass(15_000);
  }
  expect(tooMany()).toBe(0);
  await harness.pass(1_000);
  await run(ana, channel, 'meteor board');
  expect(buttonsOf(boardOf(ben, channel)).length).toBeGreaterThan(0);
  expect(toChannel(channel)).toBe(0);
});

test.each(['storm', 'town'] as const)(
  'a game of /%s goes on over days: each click brings its board back',
  async (game) => {
    const { ana, ben, channel } = await group();
    await run(ana, channel, `${game} new`);
    await press(ben, boardOf(ben, channel), /Join/);
    await press(ana, boardOf(ana, channel), /Start/);
    for (let day = 0; day < 3; day += 1) {
      await harness.time.stall(20 * 3_600_000);
      await harness.quiet();
      const before = harness.server.requests.all.length;
      const panels = ana.seesPrivately(channel).length;
      await press(ana, boardOf(ana, channel), /My|panel|sheet|fleet/i);
      await harness.pass(2_000);
      expect(ana.seesPrivately(channel).length, `day ${String(day)}`).toBeGreaterThanOrEqual(panels);
      expect(harness.server.requests.all.slice(before).filter(({ status }) => status >= 400)).toEqual([]);
      expect(buttonsOf(boardOf(ana, channel)).length).toBeGreaterThan(0);
      await harness.crash();
      await harness.boot();
    }
    expect(toChannel(channel)).toBe(0);
    expect(harness.log.filter(({ level }) => level === 'error')).toEqual([]);
  },
);

test('the daily has a leaderboard of the group’s own', async () => {
  const { ana, ben, channel } = await group();
  await run(ana, channel, 'daily meteor');
  for (let wait = 0; wait < 20; wait += 1) await harness.quiet();
  await run(ana, channel, 'daily meteor');
  await press(ben, boardOf(ben, channel), /Join/);
  await press(ana, boardOf(ana, channel), /Start|Deal/);
  await press(ana, boardOf(ana, channel), /Start/);
  for (let zone = 0; zone < 7; zone += 1) await harness.pass(61_000);
  expect(allText(await run(ana, channel, 'daily meteor', { table: true }))).toContain('Ana and Ben');
  const other = ana.openGroup('Family', [ben]);
  expect(allText(await run(ana, other, 'daily meteor', { table: true }))).not.toContain('Ana and Ben');
  expect(toChannel(channel)).toBe(0);
});
