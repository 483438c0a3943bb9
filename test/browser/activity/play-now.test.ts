import { expect, test } from 'vitest';
import { frameOf } from '../support/activity.js';
import { evenings } from '../support/evening.js';
import type { Player } from '../support/player.js';

const begin = evenings({ offersActivity: true });

/** Of somebody who reads at leisure. */
const WORDS_A_MINUTE = 250;
/** From seeing what to press to the page's answer. */
const PRESS_S = 1;
/** From the first paint to the first card. */
const MOST_S = 20;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Runs in the page: what has been scrolled. */
const SCROLLED = `[...document.querySelectorAll('*')].filter((one) => one.scrollTop > 0).map((one) => one.className)`;
/** Runs in the page: buttons that aren't whole in the window. */
const OUTSIDE = `[...document.querySelectorAll('button')].filter((one) => {
  if (!one.checkVisibility()) return false;
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map((one) => one.ariaLabel ?? one.innerText)`;

async function isOnOneScreen({ page }: Player): Promise<void> {
  const frame = page.frames().find((one) => one.url().includes('/activity/'));
  expect(await frame?.evaluate<readonly string[]>(SCROLLED), 'nothing is scrolled').toEqual([]);
  expect(await frame?.evaluate<readonly string[]>(OUTSIDE), 'every button is in sight').toEqual([]);
}

/** Does what glows: a card and its place, a meteor, Pass. */
async function follow(player: Player): Promise<void> {
  for (const kind of ['card', 'site', 'meteor']) {
    const glowing = frameOf(player).locator(`[data-${kind}].hinted`).first();
    // Robots may have been quicker: then it glows no more.
    if ((await glowing.count()) > 0) await glowing.click({ timeout: 1_000 }).catch(() => undefined);
  }
  await frameOf(player).locator('#app:not([data-waiting])').waitFor();
}

test.each(['wide', 'phone'] as const)(
  '“Play now”: soon a first card, and a whole game on one screen (%s)',
  async (size) => {
    const evening = await begin();
    const { harness } = evening;
    const start = await evening.arrive({ name: 'Pia', size });
    await start.page.evaluate('localStorage.clear(); sessionStorage.clear()');
    await start.page.reload();
    let words = wordsIn(await start.page.locator('.start-card').innerText());
    const player = await evening.arrive({ name: 'Player', size, playsNow: true });
    const table = frameOf(player);
    await table.locator('.phase-field .main-button').waitFor();
    words += wordsIn(await table.locator('.sky-note').innerText());
    await table.locator('.phase-field .main-button').click();
    await table.locator('[data-card].hinted').first().waitFor();
    words += wordsIn(await table.locator('.advice').innerText());
    await table.locator('[data-card].hinted').first().click();
    words += wordsIn(await table.locator('.prompt').innerText());
    await table.locator('[data-site].hinted').first().click();
    await expect.poll(() => harness.table.state.sites.some(({ pile }) => pile.length > 0)).toBe(true);
    expect((words / WORDS_A_MINUTE) * 60 + 4 * PRESS_S).toBeLessThanOrEqual(MOST_S);
    // Whoever follows in the chat sees the same.
    await harness.pass(1_500);
    await expect.poll(() => player.board.innerText()).not.toMatch(/^Player: empty/m);
    while (harness.game?.state.phase === 'play') {
      await isOnOneScreen(player);
      await follow(player);
      await harness.pass(2_500);
    }
    await harness.pass(3_000);
    await table.locator('.stage-end').waitFor();
    await isOnOneScreen(player);
  },
);
