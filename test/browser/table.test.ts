import { expect, test } from 'vitest';
import { viewFor } from '../../src/games/meteor/index.js';
import { evenings, startGame } from './support/evening.js';
import { look } from './support/look.js';
import { perform } from './support/perform.js';
import type { Player } from './support/player.js';
import { dealt, rehearse, seedFor, type Rehearsal } from './support/rehearsal.js';

const begin = evenings();

/** How many steps it takes until seat 0 holds a card that fits nowhere beside one that fits, and seat 1 one that fits. */
function untilDisabled({ steps }: Rehearsal): number | null {
  const at = steps.findIndex(({ after, at: when }) => {
    const [mine = [], others = []] = [0, 1].map((seat) =>
      viewFor(after, seat, when).hand.map(({ sites }) => sites.includes(null)),
    );
    return after.window === null && mine.includes(false) && mine.includes(true) && others.includes(true);
  });
  return at < 0 ? null : at + 1;
}

const place = (player: Player) => player.panel.locator('[data-custom-id*="|hand/place|"]:not([disabled])');
const cards = (player: Player): Promise<string[]> =>
  player.panel.locator('[data-custom-id*="|hand/place|"]').allInnerTexts();

test('two windows see each other live, on board and panel', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  const { harness } = evening;
  await startGame(evening, [ana, ben], { mode: 'first', seed: 'live' });
  await ben.pressNamed('Shared', ben.panel);
  await ben.panel.getByRole('button', { name: /^✓ Shared/ }).waitFor();
  await ana.press(place(ana).first());
  expect(harness.table.state.sites[0]?.pile).toHaveLength(1);
  await harness.pass(1_000);
  await ben.reads('Ana put', ben.board);
  await ben.reads('Hands: Ana 6 · Ben 7', ben.board);
  await ana.chooseRare(/Scrap/);
  await harness.pass(1_000);
  await ben.reads('Ana scrapped', ben.board);
});

test('a window that is loaded again keeps its person and hand', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  const { harness } = evening;
  await startGame(evening, [ana, ben], { mode: 'standard', seed: 'reload' });
  const before = await cards(ben);
  await ben.page.reload();
  await ben.panel.waitFor();
  expect(await cards(ben)).toEqual(before);
  await ben.press(place(ben).first());
  await harness.pass(1_000);
  await ana.reads('Ben put', ana.board);
});

test('the bot is killed in the middle of a game: nothing is lost, and board and panels go on', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  const { harness } = evening;
  await startGame(evening, [ana, ben], { mode: 'standard', seed: 'killed' });
  await ana.press(place(ana).first());
  await harness.pass(1_000);
  const [hands, sites] = [harness.table.state.seats.map(({ hand }) => hand), harness.table.state.sites];
  await harness.crash();
  await ana.reads('Bot offline', ana.page.getByTestId('bot-state'));
  for (const player of [ana, ben]) await look(player, 'bot-gone');
  await harness.boot();
  await harness.pass(1_000);
  await ana.reads('Bot online', ana.page.getByTestId('bot-state'));
  for (const player of [ana, ben]) await player.reads('the bot was away', player.board);
  await ben.reads('Paused: your hand is hidden', ben.panel);
  await look(ben, 'bot-back');
  await ben.pressNamed(/Resume/, ben.board);
  await harness.pass(1_000);
  expect(harness.table.state.seats.map(({ hand }) => hand)).toEqual(hands);
  expect(harness.table.state.sites).toEqual(sites);
  await place(ana).first().waitFor();
  await ben.press(place(ben).first());
  expect(harness.table.state.sites[1]?.pile).toHaveLength(1);
  await harness.pass(1_000);
  await ana.reads('Ben put', ana.board);
});

test('a stranger’s “My hand” shows what everyone may see, and how to join the next game', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben' });
  const zoe = await evening.arrive({ name: 'Zoe', size: 'phone' });
  await startGame(evening, [ana, ben], { mode: 'standard', seed: 'stranger' });
  await zoe.pressNamed(/My hand/);
  await zoe.reads('You’re not in this game', zoe.note);
  await look(zoe, 'stranger');
  expect(await zoe.page.locator('[data-custom-id*="|hand/place|"]').count()).toBe(0);
  await zoe.pressNamed(/Pass/, zoe.board);
  await zoe.reads('You’re not in this game', zoe.note);
});

test('what is disabled can’t be pressed; a click on what isn’t so any more is refused with its reason', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  const { harness } = evening;
  const seed = seedFor((one) => untilDisabled(rehearse(dealt({ mode: 'standard', players: 2 }, one))));
  const begun = await startGame(evening, [ana, ben], { mode: 'standard', seed });
  const { table } = harness;
  const rehearsal = rehearse(table.state);
  await perform(harness, [ana, ben], rehearsal.steps.slice(0, untilDisabled(rehearsal) ?? 0), begun);
  await harness.pass(1_000);
  const piles = table.state.sites.map(({ pile }) => pile);
  const { version } = table;
  await ana.panel.locator('button[disabled]').first().dispatchEvent('click');
  await harness.quiet();
  expect(table.version).toBe(version);
  // Time stands still for the test, so Ben's panel hasn't been told yet.
  await ana.chooseRare(/Time Out/);
  await ben.press(place(ben).first());
  await ben.reads('The game is paused', ben.panel);
  await look(ben, 'refusal-time-out');
  expect(table.state.sites.map(({ pile }) => pile)).toEqual(piles);
});

test('the board of a game that is over leads nowhere while the next one is on, and says why', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  const { harness } = evening;
  await startGame(evening, [ana, ben], { mode: 'first', seed: 'again' });
  await ana.command('/meteor end');
  await ana.command('/meteor end');
  await harness.pass(1_000);
  // The board's own; the panel has one too.
  const again = ben.page.getByRole('button', { name: /Again/ }).first();
  await again.waitFor();
  await ana.pressNamed(/Again/);
  await ben.reads('Played before', ben.board);
  await ben.press(again);
  await ben.reads('is about to start in this channel', ben.note);
});
