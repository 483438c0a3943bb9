import { test } from 'vitest';
import { HarnessBot } from '../chaos/bot.js';
import { channelNames, runChaos } from '../chaos/chaos.js';
import { ProcessBot } from './process-bot.js';

test('twenty channels of three, five kills by the test’s clock', { timeout: 1_800_000 }, async () => {
  const options = { channels: 20, moves: 6, kills: 5, seed: 'long' };
  await runChaos(await HarnessBot.open(channelNames(options)), options);
});

test('twenty channels of three, five SIGKILLs of the bot’s own process', { timeout: 1_800_000 }, async () => {
  const options = { channels: 20, moves: 2, kills: 5, seed: 'killed' };
  await runChaos(await ProcessBot.open(channelNames(options)), options);
});
