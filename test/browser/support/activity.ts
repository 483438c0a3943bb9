import type { FrameLocator, Locator } from 'playwright-core';
import type { Action } from '../../../src/games/meteor/index.js';
import type { Player } from './player.js';
import { fromLabels } from './table-words.js';

/** The Activity's frame in somebody's window. */
export const frameOf = ({ page }: Player): FrameLocator => page.frameLocator('.activity-frame');

/** Opens the channel's table by the button over the channel, which is there for a lobby too. */
export async function openTable(player: Player): Promise<void> {
  await player.press(player.page.getByTestId('activity-open'));
  await frameOf(player).locator('main').waitFor();
}

/** Waits until what was pressed in the Activity has been answered. */
export async function answeredIn(player: Player): Promise<void> {
  await frameOf(player).locator('#app:not([data-waiting])').waitFor();
}

const at = (player: Player, kind: 'card' | 'site' | 'meteor', id: string | number): Locator =>
  frameOf(player).locator(`[data-${kind}="${id}"]`);

/** Does an action by touching, or clicking, cards, sites and meteors. */
export async function touch(player: Player, action: Action, by: 'tap' | 'click' = 'tap'): Promise<void> {
  switch (action.type) {
    case 'place':
      await at(player, 'card', action.card)[by]();
      await at(player, 'site', action.site)[by]();
      return;
    case 'launch':
      for (const site of action.sites) {
        const rocket = at(player, 'site', site);
        if (!(await rocket.evaluate((element) => element.classList.contains('chosen')))) await rocket[by]();
        await at(player, 'meteor', action.target)[by]();
        await answeredIn(player);
      }
      return;
    case 'scrap':
      await frameOf(player).locator(`[data-scrap="${action.site}"]`)[by]();
      return;
    case 'pass':
      await frameOf(player).getByRole('button', { name: 'Pass' })[by]();
      if (action.confirmed) {
        const yes = frameOf(player).getByRole('button', { name: 'Yes' });
        await answeredIn(player);
        if ((await yes.count()) > 0) await yes[by]();
      }
      return;
    default:
      throw new Error(`nothing to touch for ${action.type}`);
  }
}

interface Named {
  readonly sites: readonly string[];
  readonly meteors: readonly string[];
}

/** Runs in the page. */
const NAMES = `(() => {
  const all = (what) => [...document.querySelectorAll('[data-' + what + ']')];
  const byNumber = all('site').sort((a, b) => a.dataset.site - b.dataset.site);
  return {
    sites: byNumber.map((site) => site.ariaLabel ?? ''),
    meteors: all('meteor').map((meteor) => meteor.dataset.meteor),
  };
})()`;

/** What the sites and meteors of somebody's table are called, in the words that a test compares. */
export async function tableIn(player: Player): Promise<readonly string[]> {
  const frame = player.page.frames().find((one) => one.url().includes('/activity/'));
  if (frame === undefined) throw new Error('the Activity is not open');
  const { sites, meteors } = await frame.evaluate<Named>(NAMES);
  return fromLabels(sites, meteors);
}

/** Pixels between what was measured and each edge of the window. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Runs in the page, as on a phone with a notch: how far what is read and pressed is from the edges. */
export const insetsOf = (parts: string): string => `(() => {
  for (const [edge, size] of [['top', 50], ['bottom', 30], ['left', 20], ['right', 10]])
    document.documentElement.style.setProperty('--discord-safe-area-inset-' + edge, size + 'px');
  const boxes = [...document.querySelectorAll('${parts}')].map((part) => part.getBoundingClientRect());
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: innerHeight - Math.max(...boxes.map(({ bottom }) => bottom)),
    left: Math.min(...boxes.map(({ left }) => left)),
    right: innerWidth - Math.max(...boxes.map(({ right }) => right)),
  };
})()`;
