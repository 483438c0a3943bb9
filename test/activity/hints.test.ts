import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OwnSeat, TableView } from '../../src/activity/games/meteor/table-view.js';
import { allText, type LocalUser } from '../../src/local/index.js';
import { Table } from '../../src/table/table.js';
import { hintDue, hintFor, steadyHint, unseenFronts, viewFor, type Advised } from '../../src/games/meteor/index.js';
import { shownHints } from '../../src/activity/games/meteor/hints.js';
import { ActivityHarness, type TestPage } from './support.js';
import { gameOfTwo } from '../e2e/support/game-of-two.js';

let all: ActivityHarness;
beforeEach(async () => {
  all = await ActivityHarness.open();
});
afterEach(() => all.close());

const youOf = (page: TestPage): OwnSeat | null => (page.room.native?.view as TableView | undefined)?.you ?? null;

it('a hint stays as long as in the chat, and a pass is advised only after four quiet seconds', async () => {
  const { harness } = all;
  const { ana } = await gameOfTwo(harness, { seed: 'hinted' });
  const page = await all.page(ana);
  await page.until(() => youOf(page) !== null);
  const { table } = harness;
  let advised: Advised | null = null;
  const seen = new Set<string>();
  let held = 0;
  // What the page is sent is what the rules of hints say at that moment, while the crew does what the hints say.
  for (let turn = 0; turn < 40 && table.state.phase === 'play'; turn += 1) {
    const now = harness.time.now();
    const view = viewFor(table.state, 0, now);
    const fresh = hintFor(view, unseenFronts(table.state), now);
    const next: Advised = steadyHint(view, fresh, advised, now);
    held += JSON.stringify(next.hint) === JSON.stringify(fresh) ? 0 : 1;
    advised = next;
    await page.until(() => JSON.stringify(youOf(page)?.hints) === JSON.stringify(shownHints(view, next.hint)));
    seen.add(next.hint?.kind ?? 'wait');
    const other = viewFor(table.state, 1, now).hand.find(({ sites }) => sites[1] === null);
    if (turn % 2 === 0 && other !== undefined)
      await table.act({ type: 'place', seat: 1, card: other.card, site: 1 }, `other-${turn}`);
    else await harness.pass(Math.max(100, (hintDue(next, now) ?? now) - now));
  }
  expect([...seen].sort()).toContain('place');
  expect(held).toBeGreaterThan(0);
}, 60_000);

it('says what is advised in a sentence with its reason, and what robots do by their names', async () => {
  const { harness } = all;
  const ana = harness.user('Ana');
  const page = await all.page(ana);
  await page.press('offer/first');
  await page.until(() => page.room.native !== undefined && page.room.native !== null);
  await page.act({ type: 'start' });
  await page.until(() => youOf(page)?.hints.length === 1);
  expect(youOf(page)?.advice).toMatch(/^💡 \*\*.+\*\* → \*\*.+\*\*: .+\.$/);
  while (harness.table.state.sites.every(({ pile }) => pile.length === 0)) await harness.pass(1_000);
  await page.until(() => page.room.news?.words.includes(' put ') === true);
  expect(page.room.news?.words).toMatch(/^🤖 (Rigel|Mira) put /);
});

/** A standard game of Ana's alone whose only meteor is of size 2, with her Rockets ready for it. */
async function nearlyWon(ana: LocalUser, piles: readonly (readonly string[])[] = [['2C', 'C']]): Promise<void> {
  const { harness } = all;
  await harness.run(ana, 'meteor new', { mode: 'standard' });
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  const { table } = harness;
  if (!(table instanceof Table)) throw new Error('not the real table');
  const { state } = harness.table;
  const small = { band: 'small', low: 1, high: 3, size: 2, trait: null, faceUp: true } as const;
  const field = state.field.slice(0, 1).map((meteor) => ({ ...meteor, ...small }));
  const sites = state.sites.map((site, at) => ({ ...site, pile: piles[at] ?? [], ready: piles[at] !== undefined }));
  table.position = { ...table.position, state: { ...state, field, sites } };
}

it('gives hints in a person’s first three games, whatever their mode, off and on with one press for the chat too', async () => {
  const { harness } = all;
  const ana = harness.user('Ana');
  const page = await all.page(ana);
  for (let game = 1; game <= 4; game += 1) {
    await nearlyWon(ana);
    const { table } = harness;
    await page.act({ type: 'pass', confirmed: false });
    await page.until(() => (youOf(page)?.launchable.length ?? 0) > 0);
    expect(youOf(page)?.advice ?? null, `game ${game}`).toEqual(game <= 3 ? expect.stringContaining('💡') : null);
    if (game === 1) {
      await page.press('hand/hints');
      expect(youOf(page)).toMatchObject({ advice: null, hints: [] });
      await harness.run(ana, 'meteor hand');
      expect(ana.seesPrivately(harness.channel).map(allText).join('\n')).not.toContain('💡');
      await page.press('hand/hints');
      expect(youOf(page)?.advice).toContain('💡');
    }
    const target = Object.keys(youOf(page)?.launchable[0]?.promises ?? {})[0];
    expect(await page.act({ type: 'launch', target, sites: [0], change: 0 })).toMatchObject({ ok: true });
    await harness.pass(10_000);
    expect(table.state.outcome?.result, `game ${game}`).toBe('won');
  }
});

it('names which of several Rockets to choose, and marks it', async () => {
  const ana = all.harness.user('Ana');
  const page = await all.page(ana);
  await nearlyWon(ana, [
    ['1F', 'F'],
    ['2C', 'C'],
  ]);
  await page.act({ type: 'pass', confirmed: false });
  await page.until(() => youOf(page)?.launchable.length === 2);
  const [hint] = youOf(page)?.hints ?? [];
  const target = hint?.kind === 'launch' ? hint.target : '';
  expect(hint).toEqual({ kind: 'launch', target, site: 1, change: 0 });
  expect(youOf(page)?.advice).toBe(`💡 Choose **Mine 2: Rocket 2**, then launch at **${target}**: that wins the game!`);
});
