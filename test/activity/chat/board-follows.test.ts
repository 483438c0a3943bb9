import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TableView } from '../../../src/activity/games/meteor/table-view.js';
import { allText, type LocalUser } from '../../../src/local/index.js';
import { ActivityHarness, type TestPage } from '../support.js';

let all: ActivityHarness;
let ana: LocalUser;
let ben: LocalUser;

beforeEach(async () => {
  all = await ActivityHarness.open({ channels: ['general', 'other'] });
  ana = all.harness.user('Ana');
  ben = all.harness.user('Ben');
});
afterEach(() => all.close());

/** The board as the chat shows it to somebody who doesn't play. */
function board(): string {
  const shown = all.harness
    .user('Chloé')
    .sees(all.harness.channel)
    .filter(({ components }) => (components?.length ?? 0) > 0);
  const last = shown.at(-1);
  if (last === undefined) throw new Error('no board in the chat');
  return allText(last);
}

/** A game of the two, opened in the chat, whose clock runs. */
async function begin(): Promise<void> {
  const { harness } = all;
  await harness.run(ana, 'meteor new', { mode: 'standard', seed: 'follows' });
  await harness.run(ben, 'meteor join');
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
}

/** Places a card on that player's own site. */
async function place(page: TestPage): Promise<void> {
  const { you } = page.room.native?.view as TableView;
  const card = you?.hand.find(({ sites }) => sites.length > 0);
  const site = card?.sites[0];
  if (card === undefined || site === undefined) throw new Error('nothing to place');
  expect(await page.act({ type: 'place', card: card.card, site })).toMatchObject({ ok: true });
}

/** Acts, and checks that the board shows it within so many milliseconds; what it shows then is what it comes to. */
async function follows(page: TestPage, withinMs: number): Promise<void> {
  const { harness } = all;
  const before = board();
  await place(page);
  await harness.pass(withinMs);
  const after = board();
  expect(after).not.toBe(before);
  await harness.pass(8_000 - withinMs);
  expect(board()).toBe(after);
}

it('a board that was opened in the chat follows an act in the Activity within about a second', async () => {
  const { harness } = all;
  await begin();
  const page = await all.page(ben);
  await harness.pass(2_000);
  for (let act = 0; act < 3; act += 1) await follows(page, 1_200);
});

it('a board by which nobody plays follows within three seconds, and once somebody is back in the chat within one', async () => {
  const { harness } = all;
  await begin();
  const [anas, bens] = [await all.page(ana), await all.page(ben)];
  await harness.pass(4_000);
  await place(bens);
  await harness.pass(100);
  const shown = board();
  await place(bens);
  await harness.pass(2_700);
  expect(board()).toBe(shown);
  await harness.pass(500);
  expect(board()).not.toBe(shown);
  anas.leave();
  await anas.until(() => anas.closed !== null);
  await harness.pass(6_000);
  for (let act = 0; act < 2; act += 1) await follows(bens, 1_200);
});

it('somebody who closes the Activity here is back in the chat, though they have it open elsewhere', async () => {
  const { harness } = all;
  await begin();
  const [here, bens] = [await all.page(ana), await all.page(ben)];
  const elsewhere = await all.connect(await all.session(ana, all.join(ana, harness.server.channelId('other'))));
  await elsewhere.until(() => elsewhere.frames.length > 0);
  for (const page of [here, elsewhere]) {
    page.leave();
    await page.until(() => page.closed !== null);
    await harness.pass(6_000);
    await place(bens);
    await harness.pass(100);
    const shown = board();
    await place(bens);
    await harness.pass(1_200);
    expect(board()).not.toBe(shown);
  }
});

it('a board that only the Activity has opened, which no token comes with, follows all five zones in eight requests', async () => {
  const { harness } = all;
  const [first, second] = [await all.page(ana), await all.page(ben)];
  const before = harness.ordinary();
  await first.press('end/again-of');
  await second.until(() => JSON.stringify(second.room.board).includes('lobby/join'));
  await second.press('lobby/join');
  await harness.pass(5_200);
  expect(board()).toContain('Ben');
  await first.press('lobby/start');
  await first.act({ type: 'start' });
  await second.until(() => (second.room.native?.view as TableView | undefined)?.phase === 'play');
  const { table } = harness;
  for (let minute = 0; minute < 4; minute += 1) {
    const { zone } = table.state;
    await place(second);
    await harness.pass(57_000);
    expect(board(), `zone ${zone}`).toMatch(new RegExp(`ZONE (${zone}|${zone - 1})`));
    await harness.pass(3_000);
  }
  expect(harness.ordinary() - before).toBeLessThanOrEqual(8);
});
