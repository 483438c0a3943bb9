import { pastKeepsItsContract } from '../contract/past.js';
import { sqlitePast } from './past-support.js';

pastKeepsItsContract(sqlitePast('inline'));
