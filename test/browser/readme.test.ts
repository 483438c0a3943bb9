import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { viewFor, type GameState } from '../../src/games/meteor/index.js';
import { frameOf, openTable } from './support/activity.js';
import { evenings, startGame } from './support/evening.js';
import { look, picture } from './support/look.js';
import type { Player } from './support/player.js';
import { perform } from './support/perform.js';
import { dealt, rehearse, seedFor, type Step } from './support/rehearsal.js';

/**
 * The README's pictures: the Activity's table (`docs/images/table.png`) and the panel (`board.png`, `phone.png`), in
 * windows as people have them. To take them anew:
 *
 *     README_PICTURES=1 npm run test:browser -- readme
 *
 * Without the variable the same game is played and nothing is written.
 */
const WANTED = process.env['README_PICTURES'] !== undefined;
const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'images');

const begin = evenings({ emoji: 'own', offersActivity: true });

/** Another's site that most kinds in seat 0's hand could go to, and how many those are. */
function helpful(state: GameState): { readonly site: number; readonly kinds: number } {
  const { hand, sites } = viewFor(state, 0, state.at);
  const ways = sites
    .filter(({ owner }) => owner !== 0)
    .map(({ id }) => ({ site: id, kinds: hand.filter((card) => card.sites[id] === null).length }));
  return ways.reduce((best, one) => (one.kinds > best.kinds ? one : best), { site: 0, kinds: 0 });
}

/** A salvo is in the air; whoever sees it has a Rocket that could join in, and cards that help somebody else. */
const isWorthSeeing = (state: GameState): boolean =>
  state.window !== null &&
  state.zone >= 2 &&
  state.zone <= 4 &&
  state.technologies.length > 0 &&
  state.field.some(({ faceUp, trait }) => faceUp && trait !== null) &&
  state.field.length >= 4 &&
  state.sites.every(({ pile }) => pile.length > 0) &&
  viewFor(state, 0, state.at).launchable.length > 0 &&
  helpful(state).kinds >= 2;

const moment = (steps: readonly Step[]): number => steps.findIndex(({ after }) => isWorthSeeing(after));

const WIDE = { width: 1280, height: 800 } as const;

/** The panel, wide and as on a phone. */
async function taken(player: Player): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await player.page.setViewportSize(WIDE);
  await picture(player, join(FOLDER, 'board.png'));
  await player.page.setViewportSize({ width: 390, height: 844 });
  await picture(player, join(FOLDER, 'phone.png'));
}

test('a panel in mid-game, wide and on a phone, and the same game on the Activity’s table', async () => {
  const evening = await begin();
  const seed = seedFor((one) => {
    const at = moment(rehearse(dealt({ mode: 'standard', players: 3 }, one)).steps);
    return at < 0 ? null : at;
  }, 200);
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben' });
  const chloe = await evening.arrive({ name: 'Chloé' });
  const { harness } = evening;
  const begun = await startGame(evening, [ana, ben, chloe], { mode: 'standard', seed });
  const { steps } = rehearse(harness.table.state);
  await perform(harness, [ana, ben, chloe], steps.slice(0, moment(steps) + 1), begun);
  await ana.ask({ name: 'hand/site', site: helpful(harness.table.state).site }, 'site');
  await harness.pass(900);
  await ana.reads('LAUNCHING', ana.board);
  await ana.reads('LAUNCH', ana.panel);
  expect(await ana.panel.locator('[data-custom-id*="|hand/place|"]:not([disabled])').count()).toBeGreaterThan(1);
  await look(ana, 'readme');
  if (WANTED) await taken(ana);
  await ana.page.setViewportSize(WIDE);
  await openTable(ana);
  await frameOf(ana).locator('.meteor-table').waitFor();
  if (WANTED) await picture(ana, join(FOLDER, 'table.png'));
});
