import { workerData } from 'node:worker_threads';
import { postResults } from '../simulate/run.js';
import { playRange, type Range } from './run.js';

// An Architect takes a second a town: each is told at once.
postResults(playRange(workerData as Range), 1);
