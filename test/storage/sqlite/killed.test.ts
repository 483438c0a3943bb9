import { killing } from '../contract/killing.js';
import { sqlitePast } from './past-support.js';

killing(sqlitePast('inline'));
