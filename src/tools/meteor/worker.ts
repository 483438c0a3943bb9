import { workerData } from 'node:worker_threads';
import { postResults } from '../simulate/run.js';
import { playRange, type Range } from './range.js';

/** Games in one message. */
const BATCH = 50;

postResults(playRange(workerData as Range), BATCH);
