import { expect, test } from 'vitest';
import { viewFor } from '../../src/games/meteor/index.js';
import { evenings, startGame } from './support/evening.js';
import { look } from './support/look.js';
import { perform } from './support/perform.js';
import { dealt, rehearse, seedFor, type Rehearsal } from './support/rehearsal.js';

const begin = evenings();

/** How many steps it takes until seat 0 has a Rocket ready, and no technology has opened the talk. */
function untilReady({ steps }: Rehearsal): number | null {
  const at = steps.findIndex(
    ({ after, at: when }) =>
      viewFor(after, 0, when).launchable.length === 1 && after.technologies.length === 0 && after.window === null,
  );
  return at < 0 ? null : at + 1;
}

test('typed talk vanishes and its writer is told why, once; those who watch may talk', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  const zoe = await evening.arrive({ name: 'Zoe' });
  const { harness } = evening;
  await startGame(evening, [ana, ben], { mode: 'standard', seed: 'silence' });
  await ben.say('I have two Chemical');
  await ben.reads('No talking until the Communications Satellite is up', ben.note);
  await ana.page.getByText('two Chemical').waitFor({ state: 'detached' });
  await look(ben, 'silence-told');
  const told = ben.page.getByTestId('messages').getByText('No talking until');
  expect(await told.count()).toBe(1);
  await ben.say('and a Fuel');
  await ben.page.getByText('and a Fuel').waitFor({ state: 'detached' });
  await ben.say('🎉👍');
  await ana.reads('🎉👍');
  await zoe.say('what a sky');
  await ana.reads('what a sky');
  await harness.quiet();
  expect(await told.count()).toBe(1);
  expect(await ana.page.getByText('No talking until').count()).toBe(0);
  expect(await ana.page.getByText('🎉👍').count()).toBe(1);
});

test('“pass” and “launch L”, typed, do what they say', async () => {
  const evening = await begin();
  const seed = seedFor((one) => untilReady(rehearse(dealt({ mode: 'standard', players: 2 }, one))));
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  const { harness } = evening;
  const begun = await startGame(evening, [ana, ben], { mode: 'standard', seed });
  const { table } = harness;
  const rehearsal = rehearse(table.state);
  await perform(harness, [ana, ben], rehearsal.steps.slice(0, untilReady(rehearsal) ?? 0), begun);
  await ben.say('Pass!');
  await harness.until('Ben has passed', () => table.state.seats[1]?.passed === true);
  await harness.pass(1_000);
  await ana.reads('Passed: Ben', ana.board);
  await ana.say('launch L');
  await harness.until(
    'a salvo on L',
    () => table.state.window?.rockets[0]?.target === 'L' || table.state.tally.rockets > 0,
  );
  await harness.pass(1_000);
  await ben.reads(/Ana \d → L|on L/, ben.board);
});

test('“time out”, typed, opens the talk until somebody resumes', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone', scheme: 'light' });
  const { harness } = evening;
  await startGame(evening, [ana, ben], { mode: 'standard', seed: 'silence' });
  const { table } = harness;
  await ben.say('time out');
  await harness.until('the Time Out', () => table.state.pause !== null);
  await harness.pass(1_000);
  await ana.reads('called by Ben', ana.board);
  await ana.say('which icon is Electrical?');
  await ben.reads('which icon is Electrical?');
  await harness.pass(20_000);
  for (const player of [ana, ben]) {
    await player.reads('Paused: your hand is hidden', player.panel);
    expect(await player.page.locator('[data-custom-id*="|hand/place|"]').count()).toBe(0);
    await look(player, 'time-out');
  }
  await ana.pressNamed(/Resume/, ana.panel);
  await harness.pass(1_000);
  expect(table.state.pause).toBeNull();
  await ben.panel.locator('[data-custom-id*="|hand/place|"]').first().waitFor();
  await ben.reads('Ana resumed', ben.board);
  expect(await ben.page.getByText('which icon is Electrical?').count()).toBe(1);
});
