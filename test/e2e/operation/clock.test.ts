import { afterEach, expect, it } from 'vitest';
import { allText, findButton, type LocalUser } from '../../../src/local/index.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';
import { EPHEMERAL } from '../support/messages.js';
import { gameOfTwo } from '../support/game-of-two.js';

const HOUR = 3_600_000;

let harness: Harness;
afterEach(() => closeClean(harness));

const board = (user: LocalUser) => {
  const found = user
    .sees(harness.channel)
    .findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  if (!found) throw new Error(`no board\n${harness.server.dump()}`);
  return found;
};

/** Milliseconds from now to the countdown on a message, as everybody's Discord reckons it. */
const countdown = (words: string): number =>
  Number(/<t:(\d+):R>/.exec(words)?.[1] ?? Number.NaN) * 1000 - harness.time.now();

async function begin(ahead: () => number): Promise<{ readonly ana: LocalUser; readonly ben: LocalUser }> {
  harness = await Harness.open({ ahead });
  const { ana, ben } = await gameOfTwo(harness, { mode: 'standard', seed: 'clock' });
  await harness.pass(1000);
  return { ana, ben };
}

it.each([
  ['right', 0],
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
  ['a day ahead', 24 * HOUR],
])('with the bot’s clock %s countdowns are those of everybody’s clock, and edited talk goes', async (_, ahead) => {
  const { ana } = await begin(() => ahead);
  expect(countdown(allText(board(ana)))).toBe(59_000);
  expect(countdown(ana.seesPrivately(harness.channel).map(allText).join())).toBe(59_000);
  const { id } = ana.say(harness.channel, 'who has a C?');
  await harness.quiet();
  expect(ana.look(id)).toBeUndefined();
  const pass = ana.say(harness.channel, 'pass').id;
  await harness.pass(500);
  ana.edit(pass, 'I have CCF');
  await harness.quiet();
  expect(ana.look(pass)).toBeUndefined();
});

it('what was written before the clock started and is edited into talk later counts as written later', async () => {
  const ahead = HOUR;
  harness = await Harness.open({ ahead: () => ahead });
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'meteor new', { mode: 'standard', seed: 'clock' });
  await harness.run(ben, 'meteor join');
  const early = ben.say(harness.channel, 'hello').id;
  const late = ben.say(harness.channel, 'good luck').id;
  await harness.pass(2000);
  await harness.run(ana, 'meteor start');
  ben.edit(early, 'hello all');
  await harness.pass(2000);
  await harness.run(ana, 'meteor start');
  await harness.pass(2000);
  ben.edit(late, 'I have CCF');
  await harness.quiet();
  expect([early, late].map((id) => ben.look(id) !== undefined)).toEqual([true, false]);
});

it('after the machine has slept for a minute countdowns are right again with the next click', async () => {
  let ahead = 0;
  const { ana } = await begin(() => ahead);
  await harness.pass(9000);
  // Its clock stood while everybody's went on.
  ahead = -60_000;
  await harness.time.advance(60_000);
  const shown = board(ana);
  await ana.click(shown.id, findButton(shown, /My hand/)?.customId ?? '');
  await harness.pass(1500);
  const left = harness.table.state.deadline - (harness.time.now() + ahead);
  expect(left).toBeGreaterThan(40_000);
  expect(Math.abs(countdown(allText(board(ana))) - left)).toBeLessThanOrEqual(1000);
});

it('a clock that is set ten minutes ahead in the middle of a game costs one click at most', async () => {
  let ahead = 0;
  const { ana } = await begin(() => ahead);
  await harness.run(ana, 'meteor timeout');
  ahead = 600_000;
  await ana.command(harness.channel, 'meteor hand');
  await harness.quiet();
  await harness.run(ana, 'meteor resume');
  expect(harness.table.state.pause).toBeNull();
  await harness.pass(1500);
  const left = harness.table.state.deadline - (harness.time.now() + ahead);
  expect(Math.abs(countdown(allText(board(ana))) - left)).toBeLessThanOrEqual(1000);
});
