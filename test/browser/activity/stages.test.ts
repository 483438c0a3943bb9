import { expect, test } from 'vitest';
import { answeredIn, frameOf, openTable, touch } from '../support/activity.js';
import { evenings } from '../support/evening.js';
import { alone, looksRight } from '../support/one-screen.js';
import { laid } from '../support/perform.js';
import type { Player } from '../support/player.js';
import { dealt, rehearse, seedFor } from '../support/rehearsal.js';

const begin = evenings({ offersActivity: true });

/** A first game that two people win, with as few acts as may be. */
const WON = (): string =>
  seedFor((one) => {
    const { steps, outcome } = rehearse(dealt({ mode: 'first', players: 2 }, one));
    return outcome.result === 'won' ? steps.length : null;
  });

const press = async (player: Player, name: string | RegExp): Promise<void> => {
  await frameOf(player)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();
  await answeredIn(player);
};

test.each(['en-GB', 'de'])('lobby and end are on the table itself, on one screen, in %s', async (language) => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana', language });
  const ben = await evening.arrive({ name: 'Benjamin Blümchen' });
  await ana.say(`/meteor new mode:first seed:${WON()}`);
  await ana.reads('METEOR', ana.board);
  for (const player of [ana, ben]) await openTable(player);
  await alone(ana.page);
  await press(ben, 'Join');
  await expect.poll(() => frameOf(ana).locator('.chair:not(.free)').count()).toBe(2);
  await looksRight(ana, `lobby-${language}`, '.stage-lobby');
  // One who sits there leaves by the same place.
  await press(ben, 'Leave');
  await expect.poll(() => frameOf(ana).locator('.chair:not(.free)').count()).toBe(1);
  await press(ben, 'Join');
  await press(ana, /^Start/);
  await frameOf(ana).locator('.phase-field .main-button').click();
  await expect.poll(() => harness.table.state.phase).toBe('play');
  await looksRight(ana, `first-${language}`, '.advised .card.hinted');
  const { table } = harness;
  const begun = table.state.at;
  const { steps } = rehearse(table.state);
  for (const { at, seat, action, after } of steps) {
    await harness.pass(Math.max(0, begun + at - harness.time.now()));
    await touch(seat === 0 ? ana : ben, action, 'click');
    await expect.poll(() => laid(table.state), { timeout: 5_000, interval: 5 }).toBe(laid(after));
  }
  while (table.state.phase === 'play') await harness.pass(1_000);
  expect(table.state.outcome?.result).toBe('won');
  await harness.pass(3_000);
  await frameOf(ana).locator('.stage-end').waitFor();
  await looksRight(ana, `end-won-${language}`, '.stage-end');
  await press(ben, /Again/);
  await frameOf(ben).locator('.stage-lobby').waitFor();
});

test('a lost game says why over the meteors that are left, in their true sizes', async () => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  await ana.say('/meteor new mode:Standard seed:late');
  await ana.reads('METEOR', ana.board);
  await openTable(ana);
  await alone(ana.page);
  for (let robots = 0; robots < 4; robots += 1) await press(ana, '+ Robot');
  await expect.poll(() => frameOf(ana).locator('.chair:not(.free)').count()).toBe(5);
  await looksRight(ana, 'lobby-full', '.stage-lobby');
  const { table } = harness;
  for (let robots = 0; robots < 4; robots += 1)
    await table.act({ type: 'kick', by: 0, seat: table.state.seats.findLastIndex(({ robot }) => robot) });
  await press(ana, 'Start');
  await frameOf(ana).locator('.phase-field .main-button').click();
  await answeredIn(ana);
  while (table.state.phase === 'play') await harness.pass(30_000);
  await harness.pass(3_000);
  await frameOf(ana).locator('.stage-end.result-lost').waitFor();
  const { field } = table.state;
  const shown = frameOf(ana).locator('[data-meteor] .rock-size');
  expect((await shown.allInnerTexts()).map((text) => Number.parseInt(text))).toEqual(field.map(({ size }) => size));
  await looksRight(ana, 'end-lost', '.stage-end');
});
