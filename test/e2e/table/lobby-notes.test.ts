import { afterEach, expect, test } from 'vitest';
import { allText, type LocalUser } from '../../../src/local/index.js';
import { Harness } from '../support/harness.js';

let harness: Harness;
afterEach(() => harness.close());

const sees = (user: LocalUser, words: string): boolean =>
  user.sees(harness.channel).some((message) => allText(message).includes(words));

test('a lobby’s settings go with the lobby, changed or not: on a phone they would hide the game that begins', async () => {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'meteor new', { mode: 'first' });
  await harness.run(ben, 'meteor join');
  const board = ben.sees(harness.channel).find((message) => allText(message).includes('METEOR'));
  if (board === undefined) throw new Error('no lobby');
  for (const user of [ana, ben]) {
    await user.click(board.id, '⚙ Settings…');
    await harness.quiet();
    expect(sees(user, 'Settings of this game')).toBe(true);
  }
  await harness.run(ana, 'meteor start');
  await harness.pass(2_500);
  expect(harness.table.state.phase).toBe('field');
  for (const user of [ana, ben]) expect(sees(user, 'Settings of this game')).toBe(false);
});
