import { test } from 'vitest';
import { HarnessBot } from './bot.js';
import { channelNames, runChaos } from './chaos.js';

test(
  'failing requests, dropped gateways and a kill lose nothing and leave nothing stale',
  { timeout: 300_000 },
  async () => {
    const options = { channels: 3, moves: 3, kills: 1, seed: 'short' };
    await runChaos(await HarnessBot.open(channelNames(options)), options);
  },
);
