import { afterEach, beforeEach, expect, it } from 'vitest';
import { allText } from '../../src/local/index.js';
import { REGISTERED } from '../../src/registration/index.js';
import { tablesOf } from '../../src/table/typed-tables.js';
import { MATCHES } from '../toy/matches.js';
import { MATCHES_REGISTRATION } from '../toy/registration.js';
import { ActivityHarness } from './support.js';

let all: ActivityHarness;
beforeEach(async () => {
  all = await ActivityHarness.open({ games: [...REGISTERED, MATCHES_REGISTRATION] });
});
afterEach(() => all.close());

/** A game between Ana and Ben, which the same of them wins each time. */
async function play(): Promise<void> {
  const { harness } = all;
  await harness.run(harness.user('Ana'), 'matches new');
  const table = tablesOf(MATCHES, harness.everyTable).inChannel(harness.channel);
  if (table === undefined) throw new Error('no game');
  await table.join({ userId: harness.user('Ben').id, name: 'Ben' });
  await table.act({ type: 'start', by: 0 });
  while (table.state.outcome === null) await table.act({ type: 'take', seat: table.state.turn, count: 1 });
  await harness.quiet();
}

it('the end of a game gets its records in the Activity, too: they are read only after the game is counted', async () => {
  await play();
  const page = await all.page(all.harness.user('Ana'));
  await play();
  expect(JSON.stringify(page.room)).toContain('2 wins in a row');
});

it('records at an end are in their reader’s language, not in the server’s', async () => {
  await play();
  const { harness } = all;
  const page = await all.page(harness.user('Ben'), 'de');
  await play();
  expect(JSON.stringify(page.room)).toContain('2 Siege in Folge');
  await harness.pass(2_000);
  const board = harness.user('Ana').sees(harness.channel).map(allText).join('\n');
  expect(board).toContain('2 wins in a row');
});

it('who played before is said in the next lobby on everybody’s page, not only on that of who opened it', async () => {
  const { harness } = all;
  const [ana, ben] = [await all.page(harness.user('Ana')), await all.page(harness.user('Ben'))];
  await play();
  expect(await ana.press('end/again')).toMatchObject({ ok: true });
  await harness.quiet();
  expect(JSON.stringify(ben.room)).toContain('Played before: Ana, Ben');
});
