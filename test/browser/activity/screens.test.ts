import { expect, test } from 'vitest';
import type { Action } from '../../../src/games/meteor/index.js';
import { LOCALES, translator } from '../../../src/text/index.js';
import { answeredIn, frameOf, openTable, tableIn, touch } from '../support/activity.js';
import { evenings, startGame } from '../support/evening.js';
import { alone, looksRight } from '../support/one-screen.js';
import { laid, press } from '../support/perform.js';
import { dealt, rehearse, seedFor } from '../support/rehearsal.js';

const begin = evenings({ offersActivity: true });
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
  await looksRight(ben, 'activity', '.meteor-table[data-same]');
  expect(await tableIn(ben)).not.toEqual([]);
});

test('an empty site is read out as that once, and the page has a heading', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben' });
  await startGame(evening, [ana, ben], { mode: 'first', seed: 'empty' });
  await openTable(ben);
  const frame = frameOf(ben);
  expect(await frame.getByRole('heading', { level: 1 }).innerText()).toBe('Meteor');
  expect(await frame.locator('.site.own').getAttribute('aria-label')).toMatch(/^Mine: Empty site\. \d+ cards$/);
  expect(await frame.locator('.site').last().getAttribute('aria-label')).toBe('Shared: Empty site');
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

/** Runs in the page with the words of another language: what of the heading is cut. */
const CUT = `((words) => {
  const bar = document.querySelector('.top-bar');
  const facts = bar.querySelectorAll('.fact');
  [facts[0], facts[1], bar.querySelector('.zone b'), bar.querySelector(':scope > .quiet-button')].forEach((part, at) => {
    part.textContent = words[at];
  });
  const room = bar.querySelector('.facts').getBoundingClientRect();
  const out = [...facts].filter((fact) => {
    const { left, bottom } = fact.getBoundingClientRect();
    return left < room.left - 1 || bottom > room.bottom + 1;
  });
  return [...(bar.scrollWidth > innerWidth ? ['too wide'] : []), ...out.map((fact) => fact.textContent)];
})`;

test('the heading is whole in a narrow window with a mouse, in every language', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben' });
  await startGame(evening, [ana, ben], { mode: 'standard', seed: 'heading' });
  await openTable(ben);
  await alone(ben.page);
  await frameOf(ben).locator('.top-bar .fact').first().waitFor();
  const frame = ben.page.frames().find((one) => one.url().includes('/activity/'));
  for (const width of [360, 390, 480]) {
    await ben.page.setViewportSize({ width, height: 700 });
    for (const locale of LOCALES) {
      const t = translator(locale);
      for (const said of ['meteor.activity.silence', 'meteor.activity.talk'] as const) {
        const words = [
          t(said),
          t('meteor.activity.deck', { count: 41 }),
          t('meteor.activity.zone', { zone: 5 }),
          t('meteor.activity.time-out'),
        ];
        const cut = await frame?.evaluate<readonly string[]>(`${CUT}(${JSON.stringify(words)})`);
        expect.soft(cut, `${width} ${locale} ${said}`).toEqual([]);
      }
    }
  }
});
