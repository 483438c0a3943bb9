import { PostgresSql } from '../../../src/storage/postgres/statements.js';
import { testDatabase } from '../../support/postgres/databases.js';
import { storesKeepTheirContract } from '../contract/stores.js';

storesKeepTheirContract(async () => new PostgresSql(await testDatabase()));
