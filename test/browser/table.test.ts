import { expect, test } from 'vitest';
import { evenings, startGame } from './support/evening.js';
import { look } from './support/look.js';
import type { Player } from './support/player.js';

const begin = evenings();

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
  await ben.reads('goes on the shared site', ben.panel);
  await ana.press(place(ana).first());
  expect(harness.table.state.sites[0]?.pile).toHaveLength(1);
  await harness.pass(1_000);
  await ben.reads('Ana put', ben.board);
  await ben.reads('Hands: Ana 6 · Ben 7', ben.board);
  await ana.pressNamed(/Scrap/, ana.panel);
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
  await ben.reads('Face down', ben.panel);
  await look(ben, 'bot-back');
  await ben.pressNamed(/Resume/, ben.board);
  await harness.pass(1_000);
  expect(harness.table.state.seats.map(({ hand }) => hand)).toEqual(hands);
  expect(harness.table.state.sites).toEqual(sites);
  await ana.reads('A card you press goes on', ana.panel);
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
  await zoe.reads('You’re watching this game', zoe.note);
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
  await startGame(evening, [ana, ben], { mode: 'standard', seed: 'wrong' });
  const { table } = harness;
  const { version } = table;
  await ana.panel.locator('button[disabled]').first().dispatchEvent('click');
  await harness.quiet();
  expect(table.version).toBe(version);
  // Time stands still for the test, so Ben's panel hasn't been told yet.
  await ana.pressNamed(/Time out/, ana.panel);
  await ben.press(place(ben).first());
  await ben.reads('The game is paused', ben.panel);
  await look(ben, 'refusal-time-out');
  expect(table.state.sites.flatMap(({ pile }) => pile)).toEqual([]);
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
  await ben.reads('is running in this channel', ben.note);
});
