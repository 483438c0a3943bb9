import { expect, test } from 'vitest';
import { PostgresSql } from '../../../src/storage/postgres/statements.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { expire, owner } from './owners.js';

test('what is stored beside the log is refused to one who has lost the lease', async () => {
  const url = await newDatabase();
  const one = await owner(url);
  await one.lease.acquire();
  const sql = new PostgresSql(one.database, one.lease);
  const put = (value: string): Promise<readonly number[]> =>
    sql.write({ text: 'INSERT INTO about (key, value) VALUES (@value, @value)', values: { value } });
  expect(await put('before')).toEqual([1]);
  await expire(one);
  expect(await (await owner(url)).lease.acquire()).toBe(true);
  await expect(put('after')).rejects.toMatchObject({ problem: 'lease-lost' });
  expect(await sql.rows("SELECT key FROM about WHERE key IN ('before', 'after')")).toEqual([{ key: 'before' }]);
});

test('writes that wait share a transaction; one whose statement is refused takes no other with it', async () => {
  const one = await owner(await newDatabase());
  await one.lease.acquire();
  const sql = new PostgresSql(one.database, one.lease);
  const put = (key: string, ...more: string[]): Promise<readonly number[]> =>
    sql.write(
      ...[key, ...more].map((value) => ({
        text: 'INSERT INTO about (key, value) VALUES (@value, @value)',
        values: { value },
      })),
    );
  const [first, second, third, fourth] = await Promise.allSettled([put('a'), put('b', 'b'), put('c', 'd'), put('e')]);
  expect(first).toEqual({ status: 'fulfilled', value: [1] });
  expect(second?.status).toBe('rejected');
  expect(third).toEqual({ status: 'fulfilled', value: [1, 1] });
  expect(fourth).toEqual({ status: 'fulfilled', value: [1] });
  await sql.idle();
  const keys = await sql.rows<{ key: string }>('SELECT key FROM about WHERE length(key) = 1 ORDER BY key');
  expect(keys.map(({ key }) => key)).toEqual(['a', 'c', 'd', 'e']);
});
