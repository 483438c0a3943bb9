import { expect, test } from 'vitest';
import { answeredIn, frameOf, openTable } from '../support/activity.js';
import { evenings, startGame } from '../support/evening.js';
import { barriers } from '../support/look.js';

const begin = evenings({ offersActivity: true });

/** Runs in every page and frame: counts the tones that are made, and makes none. */
const COUNT_TONES = `(() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { window.tones += 1; start.apply(this, at); };
})()`;

test('gestures float above their sender’s site and stand on the chat’s board; sound is off until it is switched on', async () => {
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  await ben.page.addInitScript(COUNT_TONES);
  await ben.page.reload();
  await startGame(evening, [ana, ben], { mode: 'first', seed: 'gestures' });
  await openTable(ben);
  const frame = frameOf(ben);
  const tones = async (): Promise<number> =>
    (await ben.page
      .frames()
      .find((one) => one.url().includes('/activity/'))
      ?.evaluate<number>('window.tones')) ?? -1;

  await frame.getByRole('button', { name: 'Gestures' }).tap();
  expect(await barriers(ben.page)).toEqual([]);
  await ben.page.keyboard.press('Escape');
  expect(await frame.getByRole('button', { name: 'Party popper' }).count()).toBe(0);
  await frame.getByRole('button', { name: 'Gestures' }).press('Enter');
  await frame.getByRole('button', { name: 'Party popper' }).press('Enter');
  await answeredIn(ben);
  expect(await frame.locator('.gesture-opener:focus').count()).toBe(1);
  const site = frame.locator('[data-site="1"]');
  await expect.poll(() => site.locator('.floating-sign').innerText()).toBe('🎉');
  expect(await frame.getByRole('status').allInnerTexts()).toContain('Ben: Party popper.');
  await harness.pass(1_000);
  await expect.poll(() => ana.page.locator('.messages').innerText()).toContain('Ben: 🎉');
  await harness.pass(3_000);
  await expect.poll(() => site.locator('.floating-sign').count()).toBe(0);

  const place = async (): Promise<void> => {
    const piled = (): number => harness.table.state.sites[1]?.pile.length ?? 0;
    const before = piled();
    await frame.locator('.card.fits').first().tap();
    await site.tap();
    await answeredIn(ben);
    expect(piled()).not.toBe(before);
  };
  await place();
  expect(await tones()).toBe(0);
  const sound = frame.getByRole('button', { name: 'Sound' });
  expect(await sound.getAttribute('aria-pressed')).toBe('false');
  await sound.tap();
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(tones).toBe(1);
});
