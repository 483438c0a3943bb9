import { afterEach, expect, test } from 'vitest';
import { allText, buttonsOf, findButton, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import { game, someone, START } from '../../support/played.js';
import { faultsOf } from '../support/requests.js';
import { Harness } from '../support/harness.js';
import { EPHEMERAL } from '../support/messages.js';

/** What people show to all: a past game with its picture, statistics, a replay that one leads, and a page for phones. */

let harness: Harness | null = null;
afterEach(async () => {
  expect(faultsOf(harness?.server.requests.all ?? [])).toEqual([]);
  await harness?.close();
  harness = null;
});

async function withGame(publicUrl: string | null = null): Promise<readonly [Harness, LocalUser]> {
  const at = (harness = await Harness.open({ publicUrl }));
  const { guildId } = at.server;
  await at.played(game('past0', 3, { guildId, startAt: START, seed: 'e2e-0' }));
  return [at, at.user('Ana')];
}

const newestFor = (at: Harness, user: LocalUser): ApiMessage => {
  const found = user.seesPrivately(at.channel).at(-1);
  if (!found) throw new Error(at.server.dump());
  return found;
};
const newestForAll = (at: Harness, user: LocalUser): ApiMessage => {
  const found = user.sees(at.channel).findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  if (!found) throw new Error(at.server.dump());
  return found;
};
async function press(at: Harness, user: LocalUser, message: ApiMessage, label: string | RegExp): Promise<void> {
  const seen = await user.click(message.id, findButton(message, label)?.customId ?? `no ${String(label)}`);
  expect(seen.error).toBeUndefined();
  await at.pass(300);
}

test('a past game is shown with its picture, and shared with all by a click', async () => {
  const [at, ana] = await withGame();
  await at.run(ana, 'history show');
  await at.pass(300);
  expect(newestFor(at, ana).attachments.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^(EARTH IS|THE GAME WAS)/),
  ]);
  await press(at, ana, newestFor(at, ana), /Share/);
  const shared = newestForAll(at, ana);
  expect(allText(shared)).toContain('Shared by Ana');
  expect(shared.attachments).toHaveLength(1);
  expect(buttonsOf(shared).map(({ label }) => label)).toEqual(['🔍 Replay']);
});

test('statistics are shared with their chart', async () => {
  const [at, ana] = await withGame();
  await at.run(ana, 'stats server');
  await at.pass(300);
  expect(newestFor(at, ana).attachments).toHaveLength(1);
  await press(at, ana, newestFor(at, ana), /Share/);
  expect(newestForAll(at, ana).attachments).toHaveLength(1);
  expect(findButton(newestForAll(at, ana), /Share/)).toBeUndefined();
});

test('a replay for all: its leader turns the pages, others take the lead first', async () => {
  const [at, ana] = await withGame();
  const ben = at.user('Ben');
  await at.run(ana, 'history replay');
  await press(at, ana, newestFor(at, ana), /Show everyone/);
  const replay = newestForAll(at, ana);
  const [first, id] = [allText(replay), replay.id];
  const now = (): ApiMessage => newestForAll(at, ana);
  await press(at, ana, now(), /▶/);
  expect(now().id, 'the same message').toBe(id);
  expect(allText(now())).not.toBe(first);
  const second = allText(now());
  await press(at, ben, now(), /▶/);
  expect(allText(now())).toBe(second);
  expect(allText(newestFor(at, ben))).toContain('Take the lead');
  await press(at, ben, now(), /Take the lead/);
  expect(allText(now())).toContain(`<@${ben.id}> is leading`);
  await press(at, ben, now(), /▶/);
  expect(allText(now())).not.toBe(second);
  await press(at, ana, now(), /◀/);
  expect(allText(newestFor(at, ana))).toContain('is leading this replay');
});

test('with a public address the replay is a page, for as long as the game is kept and without who was forgotten', async () => {
  const [at, ana] = await withGame('https://meteor.example.org');
  await at.run(ana, 'history export');
  await at.pass(50);
  const link = JSON.stringify(newestFor(at, ana).components);
  const token = /https:\/\/meteor\.example\.org\/replay\/(past0\.[\w-]+)/.exec(link)?.[1] ?? '';
  expect(newestFor(at, ana).attachments.map(({ filename }) => filename)).toEqual(['meteor-past0.json']);
  const name = someone(0).name;
  expect((await at.replayPage(token))?.html).toContain(name);
  expect(await at.replayPage(`${token.slice(0, -2)}xx`)).toBeNull();
  const admin = at.user('Admin', { permissions: ['ManageGuild'] });
  await at.run(admin, 'history forget', { player: someone(0).userId });
  await press(at, admin, newestFor(at, admin), /./);
  expect((await at.replayPage(token))?.html).not.toContain(name);
  await at.run(admin, 'settings server-delete');
  await press(at, admin, newestFor(at, admin), /./);
  expect(await at.replayPage(token)).toBeNull();
});

test('a game that is on has no page, whatever link is made', async () => {
  const [at, ana] = await withGame('https://meteor.example.org');
  await at.run(ana, 'meteor new', { mode: 'first' });
  expect(await at.replayPage(at.linkTo(at.table.game))).toBeNull();
});
