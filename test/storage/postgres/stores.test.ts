import { PostgresStorage } from '../../../src/storage/postgres/bot-storage.js';
import { PostgresSql } from '../../../src/storage/postgres/statements.js';
import { newDatabase, NO_FENCE, testSql } from '../../support/postgres/databases.js';
import { messagesAreWrittenBeforeClosing } from '../contract/closing.js';
import { factsKeepTheirContract } from '../contract/facts.js';
import { storesKeepTheirContract } from '../contract/stores.js';
import { owner } from './owners.js';

storesKeepTheirContract(testSql);
factsKeepTheirContract(testSql);

messagesAreWrittenBeforeClosing(async (context) => {
  const url = await newDatabase();
  const { database, lease } = await owner(url);
  await lease.acquire();
  const storage = new PostgresStorage({ database, lease, secrets: { daily: '', key: Buffer.alloc(32) } }, context);
  return { storage, reopen: async () => new PostgresSql((await owner(url)).database, NO_FENCE) };
});
