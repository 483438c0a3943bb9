import { afterEach, expect, test } from 'vitest';
import { allText, findButton, type LocalUser } from '../../../src/local/index.js';
import type { GameState } from '../../../src/games/meteor/state.js';
import { Harness } from '../support/harness.js';
import { firstMeteors, lay, readyRocket } from '../support/last-meteor.js';
import { EPHEMERAL } from '../support/messages.js';

/** A salvo that nobody can join is shown in the air for a beat, and its result after that; nothing is ruled by it. */

let harness: Harness | null = null;
afterEach(async () => {
  await harness?.close();
  harness = null;
});

const board = (at: Harness, user: LocalUser): string => {
  const found = user.sees(at.channel).findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  return found === undefined ? '' : allText(found);
};
const privately = (at: Harness, user: LocalUser): string => user.seesPrivately(at.channel).map(allText).join('\n');

/** Ana has a Rocket of 3 ready, and windows close at once. */
async function ready(field: (state: GameState) => GameState['field']): Promise<readonly [Harness, LocalUser]> {
  const at = (harness = await Harness.open({ windowMs: 0 }));
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  await at.run(ana, 'meteor new', { mode: 'first' });
  await at.run(ben, 'meteor join');
  await at.run(ana, 'meteor start');
  await at.run(ana, 'meteor start');
  await at.pass(1000);
  lay(at, (state) => ({ sites: readyRocket(state), field: field(state) }));
  await at.run(ana, 'meteor hand');
  return [at, ana];
}

test('first the Rocket in the air, then what it did, on board and panel', async () => {
  const [at, ana] = await ready((state) => firstMeteors(state, 3, 4));
  const panel = ana.seesPrivately(at.channel).findLast((message) => findButton(message, /Mine/));
  await ana.click(panel?.id ?? '', panel === undefined ? '' : (findButton(panel, /^K /)?.customId ?? ''));
  await at.pass(100);
  expect(at.table.state.field).toHaveLength(3);
  expect(board(at, ana)).toMatch(/IN THE AIR\*\*\nAna 3 → K/);
  expect(board(at, ana)).not.toContain('estroyed');
  expect(privately(at, ana)).toContain('In the air: Ana 3 → K');
  await at.pass(2500);
  expect(board(at, ana)).not.toContain('IN THE AIR');
  expect(board(at, ana)).toContain('estroyed');
  expect(privately(at, ana)).not.toContain('In the air');
  expect(privately(at, ana)).toContain('estroyed');
});

test('the last one too: the end comes after its flight', async () => {
  const [at, ana] = await ready((state) => firstMeteors(state, 3, 1));
  await at.run(ana, 'meteor launch', { meteor: 'K' });
  // A panel that was sent a moment ago is redrawn within a second.
  await at.pass(1000);
  expect(board(at, ana)).toContain('IN THE AIR');
  expect(privately(at, ana)).toContain('In the air');
  await at.pass(2500);
  expect(board(at, ana)).toContain('EARTH IS SAFE');
  expect(privately(at, ana)).toContain('You won!');
});
