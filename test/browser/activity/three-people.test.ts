import { expect, test } from 'vitest';
import type { Action, GameState } from '../../../src/games/meteor/index.js';
import { answeredIn, frameOf, openTable, tableIn, touch } from '../support/activity.js';
import { TableByEar } from '../support/activity-by-ear.js';
import { evenings, openLobby, showHand } from '../support/evening.js';
import { GLANCE_MS, laid, press } from '../support/perform.js';
import type { Player } from '../support/player.js';
import { Reader } from '../support/reader.js';
import { dealt, rehearse, seedFor } from '../support/rehearsal.js';
import { fromBoard, siteWords } from '../support/table-words.js';

const begin = evenings({ offersActivity: true });

/** From an act to the same table on another face: the median of a game. */
const SOON_MS = 200;
const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

/** Waits until that face shows the table; how long that took. */
async function untilSame(
  face: () => Promise<readonly string[]>,
  table: { readonly state: GameState },
): Promise<number> {
  const from = performance.now();
  const wanted = JSON.stringify(siteWords(table.state));
  let seen = '';
  while (performance.now() - from < 10_000) {
    seen = JSON.stringify(await face());
    if (seen === wanted) return performance.now() - from;
  }
  throw new Error(`never the same\n${seen}\n${wanted}`);
}

test('three people at one table, in the chat, by touch and by ear, see the same after each act of a whole first game', async () => {
  const seed = seedFor((one) => {
    const { steps, outcome } = rehearse(dealt({ mode: 'first', players: 3 }, one));
    return outcome.result === 'won' ? steps.length : null;
  });
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  const chloe = await evening.arrive({ name: 'Chloé', scheme: 'light' });
  await openLobby(ana, { mode: 'first', seed });
  await openTable(ben);
  await frameOf(ben).getByRole('button', { name: 'Join' }).tap();
  await answeredIn(ben);
  await harness.pass(1_000);
  await ana.reads('Ben', ana.board);
  const ear = new TableByEar(harness, chloe.page, await Reader.of(chloe.page));
  await openTable(chloe);
  await ear.press(/^Join$/);
  await ear.answered();
  await harness.pass(1_000);
  await ana.reads('Chloé', ana.board);
  await ana.pressNamed('Start');
  await ana.pressNamed(/Start the clock/);
  const { table } = harness;
  const begun = table.state.at;
  await harness.pass(1_000);
  await showHand(ana);

  const does = (player: Player, action: Action, moment: () => Promise<void>): Promise<void> => {
    if (player === ana) return press(harness, ana, action, moment);
    return moment().then(() => (player === ben ? touch(ben, action) : ear.act(action)));
  };
  const { steps, outcome } = rehearse(table.state);
  const waits: number[] = [];
  let behind = 0;
  for (const { at, seat, action, after } of steps) {
    const until = (moment: number): Promise<void> => harness.pass(Math.max(0, moment - harness.time.now()));
    await until(begun + at - GLANCE_MS);
    const player = [ana, ben, chloe][seat];
    if (player === undefined) throw new Error(`nobody sits on ${seat}`);
    await does(player, action, () => until(begun + at));
    await expect.poll(() => laid(table.state), { timeout: 5_000, interval: 5 }).toBe(laid(after));
    // The end takes the table's place.
    if (after.phase !== 'play') break;
    waits.push(await untilSame(() => tableIn(ben), table), await untilSame(() => ear.sites(), table));
    await harness.pass(1_000);
    // A salvo that is resolved just now is on the board within its second: the next look finds it there.
    const board = fromBoard(await ana.board.innerText(), ['Ana', 'Ben', 'Chloé']);
    behind = JSON.stringify(board) === JSON.stringify(siteWords(table.state)) ? 0 : behind + 1;
    expect(behind, `the chat's board is behind: ${board.join(' | ')}`).toBeLessThan(2);
  }
  expect(median(waits)).toBeLessThan(SOON_MS);
  await harness.pass(6_000);
  expect(table.state.outcome).toMatchObject({ result: 'won', zone: outcome.zone });
  await ana.reads('EARTH IS SAFE', ana.board);
  await frameOf(ben).getByText('EARTH IS SAFE').first().waitFor();
  expect((await ear.read()).text).toContain('EARTH IS SAFE');
}, 120_000);
