import { expect, it } from 'vitest';
import { nameIn } from '../../src/local/web/messages/reading.js';

it('names a message by its first line’s words: no bars, no emoji, no details', () => {
  expect(nameIn('ZONE 5 ▰▰▰▰▱')).toBe('ZONE 5');
  expect(nameIn('🌍 EARTH IS SAFE')).toBe('EARTH IS SAFE');
  expect(nameIn('☄️ THE METEOR FIELD · 7 meteors')).toBe('THE METEOR FIELD');
  expect(nameIn('Ready?')).toBe('Ready?');
  expect(nameIn('⏸')).toBe('');
});
