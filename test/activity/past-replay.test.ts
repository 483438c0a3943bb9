import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LocalUser } from '../../src/local/index.js';
import { ActivityHarness } from './support.js';

let all: ActivityHarness;
let ana: LocalUser;

beforeEach(async () => {
  all = await ActivityHarness.open();
  ana = all.harness.user('Ana');
});
afterEach(() => all.close());

/** Ends Ana's game, and gives what pressing Replay on its end comes to. */
async function replayed(): Promise<{ readonly tokens: readonly string[]; readonly note: string }> {
  const { harness } = all;
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.pass(1_500);
  expect(harness.table.state.phase).toBe('play');
  const page = await all.page(ana);
  for (const _ of [1, 2]) await harness.run(ana, 'meteor end');
  await harness.pass(3_000);
  await page.until(() => page.room.native?.stage?.is === 'end');
  const { ok } = await page.press('past/replay');
  expect(ok).toBe(true);
  await page.until(() => page.frames.some(({ is }) => is === 'replay' || is === 'note'));
  const tokens = page.frames.flatMap((frame) => (frame.is === 'replay' ? [frame.token] : []));
  return { tokens, note: JSON.stringify(page.note) };
}

it('while others play the day’s deal, its replay is turned page by page in a note: the link’s page is withheld', async () => {
  const { harness } = all;
  await harness.run(ana, 'daily meteor');
  for (let wait = 0; wait < 20; wait += 1) await harness.quiet();
  await harness.run(ana, 'daily meteor');
  await harness.run(harness.user('Ben'), 'meteor join');
  const { tokens, note } = await replayed();
  expect(tokens).toEqual([]);
  expect(note).toContain('past/replay');
});

it('any other game’s replay is its page', async () => {
  const { harness } = all;
  await harness.run(ana, 'meteor new', { mode: 'first' });
  await harness.run(harness.user('Ben'), 'meteor join');
  const { tokens } = await replayed();
  expect(tokens).toHaveLength(1);
  expect(await harness.replayPage(tokens[0] ?? '')).not.toBeNull();
});
