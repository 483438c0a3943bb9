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

function boardIn(user: LocalUser, channel: string) {
  const found = user.sees(channel).findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot);
  if (!found) throw new Error(harness.server.dump());
  return found;
}

const board = (user: LocalUser) => boardIn(user, harness.channel);

async function press(user: LocalUser, label: string, channel = harness.channel): Promise<void> {
  await harness.pass(1_500);
  const message = boardIn(user, channel);
  const seen = await user.click(message.id, findButton(message, label)?.customId ?? '');
  if (seen.error !== undefined) throw new Error(`${label}: ${seen.error}\n${harness.server.dump()}`);
  await harness.pass(1_500);
}

/** The real bot, with the toy registered beside its games. */
const openHarness = (channels = ['general']): Promise<Harness> =>
  Harness.open({
    channels,
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
  // A full lobby offers its button to those who sit there.
  await press(ben, 'Leave');
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
  expect(privately(ana)).toContain('you can’t come back');
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
  expect(table?.state).toMatchObject({ turn: 0, taken: [3, 1] });
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

/** Ana takes three at a time and Ben one, until nothing is left. */
async function playOut(ana: LocalUser, ben: LocalUser): Promise<void> {
  for (let turn = 0; /^\d+ matches;/m.test(said(ana)); turn += 1) {
    const [user, wanted] = turn % 2 === 0 ? [ana, 3] : [ben, 1];
    const left = Number(/^(\d+) matches;/m.exec(said(ana))?.[1]);
    await press(user, `Take ${Math.min(wanted, left)}`);
  }
}

it('has a deal of the day: one first attempt, its leaderboard, and a replay that waits for the day’s end', async () => {
  harness = await openHarness();
  const [ana, ben, chloe] = [harness.user('Ana'), harness.user('Ben'), harness.user('Chloé')];
  await harness.run(ana, 'daily matches');
  await press(ben, 'Join');
  await press(ana, 'Start');
  await playOut(ana, ben);
  expect(said(ana)).toContain('Counts for the leaderboard of Jan 1, 2026');
  expect(buttonsOf(board(ana)).map(({ label }) => label)).toContain('📅 Leaderboard');
  await harness.run(ana, 'daily matches');
  const shown = privately(ana);
  expect(shown).toContain('You’ve already played today’s deal');
  expect(shown).toMatch(/1\. Ana and Ben · \d+ turns/);
  expect(shown).toMatch(/Matches 2026-01-01: \d+ turns/);
  await harness.run(chloe, 'history replay');
  expect(privately(chloe)).toContain('you haven’t played it');
});

it('is played as a duel: two crews in two channels, one deal, a start for both, and who won', async () => {
  harness = await openHarness(['general', 'games']);
  const [ana, ben, chloe, dai] = [harness.user('Ana'), harness.user('Ben'), harness.user('Chloé'), harness.user('Dai')];
  const games = harness.server.channelId('games');
  const there = (): string => allText(boardIn(chloe, games));
  await harness.run(ana, 'matches duel');
  await harness.pass(1_500);
  const code = /`\/matches duel code:([0-9A-Z]{8})`/.exec(said(ana))?.[1] ?? '';
  await press(ben, 'Join');
  await chloe.command(games, 'matches duel', { code });
  await harness.pass(1_500);
  await press(dai, 'Join', games);
  await press(ana, 'Start');
  expect(said(ana)).toContain('You’re ready');
  await press(chloe, 'Start', games);
  expect(said(ana)).toContain('8 matches; Ana takes');
  expect(there()).toContain('8 matches; Chloé takes');
  await press(ana, 'Take 3');
  await press(chloe, 'Take 1', games);
  expect(said(ana)).toContain('The other crew (play): 7 matches left');
  expect(there()).toContain('The other crew (play): 5 matches left');
  await playOut(ben, ana);
  expect(said(ana)).toContain('Duel won: they had 7 matches left');
  expect(there()).toContain('Duel lost: they had 0 matches left');
});

it('has statistics, a leaderboard and a replay step by step', async () => {
  const [ana, ben] = await begin();
  await playOut(ana, ben);
  const shown = async (command: string): Promise<string> => {
    await harness.run(ana, command);
    await harness.pass(50);
    return privately(ana);
  };
  expect(await shown('stats player')).toMatch(/Ana\*\* · matches[\s\S]*1 of 1 won/);
  expect(await shown('stats server')).toContain('matches');
  expect(await shown('stats leaderboard')).toContain('1. **Ana** – 1 of 1 won');
  const first = await shown('history replay');
  expect(first).toContain('7 matches');
  const message = ana.seesPrivately(harness.channel).at(-1);
  await ana.click(message?.id ?? '', (message && findButton(message, '▶')?.customId) ?? '');
  expect(privately(ana)).not.toBe(first);
});
