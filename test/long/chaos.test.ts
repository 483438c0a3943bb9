import { test } from 'vitest';
import { runChaos } from '../chaos/chaos.js';

test('twenty channels of three, five kills: nothing lost, nothing stale', { timeout: 1_800_000 }, () =>
  runChaos({ channels: 20, moves: 6, kills: 5, seed: 'long' }),
);
