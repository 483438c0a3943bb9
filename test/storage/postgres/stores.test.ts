import { expect, test } from 'vitest';
import { PostgresStorage } from '../../../src/storage/postgres/bot-storage.js';
import { Connections } from '../../../src/storage/postgres/sql.js';
import { newDatabase, testSql } from '../../support/postgres/databases.js';
import { told } from '../contract/context.js';
import { factsKeepTheirContract } from '../contract/facts.js';
import { storesKeepTheirContract } from '../contract/stores.js';
import { created } from './entries.js';
import { owner } from './owners.js';

storesKeepTheirContract(testSql);
factsKeepTheirContract(testSql);

test('where boards and hands are is written before the database closes, in the order in which it came', async () => {
  const url = await newDatabase();
  const { database, lease } = await owner(url);
  await lease.acquire();
  const { context } = told();
  const storage = new PostgresStorage({ database, lease, secrets: { daily: '', key: Buffer.alloc(32) } }, context);
  const board = {
    ...{ game: 'one', channelId: 'c', userId: null, token: null, message: '@original', messageId: null },
    ...{ expiresAt: 5, layout: '', sent: null },
  };
  await storage.gameLog.append([created('one')]);
  storage.stores.messages.keep(board);
  storage.stores.messages.keep({ ...board, userId: '100' });
  storage.stores.messages.forget('one');
  storage.stores.messages.keep({ ...board, channelId: 'other' });
  storage.stores.messages.keep({ ...board, userId: '200' });
  await storage.close();
  const beside = new Connections(url, 'of the test', { most: 1 });
  const rows = await beside.rows('SELECT channel, "user" FROM panels ORDER BY "user"').finally(() => beside.close());
  expect(rows).toEqual([
    { channel: 'other', user: '' },
    { channel: 'c', user: '200' },
  ]);
});
