import { newDatabase } from '../../support/postgres/databases.js';
import { logContract } from '../contract/game-log.js';
import { logOn } from './owners.js';

logContract('PostgreSQL', async () => logOn(await newDatabase()));
