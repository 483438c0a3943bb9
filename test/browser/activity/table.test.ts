import { expect, test } from 'vitest';
import { viewFor } from '../../../src/games/meteor/index.js';
import { answeredIn, frameOf, openTable, tableIn, touch } from '../support/activity.js';
import { evenings, startGame, type Evening } from '../support/evening.js';
import { laid, press } from '../support/perform.js';
import type { Player } from '../support/player.js';
import { dealt, rehearse, seedFor, type Step } from '../support/rehearsal.js';
import { siteWords } from '../support/table-words.js';

const begin = evenings({ offersActivity: true });

/** Plays rehearsed steps: Ana in the chat, Ben in the Activity. */
async function play(
  { harness }: Evening,
  [ana, ben]: readonly [Player, Player],
  steps: readonly Step[],
): Promise<void> {
  const { table } = harness;
  const begun = table.state.at;
  for (const { at, seat, action, after } of steps) {
    const until = (): Promise<void> => harness.pass(Math.max(0, begun + at - harness.time.now()));
    if (seat === 0) await press(harness, ana, action, until);
    else await until().then(() => touch(ben, action));
    await expect.poll(() => laid(table.state), { timeout: 5_000, interval: 5 }).toBe(laid(after));
  }
}

test('the bot is killed amid a salvo: the page comes back by itself, and nothing is lost or done twice', async () => {
  /** How many steps it takes until seat 1 launches. */
  const launched = (steps: readonly Step[]): number =>
    steps.findIndex(({ seat, action, after }) => seat === 1 && action.type === 'launch' && after.window !== null) + 1;
  const seed = seedFor((one) => launched(rehearse(dealt({ mode: 'first', players: 2 }, one)).steps) || null);
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  await startGame(evening, [ana, ben], { mode: 'first', seed });
  await openTable(ben);
  const { steps } = rehearse(harness.table.state);
  await play(evening, [ana, ben], steps.slice(0, launched(steps)));
  const { window: open, sites } = harness.table.state;
  expect(open?.rockets).toHaveLength(1);
  await harness.crash();
  await frameOf(ben).locator('.lost-banner').waitFor();
  // Pressed while nobody answers: it is asked again when somebody does.
  await frameOf(ben).getByRole('button', { name: 'Time Out' }).tap();
  await harness.boot();
  await frameOf(ben).locator('.lost-banner').waitFor({ state: 'detached' });
  await answeredIn(ben);
  await frameOf(ben).getByRole('button', { name: 'Resume' }).tap();
  await answeredIn(ben);
  const { table } = harness;
  expect(table.state.pause).toBeNull();
  expect(table.state.sites).toEqual(sites);
  expect(table.state.window?.rockets).toHaveLength(1);
  await harness.pass(6_000);
  expect(table.state.lastSalvo?.strikes.flatMap(({ rockets }) => rockets)).toHaveLength(1);
  await expect.poll(() => tableIn(ben)).toEqual(siteWords(table.state));
  // What a browser says of a server that is gone.
  const others = ben.faults.filter((fault) => !/WebSocket|Failed to load resource/.test(fault));
  ben.faults.splice(0, ben.faults.length, ...others);
});

test('a deploy amid a game: the page is back by itself, and what was pressed meanwhile is done once', async () => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  await startGame(evening, [ana, ben], { mode: 'first', seed: 'deployed' });
  await openTable(ben);
  const { deadline } = harness.table.state;
  const fits = viewFor(harness.table.state, 1, harness.time.now()).hand.find(({ sites }) => sites[1] === null);
  if (fits === undefined) throw new Error('nothing to place');
  const frame = frameOf(ben);
  await frame.locator(`[data-card="${fits.card}"]`).tap();
  const deployed = harness.deploy();
  // Perhaps the old process does it yet, perhaps the next one.
  await frame.locator('[data-site="1"]').tap();
  await deployed;
  await answeredIn(ben);
  await frame.locator('.lost-banner').waitFor({ state: 'detached' });
  const { table } = harness;
  expect(table.state.sites[1]?.pile).toEqual([fits.card]);
  // The clock went on.
  expect(table.state).toMatchObject({ pause: null, deadline });
  await expect.poll(() => tableIn(ben)).toEqual(siteWords(table.state));
  const others = ben.faults.filter((fault) => !/WebSocket|Failed to load resource/.test(fault));
  ben.faults.splice(0, ben.faults.length, ...others);
});

test('a card is dragged onto a site, and what is pressed next isn’t taken for the drag’s own click', async () => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben' });
  await startGame(evening, [ana, ben], { mode: 'first', seed: 'dragged' });
  await openTable(ben);
  const { table } = harness;
  const fits = viewFor(table.state, 1, harness.time.now()).hand.find(({ sites }) => sites[1] === null);
  if (fits === undefined) throw new Error('nothing to drag');
  const frame = frameOf(ben);
  await frame.locator(`[data-card="${fits.card}"]`).dragTo(frame.locator('[data-site="1"]'));
  await expect.poll(() => table.state.sites[1]?.pile).toEqual([fits.card]);
  // The hand is drawn without it before anything else is chosen.
  await answeredIn(ben);
  const next = frame.locator('[data-card]').first();
  await next.focus();
  await ben.page.keyboard.press('Enter');
  await expect.poll(() => next.getAttribute('aria-pressed')).toBe('true');
  await ben.page.keyboard.press('Escape');
  // Dropped where nothing fits: nothing is done.
  await next.dragTo(frame.locator('.top-bar'));
  await answeredIn(ben);
  expect(table.state.sites.flatMap(({ pile }) => pile)).toEqual([fits.card]);
});
