import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { builtViewer } from '../../../src/history/export/assets.js';
import { replayPage } from '../../../src/history/export/html.js';
import { translator } from '../../../src/text/index.js';
import { archived, playOut, THREE_GAMES, type RobotsGame } from '../../support/robots-game.js';
import { launchBrowser } from '../support/chromium.js';
import { barriers, barriersInTheOther } from '../support/look.js';
import { HISTORIES } from '../../support/registered.js';

const NASTY = '<img src=x onerror=alert(1)>';
const SHOTS = process.env['PICTURES'];

let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meteor-replays-'));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The replay file of a whole game, as `/history export` gives it, and how many steps it has. */
async function written(played: RobotsGame): Promise<{ readonly url: string; readonly steps: number }> {
  const { kind } = played.game;
  const adapter = HISTORIES.find(({ game }) => game.kind === kind);
  if (adapter === undefined) throw new Error(`${kind} has no history`);
  const record = await archived(join(folder, `${kind}.db`), playOut(played, { userId: '1', name: NASTY }));
  const assets = builtViewer(inject('viewerFolder'))(kind);
  const file = join(folder, `${kind}.html`);
  writeFileSync(file, replayPage(record, translator('en'), { adapter, assets }).html);
  return { url: pathToFileURL(file).href, steps: record.entries.length };
}

async function keep(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true });
}

/** What the middle of each game shows, and its end. */
const SHOWN: Readonly<Record<string, { readonly middle: RegExp; readonly end: RegExp }>> = {
  'cosmic-run': { middle: /Uno/, end: /wins|points/ },
  'meteor-storm': { middle: /hits left/, end: /wins/ },
  'meteor-town': { middle: /Workshop/, end: /points/ },
};

const VIEWS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

test.each(THREE_GAMES)('the replay file of $game.kind, stepped through by the keyboard to its end', async (played) => {
  const { url, steps } = await written(played);
  const shown = SHOWN[played.game.kind];
  if (shown === undefined) throw new Error(`what does ${played.game.kind} show?`);
  for (const { width, height, colorScheme } of VIEWS) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme });
    const page = await context.newPage();
    const complaints: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith('file:')) foreign.push(request.url());
    });
    await page.goto(url);
    const range = page.locator('input[type=range]');
    await page.locator('body').press('Home');
    const seen = new Set<string>();
    let last = '';
    for (let step = 0; step < steps; step += 1) {
      await page.locator('body').press('ArrowRight');
      last = await page.locator('.table').innerText();
      seen.add(`${await page.locator('.line').innerText()}\n${last}`);
      if (step === Math.floor(steps / 2)) {
        expect(last).toMatch(shown.middle);
        await keep(page, `replay-${played.game.kind}-middle-${width}-${colorScheme}`);
      }
    }
    expect(await range.inputValue()).toBe(await range.getAttribute('max'));
    expect(`${await page.locator('.line').innerText()}\n${last}`).toMatch(shown.end);
    // Nearly every step shows something new.
    expect(seen.size).toBeGreaterThan(steps / 2);
    await keep(page, `replay-${played.game.kind}-end-${width}-${colorScheme}`);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect([...(await barriers(page)), ...(await barriersInTheOther(page, colorScheme))]).toEqual([]);
    expect(await page.locator('main').innerText()).not.toMatch(/\*\*|~~|salvo/);
    expect(await page.locator('header').innerText()).toContain('Rigel');
    expect(await page.locator('img').count()).toBe(0);
    expect(await page.locator('header').innerText()).toContain('<img src=x');
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  }
});
