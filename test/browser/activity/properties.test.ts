import fc from 'fast-check';
import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardOf, type GameState } from '../../../src/games/meteor/index.js';
import { translator } from '../../../src/text/index.js';
import { cardName } from '../../../src/text/meteor/index.js';
import { answeredIn, frameOf, openTable } from '../support/activity.js';
import { evenings, type Evening } from '../support/evening.js';
import type { Player } from '../support/player.js';

/** What holds of the page at every moment, whatever somebody presses, drags and types; and that it is noticed if not. */

const begin = evenings({ offersActivity: true });
const t = translator('en');

/** A press that is answered later than this counts as lost. */
const ANSWER_MS = 3_000;

/** Without what passes: then a game of one person and two robots is soon over. */
const KEYS = ['1', '2', '3', '4', '5', 'k', 'l', 'm', 'n', ' ', 'Escape', 'Tab'] as const;

type Deed =
  | { readonly do: 'press'; readonly which: number }
  | { readonly do: 'key'; readonly key: string }
  | { readonly do: 'drag'; readonly from: number; readonly to: number }
  | { readonly do: 'place'; readonly from: number; readonly to: number }
  | { readonly do: 'wait'; readonly ms: number };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('press' as const), which: fc.nat(40) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('key' as const), key: fc.constantFrom(...KEYS) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('drag' as const), from: fc.nat(9), to: fc.nat(12) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('place' as const), from: fc.nat(9), to: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 100, max: 4_000 }) }) },
);

function activityOf(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().includes('/activity/'));
  if (frame === undefined) throw new Error('the Activity is not open');
  return frame;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: the middle of the one of these things that a number names. */
const spotOf = (selector: string, which: number): string => `(() => {
  const all = [...document.querySelectorAll('${selector}')].filter((one) => one.checkVisibility());
  if (all.length === 0) return null;
  const { left, top, width, height } = all[${which} % all.length].getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
})()`;

async function drag(page: Page, frame: Frame, from: number, to: number): Promise<void> {
  const start = await frame.evaluate<Spot | null>(spotOf('[data-card], .site.launchable', from));
  const end = await frame.evaluate<Spot | null>(spotOf('[data-site], [data-meteor], .top-bar', to));
  const box = await page.locator('.activity-frame').boundingBox();
  if (start === null || end === null || box === null) return;
  await page.mouse.move(box.x + start.x, box.y + start.y);
  await page.mouse.down();
  await page.mouse.move(box.x + end.x, box.y + end.y, { steps: 3 });
  await page.mouse.up();
}

/** Runs in the page. What covers a thing doesn't keep a screen reader from pressing it. */
const pressing = (selector: string, which: number): string => `(() => {
  const all = [...document.querySelectorAll('${selector}')].filter((one) => one.checkVisibility());
  all[${which} % Math.max(1, all.length)]?.click();
})()`;

async function perform({ harness }: Evening, { page }: Player, what: Deed): Promise<void> {
  const frame = activityOf(page);
  switch (what.do) {
    case 'press':
      await frame.evaluate(pressing('button:not([disabled], .pass-button)', what.which));
      return;
    case 'key':
      return page.keyboard.press(what.key);
    case 'place':
      await frame.evaluate(pressing('[data-card]', what.from));
      await frame.evaluate(pressing('[data-site]', what.to));
      return;
    case 'drag':
      return drag(page, frame, what.from, what.to);
    case 'wait':
      return harness.pass(what.ms);
  }
}

/** All that the page holds that can be read: its document with every attribute, and its storage. */
const HELD = `JSON.stringify([document.documentElement.outerHTML, { ...localStorage }, { ...sessionStorage }])`;

/** Rockets and Technologies that nobody but robots, or nobody at all, has seen, as the page would call them. */
function hiddenNames({ seats, sites, deck, drawn, discard, technologies }: GameState, own: number): readonly string[] {
  const seen = new Set([
    ...(seats[own]?.hand ?? []),
    ...sites.flatMap(({ pile }) => pile),
    ...discard,
    ...technologies,
  ]);
  const all = [...seats.flatMap(({ hand }) => hand), ...deck.slice(drawn)];
  const hidden = all.filter((card) => !seen.has(card) && cardOf(card)?.kind !== 'energy');
  return [...new Set(hidden)].flatMap((card) => [cardName(t, card), `data-card="${card}"`]);
}

/** What of the hidden cards the page holds. */
async function leaks({ harness }: Evening, { page }: Player): Promise<readonly string[]> {
  if (harness.game === undefined || harness.game.state.phase === 'over') return [];
  const held = (await activityOf(page).evaluate<string>(HELD)).replaceAll('\\"', '"');
  return hiddenNames(harness.game.state, 0).filter((name) => held.includes(name));
}

/** Whether what was asked has been answered by then. */
async function isAnswered({ page }: Player): Promise<boolean> {
  const from = performance.now();
  const waits = (): Promise<boolean> =>
    activityOf(page).evaluate<boolean>("document.getElementById('app')?.hasAttribute('data-waiting') === true");
  while (await waits()) if (performance.now() - from > ANSWER_MS) return false;
  return true;
}

/** Somebody at a standard game with two robots, in the Activity. */
async function atTable(prepare: (player: Player) => Promise<void> = () => Promise.resolve()) {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  await prepare(ana);
  await ana.say('/meteor new mode:Standard seed:properties');
  await ana.reads('METEOR', ana.board);
  await openTable(ana);
  for (const name of ['+ Robot', '+ Robot', 'Start']) {
    await frameOf(ana).getByRole('button', { name, exact: true }).click();
    await answeredIn(ana);
  }
  await frameOf(ana).locator('.phase-field .main-button').click();
  await answeredIn(ana);
  await frameOf(ana).locator('.phase-play').waitFor();
  return { evening, ana };
}

/** Does such things at one table, a run after the other, and asks after each: what was found first; null: nothing. */
async function explore(
  { evening, ana }: Awaited<ReturnType<typeof atTable>>,
  fault: () => Promise<string | null>,
): Promise<string | null> {
  let found: string | null = null;
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 12 }), async (deeds) => {
      const { table } = evening.harness;
      // In a Time Out there is little to press.
      if (table.state.pause !== null) await table.act({ type: 'resume', seat: 0 });
      for (const one of deeds) {
        if (found !== null) return;
        await perform(evening, ana, one);
        found = await fault();
      }
    }),
    // The table goes on from run to run.
    { seed: 26, numRuns: 6, endOnFailure: true },
  );
  return found;
}

test('whatever is pressed, dragged and typed: no hidden card is in the page or its storage, and every press is answered', async () => {
  const table = await atTable();
  const { evening, ana } = table;
  expect(hiddenNames(evening.harness.table.state, 0).length).toBeGreaterThan(10);
  const { version } = evening.harness.table;
  const fault = async (): Promise<string | null> =>
    (await leaks(evening, ana))[0] ?? ((await isAnswered(ana)) ? null : 'no answer');
  expect(await explore(table, fault)).toBeNull();
  const { state, version: after } = evening.harness.table;
  expect(state.phase, 'there was something to hide until the end').toBe('play');
  expect(after - version, 'and things were done').toBeGreaterThan(3);
});

test.each(['document', 'storage'])('a hidden card in the %s is found', async (place) => {
  const table = await atTable();
  const { evening, ana } = table;
  const [secret = ''] = hiddenNames(evening.harness.table.state, 0);
  // It leaks with the first card that is chosen.
  await activityOf(ana.page).evaluate(`addEventListener('click', ({ target }) => {
    if (target.closest('[data-card]') === null) return;
    const secret = ${JSON.stringify(secret)};
    if (${JSON.stringify(place)} === 'storage') localStorage.setItem('seen', secret);
    else document.querySelector('.sites').title = secret;
  }, true)`);
  expect(await explore(table, async () => (await leaks(evening, ana))[0] ?? null)).toBe(secret);
});

test('an answer that never comes is noticed', async () => {
  let isMute = false;
  const table = await atTable((player) =>
    player.page.routeWebSocket(/\/activity\/.*socket/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (!isMute || !String(message).includes('"is":"done"')) socket.send(message);
      });
    }),
  );
  isMute = true;
  expect(await explore(table, async () => ((await isAnswered(table.ana)) ? null : 'no answer'))).toBe('no answer');
});
