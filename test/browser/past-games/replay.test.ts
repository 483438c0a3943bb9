import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { METEOR, type MeteorAnalysis } from '../../../src/games/meteor/index.js';
import { METEOR_HISTORY } from '../../../src/history/meteor/adapter.js';
import { builtViewer } from '../../../src/history/export/assets.js';
import { replayPage, type ViewerAssets } from '../../../src/history/export/html.js';
import { translator } from '../../../src/text/index.js';
import { game, GUILD, someone } from '../../support/played.js';
import { recordOf } from '../../support/record.js';
import { MATCHES_HISTORY } from '../../toy/matches.js';
import { played, run } from '../../toy/support.js';
import { launchBrowser } from '../support/chromium.js';
import { barriers, barriersInTheOther } from '../support/look.js';
import { Reader } from '../support/reader.js';

const ROOT = join(import.meta.dirname, '../../..');
const SHOTS = join(ROOT, 'test-results');
const NASTY = '<img src=x onerror=alert(1)>';

let browser: Browser;
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
});

const assetsOf = (kind: string): ViewerAssets => builtViewer(inject('viewerFolder'))(kind);

function saved(name: string, html: string): string {
  const file = join(SHOTS, name);
  writeFileSync(file, html);
  return pathToFileURL(file).href;
}

async function written(name: string): Promise<string> {
  const people = [someone(0), { userId: '7', name: NASTY }, { userId: '8', name: '</script><b>ꙮ0ꙮ' }, someone(3)];
  const { html } = replayPage(await recordOf(game('browsergame', 4, { people })), translator('en'), {
    adapter: METEOR_HISTORY,
    assets: assetsOf('meteor'),
  });
  expect(Buffer.byteLength(html), 'a replay is one file of at most 600 KB').toBeLessThanOrEqual(600_000);
  return saved(name, html);
}

interface Opened {
  readonly page: Page;
  readonly complaints: string[];
  readonly requests: string[];
}

async function open(
  name: string,
  width: number,
  height: number,
  colorScheme: 'light' | 'dark',
  made?: string,
): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('dialog', (dialog) => {
    complaints.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(made ?? (await written(name)));
  return { page, complaints, requests };
}

const line = (page: Page): Promise<string> => page.locator('.line').innerText();

it('opens from a file on a wide window, and asks nothing of anyone', async () => {
  const { page, complaints, requests } = await open('replay-wide.html', 1280, 900, 'light');
  expect(await page.locator('.meteor').count()).toBe(7);
  expect(await page.locator('#replay > header').innerText()).toContain(NASTY);
  expect(await page.locator('img').count()).toBe(0);
  const names = await page.locator('.site-name').allInnerTexts();
  expect(names.slice(0, 4)).toEqual(['Ana', NASTY, '</script><b>ꙮ0ꙮ', 'Dev']);

  await page.locator('body').press('ArrowDown');
  expect(await line(page)).toMatch(/Destroyed|OVERKILL|Not enough|no effect/);
  await page.locator('body').press('PageDown');
  expect(await page.locator('.time').innerText()).toMatch(/^Zone \d/);
  await page.locator('#eyes').selectOption('all');
  // Four hands, and what comes next in the deck.
  expect(await page.locator('.open-cards').count()).toBe(5);
  expect(await page.locator('.open-name').allInnerTexts()).toContain(NASTY);
  await page.screenshot({ path: join(SHOTS, 'replay-wide.png') });
  await page.locator('#eyes').selectOption('1');
  expect(await page.locator('.open-cards').count()).toBe(0);
  expect(await page.locator('.hand .card').count()).toBeGreaterThan(0);
  // A replay is looked at: nothing on its table asks to be pressed, and no key chooses, passes or asks there.
  expect(await page.locator('.meteor-table').getByRole('button').count()).toBe(0);
  for (const key of ['1', '2', 'k', 'Backspace']) await page.locator('body').press(key);
  expect(await page.locator('.meteor-table').locator('.question, .chosen, .aimed').count()).toBe(0);
  // One file that goes anywhere brings the licence of what is in it.
  expect(await page.content()).toContain('Copyright (c) 2015-present Jason Miller');
  await page.screenshot({ path: join(SHOTS, 'replay-seat.png') });
  expect(requests.filter((url) => !url.startsWith('file:'))).toEqual([]);
  expect(requests).toHaveLength(1);
  expect(complaints).toEqual([]);
});

it('plays at sixteen times, by the keyboard, and stops at the end', async () => {
  const { page, complaints } = await open('replay-play.html', 1280, 900, 'light');
  await page.locator('input[value="16"]').check();
  const range = page.locator('input[type=range]');
  const before = Number(await range.inputValue());
  await page.locator('h1').click();
  await page.locator('body').press(' ');
  await page.waitForTimeout(1_000);
  expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(1);
  await page.locator('body').press(' ');
  const moved = Number(await range.inputValue()) - before;
  expect(moved).toBeGreaterThan(8_000);
  expect(moved).toBeLessThan(40_000);
  await range.focus();
  await page.locator('body').press('End');
  expect(await range.getAttribute('aria-valuetext')).toContain('Game over');
  expect(await line(page)).toContain('Earth is');
  await page.locator('.decisions button').nth(3).press('Enter');
  expect(await page.locator('.decisions [aria-current]').count()).toBe(1);
  expect(complaints).toEqual([]);
});

it('reads on a phone, in the dark, without scrolling sideways', async () => {
  const { page, complaints } = await open('replay-phone.html', 390, 844, 'dark');
  await page.evaluate('navigator.vibrate = () => console.warn("a replay that vibrates")');
  await page.locator('body').press('ArrowDown');
  expect(await page.locator('.sum.destroyed, .sum.overkill').count()).toBeGreaterThan(0);
  await page.locator('#eyes').selectOption('all');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await page.screenshot({ path: join(SHOTS, 'replay-phone.png'), fullPage: true });
  expect(complaints).toEqual([]);
});

/** Runs in the page: how far what a salvo came to is from the sky's left and right edges. */
const SUMS = `(() => {
  const sky = document.querySelector('.sky').getBoundingClientRect();
  return [...document.querySelectorAll('.sum')].map((sum) => {
    const { left, right } = sum.getBoundingClientRect();
    return { left: left - sky.left, right: sky.right - right };
  });
})()`;

it('says what each salvo came to inside the sky, whichever meteor it hit', async () => {
  const { page, complaints } = await open('replay-sums.html', 390, 844, 'dark');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const salvos = await page.locator('.marks .mark').count();
  const rooms: { left: number; right: number }[] = [];
  for (let salvo = 0; salvo < salvos; salvo += 1) {
    await page.locator('body').press('ArrowDown');
    rooms.push(...(await page.evaluate<typeof rooms>(SUMS)));
  }
  expect(rooms.length).toBeGreaterThanOrEqual(salvos);
  const nearest = Math.min(...rooms.flatMap(({ left, right }) => [left, right]));
  // Some are at the edge, where they would reach beyond it by themselves.
  expect(nearest).toBeGreaterThanOrEqual(5);
  expect(nearest).toBeLessThan(8);
  expect(complaints).toEqual([]);
});

type Entries = Parameters<NonNullable<typeof METEOR.analysis>['analyse']>[0];

/** The same page once somebody has asked the coach: the last decision but one is told as a turning point. */
async function coached(name: string): Promise<string> {
  const record = await recordOf(game('coachgame', 3));
  const analysis = METEOR.analysis?.analyse(record.entries as Entries, 'seed', {
    rollouts: 120,
    spent: () => 0,
    onProgress: () => undefined,
  }) as MeteorAnalysis;
  const point = { sequence: 20, position: 30_000, zone: 5, left: 20_000, seat: 0, value: 0.18, error: 0.02 };
  const missed = [{ ...point, did: { kind: 'wait' }, other: { kind: 'pass' } }] as const;
  const { html } = replayPage(record, translator('en'), {
    adapter: METEOR_HISTORY,
    analysis: { ...analysis, missed },
    assets: assetsOf('meteor'),
  });
  return saved(name, html);
}

it('has the coach’s curve and turning points where somebody has asked for them', async () => {
  const wide = await open('replay-coach.html', 1280, 900, 'dark', await coached('replay-coach.html'));
  expect(await wide.page.locator('.coach svg').getAttribute('aria-label')).toMatch(/^Earth/);
  await wide.page.locator('.coach').getByRole('button', { name: 'Go there' }).first().click();
  expect(await wide.page.locator('.decisions [aria-current]').count()).toBe(1);
  await wide.page.locator('.coach').screenshot({ path: join(SHOTS, 'replay-coach.png') });
  expect(wide.complaints).toEqual([]);
  const phone = await open('replay-coach.html', 390, 844, 'light', await coached('replay-coach.html'));
  expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await phone.page.locator('.coach').screenshot({ path: join(SHOTS, 'replay-coach-phone.png') });
});

it('is read by ear: each control has a name, each step is told in words, and so is how it ended', async () => {
  const { page, complaints } = await open('replay-ear.html', 1280, 900, 'dark');
  const reader = await Reader.of(page);
  const { controls, text } = await reader.read();
  expect(text).toMatch(/Earth is (safe|hit)/);
  expect(controls.filter(({ name }) => name.trim() === '')).toEqual([]);
  const press = (name: string): Promise<void> =>
    reader.press((reading) => reading.controls.find((control) => control.name === name), name);
  const steps: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    await press('Step forward');
    steps.push((await reader.read()).polite);
  }
  expect(new Set(steps).size, steps.join('\n')).toBe(steps.length);
  for (const told of steps) expect(told).toMatch(/. \(\d+:\d\d\.\d, zone \d\)$/);
  await press('Next salvo');
  const salvo = await reader.read();
  expect(salvo.polite).toMatch(/Destroyed|OVERKILL|Not enough|no effect/);
  expect(salvo.controls.find(({ role }) => role === 'slider')?.name).toBe('Moment of the game');
  await press('Step back');
  expect((await reader.read()).polite).not.toBe(salvo.polite);
  await page.keyboard.press('End');
  expect((await reader.read()).polite).toMatch(/Earth is (safe|hit)/);
  expect(complaints).toEqual([]);
});

it.each([
  ['wide', 1280, 900],
  ['phone', 390, 844],
] as const)('keeps nobody out: axe finds nothing, light and dark (%s)', async (_, width, height) => {
  const { page } = await open(`replay-axe-${width}.html`, width, height, 'light');
  const found: string[] = [];
  const looked = async (): Promise<void> => {
    found.push(...(await barriers(page)), ...(await barriersInTheOther(page, 'light')));
  };
  await looked();
  await page.locator('body').press('PageDown');
  await page.locator('#eyes').selectOption('all');
  await looked();
  await page.locator('body').press('End');
  await looked();
  expect(found).toEqual([]);
});

it('shows a game that brings no script of its own in the frame of all games', async () => {
  const at = run();
  const { game: id } = await played(at);
  const asked = await at.archive.show(GUILD, id);
  if (!asked.ok) throw new Error(asked.why);
  const assets = assetsOf('matches');
  const url = saved(
    'replay-toy.html',
    replayPage(asked.record, translator('en'), { adapter: MATCHES_HISTORY, assets }).html,
  );
  const { page, complaints } = await open('replay-toy.html', 1280, 900, 'light', url);
  const table = page.locator('.table');
  expect(await table.innerText()).toBe('7 matches');
  await page.locator('body').press('ArrowRight');
  expect(await table.innerText()).toBe('4 matches');
  expect(await line(page)).toBe('Ann took 3');
  await page.locator('body').press('End');
  expect(await table.innerText()).toBe('0 matches');
  expect(await page.locator('.decisions button').count()).toBe(3);
  expect(await page.locator('#eyes').count()).toBe(0);
  expect(complaints).toEqual([]);
});
