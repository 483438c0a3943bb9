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

/** Runs in the page: what reaches beyond the window, and what of the table can't be seen. */
const BEYOND = `(() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const { innerWidth, innerHeight } = window;
  const out = [...document.querySelectorAll('[data-card], [data-site], [data-meteor], .top-bar button, .hand-actions button, .stage-buttons button, .chair')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  const facts = document.querySelector('.facts');
  const room = facts?.getBoundingClientRect();
  const cut = [...(facts?.children ?? [])]
    .filter((fact) => fact.getBoundingClientRect().left < room.left - 1 || fact.getBoundingClientRect().bottom > room.bottom + 1)
    .map((fact) => 'cut: ' + fact.textContent);
  return [scrollWidth > innerWidth || scrollHeight > innerHeight ? ['it scrolls'] : [], out, cut].flat();
})()`;

/** The Activity as Discord shows it: a page of the window's whole size. */
export async function alone(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '.activity { position: fixed !important; inset: 0; z-index: 99; } .activity-head { display: none !important; } .activity { grid-template-rows: 1fr !important; }',
  });
}

/** All in sight and nothing that keeps anybody out, at every size and in both schemes; `there` is on the table. */
export async function looksRight(player: Player, what: string, there = '.meteor-table'): Promise<void> {
  const { page } = player;
  for (const [width, height] of SIZES)
    for (const scheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme });
      await frameOf(player).locator(there).waitFor({ timeout: 5_000 });
      const name = `${what} ${width}×${height} ${scheme}`;
      const frame = page.frames().find((one) => one.url().includes('/activity/'));
      if (FOLDER !== undefined) {
        mkdirSync(FOLDER, { recursive: true });
        await page.screenshot({ path: join(FOLDER, `${what}-${width}x${height}-${scheme}.png`) });
      }
      expect.soft(await frame?.evaluate(BEYOND), `${name}: all in sight`).toEqual([]);
      // What keeps somebody out is the same at most sizes, and slow to look for.
      if (width === 360 || width === 1280)
        expect.soft(await barriers(page), `${name}: nothing that keeps anybody out`).toEqual([]);
    }
}
