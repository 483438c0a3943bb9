import { expect, test } from 'vitest';
import type { GameState, Letter } from '../../../src/games/meteor/index.js';
import { Table } from '../../../src/table/table.js';
import { answeredIn, frameOf, insetsOf, openTable, type Insets } from '../support/activity.js';
import { evenings, startGame, type Evening } from '../support/evening.js';
import type { Player } from '../support/player.js';

const begin = evenings({ offersActivity: true });

interface Laid {
  readonly zone: GameState['zone'];
  /** By meteor, from K on. */
  readonly sizes: readonly number[];
  /** By launch site: each a ready Rocket. */
  readonly piles: readonly (readonly string[])[];
}

/** Ana in the chat and Ben in the Activity, at a table that was laid like that. */
async function atTable({ zone, sizes, piles }: Laid): Promise<{ evening: Evening; ana: Player; ben: Player }> {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben' });
  await startGame(evening, [ana, ben], { mode: 'standard', seed: 'keys' });
  const { table } = evening.harness;
  if (!(table instanceof Table)) throw new Error('not the real table');
  const { state } = evening.harness.table;
  const field = state.field.slice(0, sizes.length).map((meteor, at) => {
    const size = sizes[at] ?? 1;
    const known = { band: 'small', low: size, high: size, size, trait: null, faceUp: true } as const;
    return { ...meteor, ...known };
  });
  const sites = state.sites.map((site, at) => ({ ...site, pile: piles[at] ?? [], ready: piles[at] !== undefined }));
  table.position = { ...table.position, state: { ...state, zone, field, sites } };
  await openTable(ben);
  await frameOf(ben).locator('.phase-play').waitFor();
  return { evening, ana, ben };
}

test('every act by single keys: cards by digits, sites by Tab, a meteor by its letter and Space, Pass by Backspace', async () => {
  const { evening, ben } = await atTable({ zone: 5, sizes: [3, 3, 3], piles: [['1F', 'F']] });
  const { table } = evening.harness;
  const frame = frameOf(ben);
  const { keyboard } = ben.page;
  await frame.locator('.pass-button').focus();
  const card = frame.locator('.card.fits').first();
  const digit = (await card.getAttribute('aria-keyshortcuts')) ?? '';
  // Held down, which repeats it: it counts once.
  for (let times = 0; times < 2; times += 1) await keyboard.down(digit);
  await keyboard.up(digit);
  expect(await card.getAttribute('aria-pressed')).toBe('true');
  await keyboard.press('Escape');
  expect(await card.getAttribute('aria-pressed')).toBe('false');
  await keyboard.press(digit);
  const site = frame.locator('.site.legal').first();
  const number = Number(await site.getAttribute('data-site'));
  for (let tabs = 0; tabs < 40 && !(await site.evaluate((one) => one.matches(':focus'))); tabs += 1)
    await keyboard.press('Tab');
  await keyboard.press('Enter');
  await answeredIn(ben);
  await expect.poll(() => table.state.sites[number]?.pile.length).toBe(1);
  // A letter only names the meteor; Space launches at it.
  await keyboard.press('k');
  await frame.locator('[data-meteor="K"].aimed').waitFor();
  expect(table.state.window).toBeNull();
  await keyboard.press('Escape');
  expect(await frame.locator('.aimed').count()).toBe(0);
  await keyboard.press('Backspace');
  await answeredIn(ben);
  expect(table.state.seats[1]?.passed).toBe(true);
});

test('others join a salvo by the ring’s button, which says with what', async () => {
  const { evening, ben } = await atTable({
    zone: 5,
    sizes: [5, 3],
    piles: [
      ['3CF', 'C', 'F'],
      ['2C', 'C'],
    ],
  });
  const { table } = evening.harness;
  const frame = frameOf(ben);
  const target: Letter = table.state.field[0]?.letter ?? '';
  await table.act({ type: 'launch', seat: 0, target, sites: [0], change: 0 });
  const join = frame.locator('.join-button');
  expect(await join.innerText()).toBe('Join with your 2');
  await join.focus();
  await ben.page.keyboard.press('Enter');
  await answeredIn(ben);
  // Nobody else has a Rocket: it lands at once.
  expect(table.state.lastSalvo?.strikes.map(({ rockets, sum }) => [rockets.length, sum])).toEqual([[2, 5]]);
  expect(table.state.field.map(({ letter }) => letter)).not.toContain(target);
});

test('a launch that loses the game asks first, and No takes it back', async () => {
  const { evening, ben } = await atTable({ zone: 1, sizes: [1, 3], piles: [[], ['2C', 'C']] });
  const { table } = evening.harness;
  const frame = frameOf(ben);
  const letter = (table.state.field[0]?.letter ?? '').toLowerCase();
  await ben.page.locator('.activity-frame').focus();
  await frame.locator('[data-site="1"]').focus();
  for (const key of ['Escape', letter, ' ']) await ben.page.keyboard.press(key);
  await frame.getByText('This Overkill lets the meteors hit Earth. Launch anyway?').waitFor();
  expect(table.state.window).toBeNull();
  const question = frame.getByRole('alertdialog', { name: 'Launch anyway?' });
  const body = frame.locator('body');
  // Clear of what covers a phone's edges: 20 more above than below, 10 more on the left than on the right.
  const { top, bottom, left, right } = await body.evaluate<Insets, unknown>(insetsOf('.question'));
  expect([Math.round(top - bottom), Math.round(left - right)]).toEqual([20, 10]);
  // The focus is on No, and Tab doesn't leave the question.
  const no = frame.getByRole('button', { name: 'No' });
  const focused = 'document.activeElement.closest("button:not(.question button)")';
  expect(await no.evaluate((one) => one.matches(':focus'))).toBe(true);
  for (let tabs = 0; tabs < 4; tabs += 1) {
    await ben.page.keyboard.press('Shift+Tab');
    expect(await body.evaluate<unknown, unknown>(focused)).toBeNull();
  }
  expect(await question.evaluate((one) => one.matches(':modal'))).toBe(true);
  // The second of two taps lands beside it, and is no answer.
  const { x = 0, y = 0 } = (await ben.page.locator('.activity-frame').boundingBox()) ?? {};
  await ben.page.mouse.click(x + 4, y + 4);
  expect(await question.isVisible()).toBe(true);
  await no.focus();
  await ben.page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(table.state.window).toBeNull();
  await ben.page.keyboard.press(letter);
  await ben.page.keyboard.press(' ');
  await no.press('Enter');
  await question.waitFor({ state: 'detached' });
  expect(table.state.window).toBeNull();
  await ben.page.keyboard.press(letter);
  await ben.page.keyboard.press(' ');
  await frame.getByRole('button', { name: 'Yes' }).press('Enter');
  await answeredIn(ben);
  expect(table.state.window?.rockets).toHaveLength(1);
});

test('without motion nothing moves, and what is advised is marked all the same', async () => {
  const { ben } = await atTable({ zone: 5, sizes: [2, 3], piles: [[], ['2C', 'C']] });
  const frame = ben.page.frames().find((one) => one.url().includes('/activity/'));
  const hinted = frameOf(ben).locator('.hinted').first();
  await hinted.waitFor();
  const shadow = `getComputedStyle(document.querySelector('.hinted')).boxShadow`;
  expect(await frame?.evaluate<string>(shadow)).toContain('0px 0px 0px 4px');
  expect(await frame?.evaluate<number>('document.getAnimations().length')).toBe(0);
});
