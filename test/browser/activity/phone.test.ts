import { expect, test } from 'vitest';
import { answeredIn, frameOf, insetsOf, openTable, touch, type Insets } from '../support/activity.js';
import { evenings } from '../support/evening.js';
import type { Player } from '../support/player.js';
import { alone } from '../support/one-screen.js';

const begin = evenings({ offersActivity: true });

const FOLDER = process.env['PICTURES'];
const keep = async ({ page }: Player, name: string): Promise<void> => {
  if (FOLDER !== undefined) await page.screenshot({ path: `${FOLDER}/${name}.png` });
};

/** Runs in the page: the header's facts that are cut off. */
const CUT = `(() => {
  const room = document.querySelector('.facts').getBoundingClientRect();
  return [...document.querySelectorAll('.fact')]
    .filter((fact) => {
      const { left, right, top, bottom } = fact.getBoundingClientRect();
      return left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1;
    })
    .map((fact) => fact.textContent);
})()`;

const cut = (player: Player): Promise<readonly string[]> | undefined =>
  player.page
    .frames()
    .find((one) => one.url().includes('/activity/'))
    ?.evaluate<readonly string[]>(CUT);

test.each(['en-GB', 'de', 'pl', 'ja'])('on a phone nothing of the header is cut, in %s', async (language) => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana', language, size: 'phone' });
  const { harness } = evening;
  await openTable(ana);
  await frameOf(ana).locator('[data-custom-id*="end/again-of"]').first().click();
  await frameOf(ana).locator('.stage-lobby').waitFor();
  await frameOf(ana).locator('[data-custom-id*="lobby/robot"]').first().click();
  await answeredIn(ana);
  await keep(ana, `phone-lobby-${language}`);
  await frameOf(ana).locator('[data-custom-id*="lobby/start"]').first().click();
  await frameOf(ana).locator('.phase-field .main-button').click();
  await expect.poll(() => harness.table.state.phase).toBe('play');
  await answeredIn(ana);
  await keep(ana, `phone-play-${language}`);
  expect.soft(await cut(ana)).toEqual([]);
});

/** Runs in the page: how far what a salvo came to is from the sky's edges, wherever its animation is. */
const ROOMS = `(() => {
  const sum = document.querySelector('.sum');
  const sky = document.querySelector('.sky').getBoundingClientRect();
  const [across, down] = [sum.offsetWidth / 2, sum.offsetHeight / 2];
  return [
    sum.offsetLeft - across - sky.left,
    sky.right - sum.offsetLeft - across,
    sum.offsetTop - down - sky.top,
    sky.bottom - sum.offsetTop - down,
  ];
})()`;

test.each([
  ['at the edge of a low window', 640, 360],
  ['under the words of a lesson on a phone', 390, 844],
])('a salvo’s sum %s is whole', async (_, width, height) => {
  const evening = await begin();
  const pia = await evening.arrive({ name: 'Pia' });
  await openTable(pia);
  await alone(pia.page);
  await pia.page.setViewportSize({ width, height });
  await frameOf(pia).locator('[data-custom-id*="offer/lesson"]').first().click();
  await frameOf(pia).locator('.guide').waitFor();
  for (const card of ['2C', 'C']) await touch(pia, { type: 'place', seat: 0, card, site: 0 }, 'click');
  await answeredIn(pia);
  await touch(pia, { type: 'launch', seat: 0, target: 'K', sites: [0], change: 0 }, 'click');
  const sum = frameOf(pia).locator('.sum');
  await Promise.all([sum.waitFor({ state: 'attached' }), evening.harness.pass(5_000)]);
  await keep(pia, `salvo-sum-${width}`);
  const rooms = await sum.evaluate<readonly number[], unknown>(ROOMS);
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0);
});

/** Runs in the page: how many pieces are dragged by the first finger, after the second is lifted, and after the first is. */
const FINGERS = `(async () => {
  const centre = (selector) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const finger = (pointerId) => (type, on, at) => {
    const made = new PointerEvent(type, { pointerId, pointerType: 'touch', bubbles: true, cancelable: true, button: 0, ...centre(at) });
    document.querySelector(on).dispatchEvent(made);
  };
  const [first, second] = [finger(1), finger(2)];
  const [card, other, site] = ['[data-card="2C"]', '[data-card="C"]', '[data-site="0"]'];
  const dragged = () => document.querySelectorAll('.dragged').length;
  const seen = [];
  const look = async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    seen.push(dragged());
  };
  first('pointerdown', card, card);
  first('pointermove', card, site);
  await look();
  second('pointerdown', other, other);
  second('pointermove', other, other);
  second('pointerup', other, other);
  second('pointercancel', other, other);
  await look();
  first('pointerup', card, site);
  await look();
  return seen;
})()`;

/** Runs in the page: how many pieces are dragged by a finger whose lifting isn't told, by the next one, and after that. */
const LIFTED = `(async () => {
  const finger = (pointerId) => (type, on, at) => {
    const { left, top, width, height } = document.querySelector(at).getBoundingClientRect();
    const where = { clientX: left + width / 2, clientY: top + height / 2 };
    const what = { pointerId, isPrimary: true, pointerType: 'touch', bubbles: true, cancelable: true, button: 0 };
    document.querySelector(on).dispatchEvent(new PointerEvent(type, { ...what, ...where }));
  };
  const [card, other, site] = ['[data-card="2C"]', '[data-card="C"]', '[data-site="0"]'];
  const seen = [];
  const look = async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    seen.push(document.querySelectorAll('.dragged').length);
  };
  finger(1)('pointerdown', other, other);
  finger(1)('pointermove', other, site);
  await look();
  finger(2)('pointerdown', card, card);
  finger(2)('pointermove', card, site);
  await look();
  finger(2)('pointerup', card, site);
  await look();
  return seen;
})()`;

test.each([
  ['a second finger neither takes over what the first one drags nor drops it', FINGERS],
  ['a first finger takes over from one that was lifted where the page wasn’t told', LIFTED],
])('%s', async (_, fingers) => {
  const evening = await begin();
  const pia = await evening.arrive({ name: 'Pia' });
  await openTable(pia);
  await alone(pia.page);
  await frameOf(pia).locator('[data-custom-id*="offer/lesson"]').first().click();
  await frameOf(pia).locator('[data-card="2C"]').waitFor();
  expect(await frameOf(pia).locator('body').evaluate<readonly number[], unknown>(fingers)).toEqual([1, 1, 0]);
  await answeredIn(pia);
  expect(await frameOf(pia).locator('.hand [data-card="2C"]').count()).toBe(0);
});

test('nothing of the table lies where a phone’s notch or home bar covers it', async () => {
  const evening = await begin();
  const pia = await evening.arrive({ name: 'Pia', size: 'phone' });
  await openTable(pia);
  const body = frameOf(pia).locator('body');
  const messages = await body.evaluate<object, unknown>(insetsOf('.message-card'));
  expect(messages).toMatchObject({ top: 66, left: 36, right: 26 });
  await frameOf(pia).locator('[data-custom-id*="offer/lesson"]').first().click();
  await frameOf(pia).locator('.guide').waitFor();
  const table = await body.evaluate<object, unknown>(insetsOf('.top-bar, .sky, .hand, .bottom-room'));
  await keep(pia, 'safe-areas');
  expect(table).toEqual({ top: 50, bottom: 30, left: 20, right: 10 });
  // The lesson asks for another card first.
  await touch(pia, { type: 'place', seat: 0, card: 'C', site: 0 });
  await frameOf(pia).locator('.toast').waitFor();
  const toast = await body.evaluate<Insets, unknown>(insetsOf('.toast'));
  expect(toast.left - toast.right).toBeCloseTo(10, 0);
  expect(toast.top).toBeGreaterThanOrEqual(50 + 44);
});
