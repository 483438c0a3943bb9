import { afterEach, expect, it } from 'vitest';
import { allText, buttonsOf, findButton, type LocalUser } from '../../src/local/index.js';
import { tablesOf } from '../../src/table/typed-tables.js';
import { faultsOf } from '../e2e/support/requests.js';
import { Harness } from '../e2e/support/harness.js';
import { REGISTERED } from '../../src/registration/index.js';
import { MATCHES } from './matches.js';
import { MATCHES_REGISTRATION } from './registration.js';

const EPHEMERAL = 64;

let harness: Harness;
afterEach(async () => {
  expect(faultsOf(harness.server.requests.all)).toEqual([]);
  await harness.close();
});

function board(user: LocalUser) {
  const found = user.sees(harness.channel).findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot);
  if (!found) throw new Error(harness.server.dump());
  return found;
}

async function press(user: LocalUser, label: string): Promise<void> {
  await harness.pass(1_500);
  const seen = await user.click(board(user).id, findButton(board(user), label)?.customId ?? '');
  if (seen.error !== undefined) throw new Error(`${label}: ${seen.error}\n${harness.server.dump()}`);
  await harness.pass(1_500);
}

/** The real bot, with the toy registered beside its games. */
const openHarness = (): Promise<Harness> =>
  Harness.open({
    games: [...REGISTERED, MATCHES_REGISTRATION],
  });

async function begin(): Promise<readonly [LocalUser, LocalUser]> {
  harness = await openHarness();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'matches new');
  await press(ben, 'Join');
  await press(ana, 'Start');
  return [ana, ben];
}

async function pressPrivately(user: LocalUser, label: string): Promise<void> {
  await harness.pass(1_500);
  const note = user.seesPrivately(harness.channel).at(-1);
  if (note === undefined) throw new Error('no private message');
  const seen = await user.click(note.id, findButton(note, label)?.customId ?? '');
  if (seen.error !== undefined) throw new Error(`${label}: ${seen.error}`);
  await harness.pass(1_500);
}

const privately = (user: LocalUser): string => {
  const last = user.seesPrivately(harness.channel).at(-1);
  return last === undefined ? '' : allText(last);
};

const said = (user: LocalUser): string => allText(board(user));

it('has its lobby from its spec: who sits there, robots, settings, and leaving for one who presses Join', async () => {
  harness = await openHarness();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'matches new');
  expect(buttonsOf(board(ana)).map(({ label }) => label)).toEqual(['Join', '+ Robot', 'Start', '⚙ Settings…']);
  expect(said(ana)).toContain('Waiting for 1 more player.');
  await press(ben, 'Join');
  expect(said(ana)).toContain('**Crew 2/2:** Ana (host) · Ben');
  await press(ben, 'Join');
  expect(privately(ben)).toContain('You’re in. Ana starts the game.');
  await pressPrivately(ben, 'Leave');
  expect(said(ana)).toContain('**Crew 1/2:** Ana (host)');
  await press(ana, '+ Robot');
  expect(said(ana)).toContain('🤖');
  await press(ana, '⚙ Settings…');
  await pressPrivately(ana, '− Robot');
  expect(said(ana)).toContain('**Crew 1/2:** Ana (host)');
  await pressPrivately(ana, '❓ How to play');
  expect(privately(ana)).toContain('the last match wins');
});

it('is opened, joined, played and won with buttons, and again', async () => {
  const [ana, ben] = await begin();
  expect(said(ana)).toBe('7 matches; Ana takes');
  await press(ben, 'Take 1');
  expect(privately(ben)).toBe('refused: not-your-turn');
  await press(ana, 'Take 3');
  expect(said(ben)).toBe('4 matches; Ben takes');
  await press(ben, 'Take 2');
  expect(buttonsOf(board(ana)).map(({ disabled }) => disabled)).toEqual([false, false, true]);
  await press(ana, 'Take 2');
  expect(said(ana).split('\n')[0]).toBe('Ana won with the last match');
  expect(said(ana)).toContain('Ben: 2 taken');
  expect(said(ana)).toContain('Most matches: Ana\n🎉 Good company: Ben');
  expect(buttonsOf(board(ana)).map(({ label }) => label)).toEqual([
    '🔁 Again, same crew',
    '🔍 Replay',
    '📄 Export',
    '📣 Share',
  ]);
  await press(ben, '🔁 Again, same crew');
  expect(said(ben)).toContain('Played before: Ana, Ben');
});

it('has every verb of a table under its command', async () => {
  const [ana, ben] = await begin();
  await harness.run(ben, 'matches start');
  expect(privately(ben)).toContain('Only Ana (the host)');
  await harness.run(ana, 'matches host', { player: 'Ben' });
  expect(privately(ana)).toContain('Ben is now the host.');
  await harness.run(ana, 'matches rules');
  expect(privately(ana)).toContain('the last match wins');
  await harness.run(ana, 'matches leave');
  expect(privately(ana)).toContain('You can’t come back');
  await harness.run(ben, 'matches end');
  expect(privately(ben)).toContain('This ends the game for everyone.');
  await harness.run(ben, 'matches end');
  await harness.pass(1_500);
  expect(buttonsOf(board(ben)).map(({ label }) => label)).toEqual(['🔁 Again, same crew']);
});

it('goes on with the same buttons after a kill', async () => {
  const [ana, ben] = await begin();
  await press(ana, 'Take 3');
  await harness.crash();
  await harness.boot();
  await harness.pass(1_500);
  await press(ben, 'Take 1');
  expect(allText(board(ana))).toBe('3 matches; Ana takes');
  const table = tablesOf(MATCHES, harness.everyTable).inChannel(harness.channel);
  expect(table?.state).toMatchObject({ matches: 3, turn: 0, taken: [3, 1] });
});

it('stands in the list of past games, is shown and exported', async () => {
  const [ana, ben] = await begin();
  await press(ana, 'Take 3');
  await press(ben, 'Take 1');
  await press(ana, 'Take 3');
  await harness.run(ana, 'history list');
  expect(privately(ana)).toContain('matches');
  expect(privately(ana)).toContain('Ana and Ben');
  await harness.run(ana, 'history show');
  expect(privately(ana)).toContain('matches');
  await harness.run(ana, 'history export');
  await harness.pass(50);
  expect(privately(ana)).toContain('replay');
});
