import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MeteorAnalysis } from '../../../src/games/meteor/index.js';
import { answeredIn, frameOf, openTable, touch } from '../support/activity.js';
import { evenings } from '../support/evening.js';
import { quickAnalysis } from '../support/harness.js';
import { barriers } from '../support/look.js';
import type { Player } from '../support/player.js';

type Analysis = typeof quickAnalysis;

/** The look back with a turning point right after the clock's start, from which to practise. */
const withTurningPoint: Analysis = (task, onProgress) => {
  const { result, cancel } = quickAnalysis(task, onProgress);
  const sequence = task.log.findIndex(({ events }) =>
    events.some((event) => (event as { readonly type: string }).type === 'clock-started'),
  );
  const at = { sequence, position: 0, zone: 5, left: 60_000, seat: 0, value: 0.18, error: 0.02 } as const;
  const missed = [{ ...at, did: { kind: 'wait' }, other: { kind: 'pass' } }] satisfies MeteorAnalysis['missed'];
  return { result: result.then((found) => ({ ...(found as MeteorAnalysis), missed })), cancel };
};

const begin = evenings({ offersActivity: true, analysis: withTurningPoint });
const FOLDER = process.env['PICTURES'];

async function look(player: Player, name: string): Promise<void> {
  if (FOLDER !== undefined) {
    mkdirSync(FOLDER, { recursive: true });
    await player.page.screenshot({ path: join(FOLDER, `${name}.png`) });
  }
  expect.soft(await barriers(player.page), name).toEqual([]);
}

const press = async (player: Player, name: string | RegExp): Promise<void> => {
  await frameOf(player)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();
  await answeredIn(player);
};

test.each(['wide', 'phone'] as const)(
  'a night of the campaign and what the Coach lets one try from it, both at the table itself (%s)',
  async (size) => {
    const evening = await begin();
    const { harness } = evening;
    const ana = await evening.arrive({ name: 'Ana', size });
    await ana.command('/meteor new scenario:first-light robots:2 level:rookie');
    await ana.reads('Night 1 of 12', ana.board);
    await openTable(ana);
    const frame = frameOf(ana);
    await frame.locator('.stage-lobby').waitFor();
    expect(await frame.locator('.stage-room').innerText()).toMatch(/Rookie/);
    await look(ana, `night-table-lobby-${size}`);
    await press(ana, /^Start/);
    await frame.locator('.phase-field').waitFor();
    // What the night is called and asks for stands behind the question mark.
    await frame.locator('.about-button').click();
    expect(await frame.locator('dialog.sheet').innerText()).toContain('Learn who can build what.');
    await look(ana, `night-table-about-${size}`);
    await press(ana, 'Close');
    await press(ana, 'Start the clock');
    const { table } = harness;
    expect(table.state.phase).toBe('play');
    await look(ana, `night-table-play-${size}`);
    for (let seconds = 0; table.state.phase === 'play' && seconds < 400; seconds += 10) await harness.pass(10_000);
    await harness.pass(3_000);
    await frame.locator('.stage-end').waitFor();
    await look(ana, `night-table-end-${size}`);
    await press(ana, /Coach/);
    await frame.locator('.note-card').waitFor();
    // It becomes the Coach's result by itself.
    await harness.pass(4_000);
    await frame.getByRole('button', { name: /Try 1 from here/ }).click();
    await frame.locator('.guide').waitFor();
    expect(await frame.locator('.guide').innerText()).toContain('The clock is paused with 60 seconds left in zone 5.');
    await look(ana, `practice-table-paused-${size}`);
    await press(ana, /Start the clock/);
    // It is played as any game is.
    const fitting = await frame.locator('.card.fits').first().getAttribute('data-card');
    await touch(ana, { type: 'place', seat: 0, card: fitting ?? '', site: 0 }, size === 'phone' ? 'tap' : 'click');
    await answeredIn(ana);
    await expect.poll(() => frame.locator('[data-site="0"] .site-empty').count()).toBe(0);
    await look(ana, `practice-table-${size}`);
    await press(ana, /End practice/);
    await frame.locator('.guide').waitFor({ state: 'detached' });
    await look(ana, `practice-table-over-${size}`);
  },
);
