import { afterEach, expect, test } from 'vitest';
import { METEOR_HISTORY } from '../../../src/history/meteor/adapter.js';
import { allText, buttonsOf, findButton, type LocalUser, type Seen } from '../../../src/local/index.js';
import { replayPage } from '../../../src/history/export/html.js';
import type { GameRecord } from '../../../src/history/queries.js';
import { translator } from '../../../src/text/index.js';
import { Harness } from '../support/harness.js';

/** What people read, where it was wrong once. */

let harness: Harness;
afterEach(async () => {
  expect(harness.log.filter(({ level }) => level === 'error')).toEqual([]);
  await harness.close();
});

const said = ({ message }: Seen): string => (message ? allText(message) : '');
const board = (user: LocalUser) => {
  const found = user.sees(harness.channel).findLast(({ flags, author }) => (flags & 64) === 0 && author.bot === true);
  if (!found) throw new Error(`no board\n${harness.server.dump()}`);
  return found;
};
async function press(user: LocalUser, label: RegExp): Promise<string> {
  const seen = await user.click(board(user).id, findButton(board(user), label)?.customId ?? '');
  expect(seen.error).toBeUndefined();
  await harness.quiet();
  return user.seesPrivately(harness.channel).map(allText).join('\n');
}

/** One with a robot, ended right after the clock's start. */
async function playedWithRobot(ana: LocalUser): Promise<void> {
  await harness.run(ana, 'meteor new', { mode: 'first', robots: 1 });
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor end');
  await harness.run(ana, 'meteor end');
  await harness.pass(2000);
}

test('in the lobby: the host who joins again, and the stranger who starts, are told what to press', async () => {
  harness = await Harness.open();
  const [ana, ben, zoe] = [harness.user('Ana'), harness.user('Ben'), harness.user('Zoe')];
  await harness.run(ana, 'meteor new', {});
  expect(await press(ana, /Join/)).toContain('as the host. Press Start when everyone is here');
  await press(ben, /Join/);
  expect(await press(ben, /Join/)).not.toContain('as the host');
  await harness.pass(1000);
  expect(await press(ben, /Join/)).toContain('You’re in. Ana starts the game');
  const told = await press(zoe, /^Start/);
  expect(told).toContain('Press Join;');
  expect(told).not.toContain('next lobby');
  for (const name of ['Cleo', 'Dan', 'Eve']) await press(harness.user(name), /Join/);
  await harness.pass(1000);
  expect(await press(zoe, /^Start/), 'nobody can press Join at a full table').toContain('All 5 seats are taken');
});

test('in Cosmic Run’s lobby too', async () => {
  harness = await Harness.open();
  const [ana, ben, zoe] = [harness.user('Ana'), harness.user('Ben'), harness.user('Zoe')];
  await harness.run(ana, 'cosmic new', {});
  await press(ben, /Join/);
  await harness.pass(1000);
  expect(await press(ana, /Join/)).toContain('as the host. Press Start when everyone is here');
  const told = await press(zoe, /^Start/);
  expect(told).toContain('Press Join;');
  expect(told).not.toContain('next lobby');
});

test('“How to play” of a first game doesn’t say that nobody talks', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await harness.run(ana, 'meteor new', { mode: 'first' });
  const read = said(await harness.run(ana, 'meteor rules', { topic: 'overview' }));
  expect(read).not.toContain('• Nobody talks');
  expect(read).toContain('In a first game everyone can talk');
});

test('a setting that doesn’t fit: its range, and not every value', async () => {
  harness = await Harness.open();
  const admin = harness.user('Admin', { permissions: ['ManageGuild'] });
  const refused = said(await harness.run(admin, 'settings set', { setting: 'window', value: '99' }));
  expect(refused).toContain('Allowed: 1–10 seconds.');
  const kept = said(await harness.run(admin, 'settings set', { setting: 'retention', value: '5000' }));
  expect(kept).toContain('Allowed: 1 day – 3,650 days or forever.');
  const where = said(await harness.run(admin, 'settings set', { setting: 'channels', value: 'everywhere' }));
  expect(where).toContain('Allowed: #… or all.');
  const pace = said(await harness.run(admin, 'settings set', { setting: 'robot-pace', value: '99' }));
  expect(pace).toContain('Allowed: 2–6, 8, 10, or 15 seconds.');
});

test('a game that never was silent isn’t said to have been; no score of no games', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await playedWithRobot(ana);
  const shown = said(await harness.run(ana, 'history show'));
  expect(shown).toContain('Everyone could talk');
  expect(shown).not.toContain('silent to the end');
  const stats = said(await harness.run(ana, 'stats player'));
  expect(stats).toContain('no games yet');
  expect(stats).not.toContain('0 of 0');
});

test('the replay file names robots, and calls a first game once', async () => {
  harness = await Harness.open();
  const ana = harness.user('Ana');
  await playedWithRobot(ana);
  const history = harness.archive;
  const newest = (await history.list(harness.server.guildId, { limit: 1 })).games[0];
  const found = await history.show(harness.server.guildId, newest?.game ?? '');
  if (!found.ok) throw new Error('no such game');
  const record: GameRecord = found.record;
  const { html } = replayPage(record, translator('en'), { adapter: METEOR_HISTORY, assets: { script: '', style: '' } });
  const data = JSON.parse(/id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as { names: string[]; heading: string };
  expect(data.names.slice(0, 2)).toEqual(['Ana', '🤖 Rigel']);
  expect(data.heading).toContain('— First game, ');
});

test.each([
  ['a soft hyphen', '\u00ad'],
  ['a zero-width space', '\u200b'],
  ['a Hangul filler', '\u3164'],
  ['a braille blank', '\u2800'],
])('somebody called %s has a name that can be read and chosen', async (_what, name) => {
  harness = await Harness.open();
  const [ana, ghost] = [harness.user('Ana'), harness.user(name)];
  await harness.run(ana, 'meteor new', { mode: 'first' });
  await harness.run(ghost, 'meteor join');
  await harness.pass(1000);
  expect(allText(board(ana))).toContain('Ana (host) · Player 2');
  const players = await ana.autocomplete(harness.channel, 'meteor kick', {}, 'player');
  expect(players.map((one) => one.name)).toEqual(['Ana', 'Player 2']);
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor end');
  await harness.run(ana, 'meteor end');
  await harness.pass(2000);
  const past = await ana.autocomplete(harness.channel, 'history list', {}, 'player');
  expect(past.every((one) => /[A-Za-z]/.test(one.name))).toBe(true);
  expect(past).toHaveLength(2);
  expect(said(await harness.run(ana, 'history show'))).toContain('Player 2');
  expect(buttonsOf(board(ana)).length).toBeGreaterThan(0);
});
