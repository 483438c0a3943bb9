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
async function begin(): Promise<readonly [LocalUser, LocalUser]> {
  harness = await Harness.open({
    games: [...REGISTERED, MATCHES_REGISTRATION],
  });
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'matches new');
  await press(ben, 'Join');
  await press(ana, 'Start');
  return [ana, ben];
}

const privately = (user: LocalUser): string => {
  const last = user.seesPrivately(harness.channel).at(-1);
  return last === undefined ? '' : allText(last);
};

it('is opened, joined, played and won with buttons, and again', async () => {
  const [ana, ben] = await begin();
  expect(allText(board(ana))).toBe('7 matches; Ana takes');
  await press(ben, 'Take 1');
  expect(privately(ben)).toBe('refused: not-your-turn');
  await press(ana, 'Take 3');
  expect(allText(board(ben))).toBe('4 matches; Ben takes');
  await press(ben, 'Take 2');
  expect(buttonsOf(board(ana)).map(({ disabled }) => disabled)).toEqual([false, false, true]);
  await press(ana, 'Take 2');
  expect(allText(board(ana))).toBe('Ana won');
  await press(ben, 'Again');
  expect(allText(board(ben))).toBe('Matches: Ben');
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
  expect(privately(ana)).toContain('replay');
});
