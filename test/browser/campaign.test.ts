import { expect, test } from 'vitest';
import { evenings, showHand, type Evening } from './support/evening.js';
import { look } from './support/look.js';
import { perform } from './support/perform.js';
import type { Player } from './support/player.js';
import { rehearse, type Rehearsal } from './support/rehearsal.js';

const begin = evenings();

test.each(['wide', 'phone'] as const)(
  'a night of the campaign with robots of a chosen level, from the first click to the Coach (%s)',
  async (size) => {
    const evening = await begin();
    const ana = await evening.arrive({ name: 'Ana', size });
    await ana.command('/meteor new scenario:first-light robots:2 level:rookie');
    await ana.reads('Night 1 of 12', ana.board);
    for (const line of ['The watch begins.', 'Learn who can build what.']) await ana.reads(line, ana.board);
    await ana.reads('Robots: Rookie', ana.board);
    await look(ana, `night-lobby-${size}`);
    // A press leads to the next level.
    await ana.pressNamed(/Rookie/);
    await evening.harness.pass(1_000);
    await ana.reads('Robots: Veteran', ana.board);
    await look(ana, `night-levels-${size}`);
    await ana.pressNamed('Start');
    await evening.harness.pass(2_000);
    await ana.pressNamed(/Start/);
    await evening.harness.pass(20_000);
    await look(ana, `night-play-${size}`);
    for (let zone = 0; zone < 6; zone += 1) await evening.harness.pass(61_000);
    await look(ana, `night-end-${size}`);
    await ana.pressNamed(/Coach/);
    await evening.harness.pass(4_000);
    await ana.reads('Chance to win', ana.note);
    await look(ana, `night-coach-${size}`);
    expect(evening.harness.game).toBeUndefined();
    expect(evening.harness.complaints).toEqual([]);
  },
);

/** What the list of nights offers while the option is filled in. */
async function nightsOffered({ page }: Player): Promise<readonly string[]> {
  await page.getByTestId('composer').click();
  await page.keyboard.type('/meteor new');
  await page.getByTestId('command-picker').waitFor();
  await page.keyboard.press('Tab');
  await page.locator('[data-option-name=mode]').waitFor();
  await page.locator('[data-option-name=scenario]').click();
  await page.getByTestId('suggestion').first().waitFor();
  return page.getByTestId('suggestion').allInnerTexts();
}

/** A night whose deal can be won: where a rehearsal loses it, it is ended and dealt anew, for a chosen seed gives no ✓. */
async function winnable({ harness }: Evening, [ana, ben]: readonly [Player, Player]): Promise<Rehearsal> {
  for (let deal = 0; deal < 20; deal += 1) {
    await ana.command('/meteor new scenario:first-light');
    await ben.pressNamed('Join');
    await ana.pressNamed('Start');
    await harness.pass(1_000);
    await ana.pressNamed(/Start the clock/);
    const rehearsal = rehearse(harness.table.state);
    if (rehearsal.outcome.result === 'won') return rehearsal;
    for (const _ of ['asked', 'confirmed']) await ana.command('/meteor end');
    await harness.pass(3_000);
  }
  throw new Error('none of twenty deals can be won');
}

test('a night that is won, button by button, has its ✓ in the list of nights', async () => {
  const evening = await begin();
  const players = [await evening.arrive({ name: 'Ana' }), await evening.arrive({ name: 'Ben' })] as const;
  const [ana] = players;
  const { harness } = evening;
  expect((await nightsOffered(ana))[0]).toBe('1. First Light');
  await ana.page.keyboard.press('Escape');
  await ana.page.reload();
  await ana.page.getByTestId('composer').waitFor();
  const { steps } = await winnable(evening, players);
  const begun = harness.table.state.at;
  for (const player of players) await showHand(player);
  await perform(harness, players, steps, begun);
  await harness.pass(6_000);
  await ana.reads('EARTH IS SAFE', ana.board);
  await look(ana, 'night-won');
  expect((await nightsOffered(ana)).slice(0, 2)).toEqual(['✓ 1. First Light', '2. Harvest']);
  await look(ana, 'nights-offered');
});
