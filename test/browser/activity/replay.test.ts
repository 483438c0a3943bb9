import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answeredIn, frameOf, openTable } from '../support/activity.js';
import { evenings, startGame } from '../support/evening.js';
import { barriers } from '../support/look.js';

const begin = evenings({ offersActivity: true });
const FOLDER = process.env['PICTURES'];

test.each(['wide', 'phone'] as const)('a game that is over is replayed on the table itself (%s)', async (size) => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size });
  await startGame(evening, [ana, ben], { mode: 'standard', seed: 'replayed' });
  await openTable(ben);
  const { table } = harness;
  const frame = frameOf(ben);
  for (let zone = 5; zone > 0; zone -= 1) {
    await harness.pass(60_000);
    // The page hears of each: its session is renewed every minute.
    if (zone > 1) await expect.poll(() => frame.locator('.zone b').innerText()).toBe(`Zone ${zone - 1}`);
  }
  expect(table.state.phase).toBe('over');
  await harness.pass(3_000);
  await frame.getByRole('button', { name: 'Replay' }).first().click();
  const replay = frame.frameLocator('.replay-frame');
  await expect.poll(() => replay.locator('[data-meteor]').count(), { timeout: 20_000 }).toBe(table.state.field.length);
  await replay.getByRole('button', { name: 'Next zone' }).click();
  await expect.poll(() => replay.locator('.time').innerText()).toContain('Zone 4');
  await replay.locator('#eyes').selectOption('0');
  expect(await replay.locator('.hand .card').count()).toBeGreaterThan(0);
  if (FOLDER !== undefined) {
    mkdirSync(FOLDER, { recursive: true });
    await ben.page.screenshot({ path: join(FOLDER, `activity-replay-${size}.png`) });
  }
  expect(await barriers(ben.page)).toEqual([]);
  // It has the keyboard: Tab goes through it, Escape closes it wherever the focus is, which then returns to Replay.
  await frame.getByRole('button', { name: 'Close' }).click();
  await answeredIn(ben);
  expect(await frame.locator('.replay-frame').count()).toBe(0);
  const opener = frame.getByRole('button', { name: 'Replay' }).first();
  await opener.press('Enter');
  await frame.locator('.replay-close:focus').waitFor();
  await ben.page.keyboard.press('Escape');
  await frame.locator('.replay-frame').waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button.ownerDocument.activeElement === button)).toBe(true);
  await opener.press('Enter');
  await replay.locator('#eyes').focus();
  await ben.page.keyboard.press('Escape');
  await frame.locator('.replay-frame').waitFor({ state: 'detached' });
});
