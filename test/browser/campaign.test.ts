import { expect, test } from 'vitest';
import type { MeteorAnalysis } from '../../src/games/meteor/index.js';
import { evenings, showHand, type Evening } from './support/evening.js';
import { quickAnalysis } from './support/harness.js';
import { look } from './support/look.js';
import { perform } from './support/perform.js';
import type { Player } from './support/player.js';
import { rehearse, type Rehearsal } from './support/rehearsal.js';

type Analysis = typeof quickAnalysis;

/** The look back with a turning point right after the clock's start, from which to practise. */
const withTurningPoint: Analysis = (task, onProgress) => {
  const { result, cancel } = quickAnalysis(task, onProgress);
  const sequence = task.log.findIndex(({ events }) =>
    events.some((event) => (event as { readonly type: string }).type === 'clock-started'),
  );
  const at = { sequence, position: 0, zone: 5, left: 60_000, seat: 0, value: 0.18, error: 0.02 } as const;
  const missed = [{ ...at, did: { kind: 'wait' }, other: { kind: 'pass' } }] satisfies MeteorAnalysis['missed'];
  return { result: result.then((found) => ({ ...(found as MeteorAnalysis), missed })), cancel };
};

const begin = evenings({ analysis: withTurningPoint });

test.each(['wide', 'phone'] as const)(
  'a night of the campaign with robots of a chosen level, from the first click to the end of what the Coach lets one try (%s)',
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
    await ana.pressNamed(/Try 1 from here/, ana.note);
    await ana.reads('The clock stands still: 60 seconds are left of zone 5.', ana.note);
    await look(ana, `practice-paused-${size}`);
    await ana.pressNamed(/Start the clock/, ana.note);
    await ana.reads('Zone 5 ends', ana.note);
    for (let zone = 0; zone < 6; zone += 1) await evening.harness.pass(61_000);
    await ana.reads('Practice over', ana.note);
    await look(ana, `practice-over-${size}`);
    // The night alone is a past game.
    await ana.command('/history list');
    await ana.reads('Past games of this server', ana.note);
    expect((await ana.note.innerText()).match(/Ana and 2 robots/g)).toHaveLength(1);
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
  await ana.reads('Night 1 of 12: First Light', ana.board);
  await ana.reads('/meteor new scenario:Harvest', ana.board);
  await look(ana, 'night-won');
  expect((await nightsOffered(ana)).slice(0, 2)).toEqual(['✓ 1. First Light', '2. Harvest']);
  await look(ana, 'nights-offered');
});
