import { afterEach, expect, it } from 'vitest';
import { allText } from '../../src/local/index.js';
import { ActivityHarness, actId, type TestPage } from './support.js';

let all: ActivityHarness;
afterEach(() => all.close());

async function show(page: TestPage, sign: string): Promise<boolean> {
  const act = actId();
  page.send({ do: 'sign', act, sign });
  return (await page.done(act)).ok;
}

it('a gesture is seen on every table and on the chat’s board for a moment; others’ and unknown ones are refused', async () => {
  all = await ActivityHarness.open();
  const { server, time } = all.harness;
  const [ana, ben, cleo] = [server.addUser('Ana'), server.addUser('Ben'), server.addUser('Cleo')];
  await ana.command(server.channelId(), 'meteor new', { mode: 'first' });
  const first = await all.page(ana);
  const second = await all.page(ben);
  await second.press('lobby/join');
  await first.press('lobby/start');
  await first.act({ type: 'start' });
  const watching = await all.page(cleo);
  const onBoard = (): boolean => ana.sees(server.channelId()).some((message) => allText(message).includes('Ben: 👍'));

  expect(await show(second, '👍')).toBe(true);
  const at = time.now();
  const seat = all.harness.tables.inChannel(server.channelId())?.seatOf(ben.id) ?? -1;
  for (const page of [first, watching])
    await page.until(() => page.room.native?.signs.some(({ sign }) => sign === '👍') === true);
  expect(first.room.native?.signs).toEqual([{ seat, sign: '👍', at }]);
  await time.advance(1_500);
  await server.until(onBoard);

  // Faster than anybody reads, not one of the eight, and not from somebody who plays.
  await time.advance(400);
  expect(await show(second, '❓')).toBe(true);
  expect(await show(second, '🎉')).toBe(false);
  expect(await show(first, '🟥')).toBe(false);
  expect(await show(watching, '👍')).toBe(false);
  await first.until(() => first.room.native?.signs.some(({ sign }) => sign === '❓') === true);
  expect(first.room.native?.signs.map(({ sign }) => sign)).toEqual(['❓']);
  await time.advance(10_000);
  await server.until(() => !onBoard());
});

it('after the end there are no gestures, and nothing brings the board back', async () => {
  all = await ActivityHarness.open();
  const { server, time } = all.harness;
  const ana = server.addUser('Ana');
  await ana.command(server.channelId(), 'meteor new', { mode: 'first' });
  const page = await all.page(ana);
  const table = all.harness.tables.inChannel(server.channelId());
  if (table === undefined) throw new Error('no table');
  await page.press('lobby/start');
  await page.act({ type: 'start' });
  await table.act({ type: 'end', by: 0 });
  expect(await show(page, '👍')).toBe(false);
  await time.advance(30_000);
  // The board is forgotten by now: only the page still shows the end.
  expect(await show(page, '👍')).toBe(false);
  expect(page.room.native?.signs ?? []).toEqual([]);
  const before = time.pending;
  await time.advance(10_000);
  expect(time.pending).toBeLessThanOrEqual(before);
});
