import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { SIZES, type Player, type Scheme } from './player.js';

/** `PICTURES=/some/folder npm run test:browser` keeps what the tests looked at. */
const FOLDER = process.env['PICTURES'];

interface Sight {
  readonly right: number;
  readonly words: string;
  readonly low: readonly string[];
  readonly clipped: readonly string[];
}

/** Runs in the page: how far things reach, what they say, what is too low for a finger, and whose words are cut off. */
const SIGHT = `(() => {
  const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const all = [...document.querySelectorAll('.main *')].filter(seen);
  const pressed = all.filter((element) => element.matches('button, a.button'));
  const name = (element) => element.innerText || element.getAttribute('aria-label') || element.className;
  return {
    right: Math.max(document.documentElement.scrollWidth, ...all.map((element) => element.getBoundingClientRect().right)),
    words: document.querySelector('.messages').innerText,
    low: pressed.filter((element) => element.getBoundingClientRect().height < 40).map(name),
    clipped: all.filter((element) => element.matches('.button-face, .button-label, .markdown, .content') && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0).map(name),
  };
})()`;

/** Until the page has drawn what it had to, and its countdowns, which turn over once a second, are right by its clock. */
const COUNTED = `new Promise((resolve) => {
  const now = new Intl.RelativeTimeFormat(navigator.language, { numeric: 'auto' }).format(0, 'second');
  const right = (time) => {
    const left = Math.abs(Math.round(Number(time.dataset.unix) - Date.now() / 1000));
    return left >= 60 || time.innerText.includes(left === 0 ? now : String(left));
  };
  const see = () => ([...document.querySelectorAll('time[data-unix]')].every(right) ? resolve() : requestAnimationFrame(see));
  requestAnimationFrame(() => requestAnimationFrame(see));
})`;

const KEYS =
  /\{\{|\}\}|undefined|NaN|\[object|\b(board|hand|lobby|end|headline|refusal|common|settings|rules|command|silence|error)\.[a-z-]+\b/;

/**
 * What axe-core finds wrong for those who use a screen reader, a keyboard or large contrasts; in words. Each frame is looked
 * into by itself: axe-core passes over one that it isn't in, after it has waited half a second for its answer.
 */
export async function barriers(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) found.push(...(await barriersIn(frame, rules)));
  return found;
}

/** What is named in words and drawn in signs: a card, a site, a meteor. What it shows is no text that anybody reads out. */
const DRAWN = '[data-card], [data-site], [data-meteor], .card-face';

async function barriersIn(frame: Frame, rules: readonly string[] | undefined): Promise<readonly string[]> {
  if (!(await frame.evaluate<boolean>('typeof axe === "object"'))) await frame.evaluate(axe.source);
  const options = { resultTypes: ['violations'], iframes: false };
  const chosen = { ...options, ...(rules === undefined ? {} : { runOnly: rules }) };
  return frame.evaluate<string[]>(`axe.run(document, ${JSON.stringify(chosen)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes
      .filter(({ target }) => id !== 'label-content-name-mismatch' || !document.querySelector(target[0]).matches('${DRAWN}'))
      .map(({ html, any }) => id + ': ' + html.slice(0, 160) + ' ' + (any[0]?.message ?? '')))
  )`);
}

/** The same in the other scheme, in which only the colours are others. */
export async function barriersInTheOther(page: Page, scheme: Scheme): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' });
  const found = await barriers(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: scheme });
  return found;
}

export async function picture(player: Player, path: string): Promise<void> {
  await player.page.mouse.move(0, 0);
  await player.page.evaluate(COUNTED);
  await player.page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}

/** Screens that were looked at in the other scheme too: once is enough, for colours are the same at every size. */
const seenInBoth = new Set<string>();

/** What a screen's words may break: nothing wider than the window, cut off, too low, or a key instead of words. */
export async function fits(player: Player, name: string): Promise<void> {
  const { page, size } = player;
  const { right, words, low, clipped } = await page.evaluate<Sight>(SIGHT);
  expect(right, `${name}: nothing reaches beyond the window`).toBeLessThanOrEqual(SIZES[size].width + 0.5);
  expect(KEYS.exec(words)?.[0], `${name}: words, not keys`).toBeUndefined();
  expect(clipped, `${name}: nothing cut off`).toEqual([]);
  if (size !== 'wide') expect(low, `${name}: all high enough for a finger`).toEqual([]);
  await keep(player, name);
}

/** What is true of every screen; a picture of it, where one is wanted. */
export async function look(player: Player, name: string): Promise<void> {
  const { page, scheme } = player;
  await fits(player, name);
  expect(await barriers(page), `${name}: nothing that keeps anybody out`).toEqual([]);
  if (seenInBoth.has(name)) return;
  seenInBoth.add(name);
  expect(await barriersInTheOther(page, scheme), `${name}: readable in the other scheme too`).toEqual([]);
}

async function keep(player: Player, name: string): Promise<void> {
  if (FOLDER === undefined) return;
  mkdirSync(FOLDER, { recursive: true });
  await picture(player, join(FOLDER, `${name}-${player.size}-${player.scheme}.png`));
}
