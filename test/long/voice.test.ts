import { expect, test } from 'vitest';
import { leftMuted } from '../discord/voice/chaos.js';

test('after 1,000 games with kills, 429s, lost answers, leaves and lost permissions nobody is left muted in voice', async () => {
  expect(await leftMuted(1000)).toBe(0);
}, 600_000);
