import { expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '../../support/postgres/databases.js';
import { codeOf, harness, playing } from '../../table/support.js';
import { expire, owner, type Owner } from './owners.js';

function tablesOn(one: Owner): ReturnType<typeof harness<Owner['log']>> {
  const here = harness(one.log, one.time);
  onTestFinished(() => here.all.close());
  return here;
}

const GAME = { guildId: '100' };

test('a game goes on in the process that takes over, in Time Out, and nowhere else', async () => {
  const url = await newDatabase();
  const first = await owner(url);
  await first.lease.acquire();
  const before = tablesOn(first);
  const table = await playing(before.tables, GAME);
  first.lease.abandon();
  await expire(first);

  const second = await owner(url);
  expect(await second.lease.acquire()).toBe(true);
  const after = tablesOn(second);
  expect(await after.all.recover()).toBe(1);
  const again = after.tables.byGame(table.game);
  expect(again?.state).toMatchObject({ phase: 'play', pause: { by: null } });
  expect([...(again?.people.values() ?? [])].map(({ name }) => name)).toEqual(['Ann', 'Ben']);

  // The first one doesn't know yet: by its clocks no time has passed.
  expect(codeOf(await table.act({ type: 'time-out', seat: 0 }))).toBe('storage-failed');
  expect(codeOf((await again?.act({ type: 'resume', seat: 1 })) ?? { ok: false, refusal: { code: 'no-game' } })).toBe(
    'ok',
  );
  await after.all.close();
});
