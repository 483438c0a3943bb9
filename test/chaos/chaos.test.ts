import { test } from 'vitest';
import { runChaos } from './chaos.js';

test('failing requests, dropped gateways and a kill lose nothing and leave nothing stale', { timeout: 120_000 }, () =>
  runChaos({ channels: 3, moves: 3, kills: 1, seed: 'short' }),
);
