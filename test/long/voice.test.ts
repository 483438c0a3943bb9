import { expect, test } from 'vitest';
import { leftMuted } from '../discord/voice/chaos.js';

test('after 1,000 games with kills, 429s, leaves, moves, lost permissions and removals of the bot nobody is left muted', async () => {
  const { left, met } = await leftMuted(1000);
  expect(left).toBe(0);
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(1000);
}, 600_000);
