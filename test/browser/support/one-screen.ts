import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { frameOf } from './activity.js';
import { barriers } from './look.js';
import type { Player } from './player.js';

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

/** Runs in the page: what reaches beyond the window or its place, is cut or covered, or has to be scrolled. */
const AMISS = `(() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const { innerWidth, innerHeight } = window;
  const name = (element) => element.className + ' “' + (element.getAttribute('aria-label') ?? element.textContent) + '”';
  const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const beyond = (selector, room) => {
    const rooms = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, ...room };
    return all(selector).filter((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left < rooms.left - 1 || top < rooms.top - 1 || right > rooms.right + 1 || bottom > rooms.bottom + 1;
    });
  };
  const rectOf = (selector) => {
    const { left, top, right, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    return { left, top, right, bottom };
  };
  const out = beyond('[data-card], [data-site], [data-meteor], .top-bar button, .hand-actions button, .stage-buttons button, .chair');
  const facts = beyond('.fact', rectOf('.facts'));
  const labels = beyond('.rock-size, .rock-promise, .built li, .sky-note, .stage-head, .about-button', rectOf('.sky'));
  const cut = all('.fact, .site-state, .prompt, .prompt *, .rock-trait, .face-name, .quiet-button, .main-button, .pass-button, .stage-buttons .button, .chair, .chairs, .stage-head, .guide-lines')
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 || element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 0);
  const open = document.querySelector('dialog[open], .sky-note, .stage-head, .zone-call') !== null;
  const covered = open ? [] : all('.rock-size, .rock-promise').filter((label) => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const meteor = label.closest('[data-meteor]');
    return [left + 3, (left + right) / 2, right - 3].some((x) => !meteor.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  });
  const told = (what, elements) => elements.map((element) => what + ': ' + name(element));
  return [
    scrollWidth > innerWidth || scrollHeight > innerHeight ? ['it scrolls'] : [],
    told('out of sight', out),
    told('out of its place', [...facts, ...labels]),
    told('cut', cut),
    told('covered', covered),
  ].flat();
})()`;

/** The Activity as Discord shows it: a page of the window's whole size. */
export async function alone(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '.activity { position: fixed !important; inset: 0; z-index: 99; } .activity-head { display: none !important; } .activity { grid-template-rows: 1fr !important; }',
  });
}

const SCHEMES = ['dark', 'light'] as const;
/** What keeps somebody out is the same at most sizes, and slow to look for. */
const LOOKED_INTO: ReadonlySet<number> = new Set([360, 1280]);

/** All in sight at every size, and nothing that keeps anybody out in either scheme; `there` is on the table. */
export async function looksRight(player: Player, what: string, there = '.meteor-table'): Promise<void> {
  const { page } = player;
  for (const [width, height] of SIZES) {
    const name = `${what} ${width}×${height}`;
    await page.setViewportSize({ width, height });
    await frameOf(player).locator(there).waitFor({ timeout: 5_000 });
    const frame = page.frames().find((one) => one.url().includes('/activity/'));
    // Schemes differ in colours only.
    expect.soft(await frame?.evaluate(AMISS), `${name}: all in sight`).toEqual([]);
    for (const scheme of FOLDER !== undefined || LOOKED_INTO.has(width) ? SCHEMES : []) {
      await page.emulateMedia({ colorScheme: scheme });
      if (FOLDER !== undefined) {
        mkdirSync(FOLDER, { recursive: true });
        await page.screenshot({ path: join(FOLDER, `${what}-${width}x${height}-${scheme}.png`) });
      }
      if (LOOKED_INTO.has(width))
        expect.soft(await barriers(page), `${name} ${scheme}: nothing that keeps anybody out`).toEqual([]);
    }
  }
}
