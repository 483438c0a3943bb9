import { expect, test } from 'vitest';
import { seedWhere } from '../../e2e/support/advanced.js';
import { answeredIn, frameOf, openTable, touch } from '../support/activity.js';
import { evenings } from '../support/evening.js';
import { alone, looksRight } from '../support/one-screen.js';
import type { Player } from '../support/player.js';

const begin = evenings({ offersActivity: true });

const press = async (player: Player, name: string | RegExp): Promise<void> => {
  await frameOf(player)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();
  await answeredIn(player);
};

test('an Advanced game of five, with six sites, is one screen: the Boss’s place, Powers and what they do', async () => {
  const seed = seedWhere(
    { people: 2, robots: 3 },
    ({ advanced, sites }) => advanced?.seats[0]?.power === 'transmuter' && sites.length === 6,
  );
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Benjamin Blümchen', language: 'de' });
  await ana.say(`/meteor new mode:Advanced seed:${seed}`);
  await ana.reads('METEOR', ana.board);
  for (const player of [ana, ben]) await openTable(player);
  for (const player of [ana, ben]) await alone(player.page);
  const { table } = harness;
  await table.act({ type: 'configure', by: 0, choice: { powers: true, challenges: true } });
  for (let robots = 0; robots < 3; robots += 1) await press(ana, '+ Robot');
  await frameOf(ben).locator('[data-custom-id*="lobby/join"]').click();
  await answeredIn(ben);
  await press(ana, 'Start');
  await looksRight(ana, 'advanced-field', '.phase-field');
  await frameOf(ana).locator('[data-meteor="K"]').click();
  await expect.poll(() => table.state.advanced?.boss ?? null).not.toBeNull();
  await frameOf(ana).locator('.main-button').click();
  await expect.poll(() => table.state.phase).toBe('play');
  expect(table.state.sites).toHaveLength(6);
  await answeredIn(ana);
  await looksRight(ana, 'advanced', '.phase-play');
  await frameOf(ana).locator('.about-button').click();
  await frameOf(ana).locator('dialog.sheet').waitFor();
  await looksRight(ana, 'advanced-about', 'dialog.sheet');
  await press(ana, 'Close');
  await press(ana, /^⚡/);
  await frameOf(ana).locator('[data-aim="E"]').click();
  await expect.poll(() => table.state.advanced?.seats[0]?.armed).toBe('E');
  await answeredIn(ana);
  await looksRight(ana, 'advanced-armed', '.notes');
  // Robots play on, until a Technology is built.
  while (table.state.technologies.length === 0 && table.state.phase === 'play') await harness.pass(2_000);
  await expect.poll(() => frameOf(ana).locator('.built li').count()).toBeGreaterThan(0);
  await looksRight(ana, 'advanced-built', '.built');
  await looksRight(ben, 'advanced-built-de', '.built');
  while (table.state.phase === 'play') await harness.pass(20_000);
  await harness.pass(3_000);
  await looksRight(ana, 'advanced-end', '.stage-end');
  await looksRight(ben, 'advanced-end-de', '.stage-end');
});

test.each(['en-GB', 'de'])('a lesson is one screen, and what it waits for glows, in %s', async (language) => {
  const evening = await begin();
  const { harness } = evening;
  const pia = await evening.arrive({ name: 'Pia', language });
  await openTable(pia);
  await alone(pia.page);
  await frameOf(pia).locator('[data-custom-id*="offer/lesson"]').first().click();
  await frameOf(pia).locator('.guide').waitFor();
  await looksRight(pia, `lesson-${language}`, '.guide');
  expect(await frameOf(pia).locator('.card.hinted').count()).toBe(1);
  for (const card of ['2C', 'C']) await touch(pia, { type: 'place', seat: 0, card, site: 0 }, 'click');
  await answeredIn(pia);
  await touch(pia, { type: 'launch', seat: 0, target: 'K', sites: [0], change: 0 }, 'click');
  for (let beat = 0; beat < 4; beat += 1) await harness.pass(2_000);
  await expect.poll(() => frameOf(pia).locator('.guide').innerText()).toContain('4');
  await looksRight(pia, `lesson-feed-${language}`, '.guide');
});
