import { killing } from '../contract/killing.js';
import { pastKeepsItsContract } from '../contract/past.js';
import { sqlitePast } from './past-support.js';

pastKeepsItsContract(sqlitePast('thread'));
killing(sqlitePast('thread'));
