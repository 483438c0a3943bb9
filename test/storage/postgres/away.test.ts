import { expect, test } from 'vitest';
import { newDatabase } from '../../support/postgres/databases.js';
import { proxyTo } from '../../support/postgres/proxy.js';
import { codeOf, harness, playing } from '../../table/support.js';
import { owner } from './owners.js';

test('a database that is away: the game stands still, and goes on by itself, in Time Out', async () => {
  const direct = await newDatabase();
  const { proxy, url } = await proxyTo(direct);
  const one = await owner(url);
  await one.lease.acquire();
  const { tables } = harness(one.log, one.time);
  const table = await playing(tables, { guildId: '100' });
  /** Moves the process's clock on, while the server's answers come when they come, until it is so. */
  const goingOn = (what: () => unknown, is: unknown): Promise<void> =>
    expect
      .poll(async () => {
        await one.time.advance(500);
        return what();
      })
      .toBe(is);

  proxy.cut();
  let answered: string | null = null;
  void table.act({ type: 'time-out', seat: 0 }).then((outcome) => {
    answered = codeOf(outcome);
  });
  await goingOn(() => answered, 'storage-failed');
  expect(table.blocked).toBe(true);
  await goingOn(() => one.lease.holds, false);
  proxy.back();
  await goingOn(() => table.blocked, false);
  expect(one.lease.holds).toBe(true);
  expect(one.lost).toEqual([]);
  expect(table.state).toMatchObject({ phase: 'play', pause: { by: null, zoneLeft: expect.any(Number) as number } });
});
