import { testSql } from '../../support/postgres/databases.js';
import { factsKeepTheirContract } from '../contract/facts.js';
import { storesKeepTheirContract } from '../contract/stores.js';

storesKeepTheirContract(testSql);
factsKeepTheirContract(testSql);
