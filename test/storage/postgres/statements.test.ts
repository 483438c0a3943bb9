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
