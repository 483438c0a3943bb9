import { expect, onTestFinished, test } from 'vitest';
import { PostgresSuccession } from '../../../src/storage/postgres/succession.js';
import { serverClock } from '../../../src/storage/postgres/time.js';
import { writeEntries } from '../../../src/storage/postgres/log/append.js';
import { batchOf } from '../../../src/storage/postgres/log/batch.js';
import { Connections } from '../../../src/storage/postgres/sql.js';
import type { Shards } from '../../../src/storage/shards.js';
import { systemClock } from '../../../src/table/clock.js';
import type { Clock } from '../../../src/table/ports.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { acted, created } from './entries.js';
import { owner, unfinished, type Owner } from './owners.js';

const NOTE = { at: 0, taken: ['1', '2'], writing: ['a'] };
const SOON_MS = 1_000;

const ahead = (ms: number, clock: Clock = systemClock()): Clock => ({ now: () => clock.now() + ms });

interface Process extends Owner {
  readonly succession: PostgresSuccession;
  readonly warned: string[];
}

async function process(url: string, clock: Clock = systemClock(), shards?: Shards): Promise<Process> {
  const one = await owner(url, shards);
  const warned: string[] = [];
  const succession = new PostgresSuccession(one, clock, (_, message) => warned.push(message));
  return { ...one, succession, warned };
}

const leases = ({ database }: Owner) =>
  database.rows<{ shard: number; owner: string; free: boolean }>(
    "SELECT shard, owner, expires_at = '-infinity' AS free FROM leases ORDER BY shard",
  );

test('the note and the lease are given in one piece: the next process has both, once', async () => {
  const url = await newDatabase();
  const first = await process(url);
  await first.lease.acquire();
  const at = Date.now();
  await first.succession.handOver({ ...NOTE, at });
  expect(first.lease.holds).toBe(false);
  const next = await process(url);
  expect(await next.lease.acquire()).toBe(true);
  const taken = await next.succession.take();
  expect(taken).toMatchObject({ taken: NOTE.taken, writing: NOTE.writing });
  expect(Math.abs((taken?.at ?? 0) - at)).toBeLessThan(SOON_MS);
  expect(await next.succession.take()).toBeNull();
  expect(first.lost).toEqual([]);
});

test('where the note cannot be written, the lease isn’t given back either: it ends as that of a killed process does', async () => {
  const first = await process(await newDatabase());
  await first.lease.acquire();
  const [{ owner: name = '' } = {}] = await leases(first);
  await first.database.run(
    'ALTER TABLE about ADD CONSTRAINT none CHECK (key NOT LIKE @key) NOT VALID'.replace('@key', "'handover%'"),
  );
  await first.succession.handOver(NOTE);
  expect(await leases(first)).toEqual([{ shard: 0, owner: name, free: false }]);
  expect(first.warned).toEqual([expect.stringContaining('could not be handed over')]);
});

test('who has lost the lease leaves no note', async () => {
  const url = await newDatabase();
  const [first, other] = [await process(url), await process(url)];
  await first.lease.acquire();
  await first.database.run("UPDATE leases SET owner = 'another', expires_at = clock_timestamp() + interval '1 hour'");
  await first.succession.handOver(NOTE);
  expect(await other.succession.take()).toBeNull();
  expect(await leases(first)).toEqual([{ shard: 0, owner: 'another', free: false }]);
});

test('an append that is under way is waited for, and is the last one: later ones are refused, whoever follows', async () => {
  const url = await newDatabase();
  const first = await process(url);
  await first.lease.acquire();
  await first.log.append([created('a')]);
  const held = first.lease.held([0]);
  const before = new Map([['a', (await digests(first)).at(-1) ?? '']]);
  const other = new Connections(url, 'other');
  onTestFinished(() => other.close());
  let over = false;
  const handing = await other.transaction(async (sql) => {
    expect(await writeEntries(sql, held, batchOf([acted('a', 1)], before))).toBe('written');
    const handedOver = first.succession.handOver(NOTE).then(() => (over = true));
    await expect.poll(() => waiting(first)).toBe(1);
    expect(over).toBe(false);
    return { handedOver };
  });
  await handing.handedOver;
  const late = batchOf([acted('a', 2)], new Map([['a', (await digests(first)).at(-1) ?? '']]));
  expect(await writeEntries(first.database, held, late)).toBe('lease');
  const next = await process(url);
  await next.lease.acquire();
  expect((await unfinished(next))[0]?.entries).toHaveLength(2);
});

const digests = async ({ database }: Owner): Promise<readonly string[]> =>
  (await database.rows<{ digest: string }>('SELECT digest FROM entries ORDER BY sequence')).map(({ digest }) => digest);

const waiting = async ({ database }: Owner): Promise<number> =>
  (
    await database.rows(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
  ).length;

test('each shard has a note of its own, whoever has it next', async () => {
  const url = await newDatabase();
  const pair = await process(url, systemClock(), { count: 4, residues: [0, 1] });
  await pair.lease.acquire();
  await pair.succession.handOver({ ...NOTE, at: Date.now() });
  const [one, rest] = [
    await process(url, systemClock(), { count: 4, residues: [1] }),
    await process(url, systemClock(), { count: 4, residues: [0, 2, 3] }),
  ];
  await one.lease.acquire();
  await rest.lease.acquire();
  expect(await one.succession.take()).toMatchObject({ taken: NOTE.taken });
  // Of the shards 2 and 3 nobody has left anything: their games were nobody's for longer.
  expect(await rest.succession.take()).toMatchObject({ at: null, taken: NOTE.taken });
});

test.each([-40_000, 40_000])(
  'on a machine whose clock is %i ms ahead the moment of the handover is told by the server’s time',
  async (skew) => {
    const url = await newDatabase();
    const first = await process(url);
    // Both take the server's time, whatever their machines say.
    const [before, after] = [
      await serverClock(first.database, ahead(skew)),
      await serverClock(first.database, ahead(-skew)),
    ];
    expect(Math.abs(before.now() - after.now())).toBeLessThan(200);
    const [leaving, following] = [await process(url, before), await process(url, after)];
    await leaving.lease.acquire();
    const at = before.now();
    await leaving.succession.handOver({ ...NOTE, at });
    await following.lease.acquire();
    const taken = await following.succession.take();
    expect(Math.abs((taken?.at ?? 0) - at)).toBeLessThan(200);
  },
);

test.each([-2_000, -40_000, 2_000, 40_000])(
  'clocks that differ by %i ms can’t go on in each other: what the moment was is not said',
  async (skew) => {
    const url = await newDatabase();
    const [leaving, following] = [await process(url), await process(url, ahead(skew))];
    await leaving.lease.acquire();
    await leaving.succession.handOver({ ...NOTE, at: systemClock().now() });
    await following.lease.acquire();
    expect(await following.succession.take()).toMatchObject({ at: null, taken: NOTE.taken });
  },
);
