import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Action } from '../../../src/games/meteor/index.js';
import { answeredIn, frameOf, openTable, tableIn, touch } from '../support/activity.js';
import { evenings, startGame } from '../support/evening.js';
import { barriers } from '../support/look.js';
import { laid, press } from '../support/perform.js';
import { dealt, rehearse, seedFor } from '../support/rehearsal.js';

const begin = evenings({ offersActivity: true });
const FOLDER = process.env['PICTURES'];

const SIZES = [
  [360, 640],
  [640, 360],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [2560, 1440],
  // 1280×800 at 200 %.
  [640, 400],
] as const;

/** Runs in the page: what reaches beyond the window, and what of the table can't be seen. */
const BEYOND = `(() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const { innerWidth, innerHeight } = window;
  const out = [...document.querySelectorAll('[data-card], [data-site], [data-meteor], .top-bar button, .hand-actions button')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  return [scrollWidth > innerWidth || scrollHeight > innerHeight ? ['it scrolls'] : [], out].flat();
})()`;

/** The Activity as Discord shows it: a page of the window's whole size. */
async function alone(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '.activity { position: fixed !important; inset: 0; z-index: 99; } .activity-head { display: none !important; } .activity { grid-template-rows: 1fr !important; }',
  });
}

test('the table is one screen without scrolling at every size, and keeps nobody out', async () => {
  const seed = seedFor((one) => {
    const { steps } = rehearse(dealt({ mode: 'standard', players: 2 }, one));
    return steps.length > 12 ? steps.length : null;
  });
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben' });
  await startGame(evening, [ana, ben], { mode: 'standard', seed });
  await openTable(ben);
  await alone(ben.page);
  const { table } = harness;
  const begun = table.state.at;
  const acts = async (seat: number, action: Action): Promise<void> =>
    seat === 0 ? press(harness, ana, action) : touch(ben, action, 'click');
  for (const { at, seat, action, after } of rehearse(table.state).steps.slice(0, 8)) {
    await harness.pass(Math.max(0, begun + at - harness.time.now()));
    await acts(seat, action);
    await expect.poll(() => laid(table.state), { timeout: 5_000 }).toBe(laid(after));
  }
  await answeredIn(ben);
  // A phone that is turned loads nothing again.
  await frameOf(ben)
    .locator('.meteor-table')
    .evaluate((main) => main.setAttribute('data-same', ''));
  for (const [width, height] of SIZES)
    for (const scheme of ['dark', 'light'] as const) {
      await ben.page.setViewportSize({ width, height });
      await ben.page.emulateMedia({ colorScheme: scheme });
      await frameOf(ben).locator('.meteor-table[data-same]').waitFor({ timeout: 5_000 });
      const name = `${width}×${height} ${scheme}`;
      const frame = ben.page.frames().find((one) => one.url().includes('/activity/'));
      if (FOLDER !== undefined) {
        mkdirSync(FOLDER, { recursive: true });
        await ben.page.screenshot({ path: join(FOLDER, `activity-${width}x${height}-${scheme}.png`) });
      }
      expect.soft(await frame?.evaluate(BEYOND), `${name}: all in sight`).toEqual([]);
      expect.soft(await barriers(ben.page), `${name}: nothing that keeps anybody out`).toEqual([]);
    }
  expect(await tableIn(ben)).not.toEqual([]);
});

test('single keys can be switched off', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben' });
  await startGame(evening, [ana, ben], { mode: 'first', seed: 'keys' });
  await openTable(ben);
  const frame = frameOf(ben);
  const card = frame.locator('[data-card]').first();
  const toggle = frame.getByRole('button', { name: 'Keyboard shortcuts' });
  await toggle.click();
  await ben.page.keyboard.press('1');
  expect(await card.getAttribute('aria-pressed')).toBe('false');
  expect(await card.getAttribute('aria-keyshortcuts')).toBeNull();
  await toggle.click();
  await ben.page.keyboard.press('1');
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
});
