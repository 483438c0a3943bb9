import { afterEach, describe, expect, test } from 'vitest';
import { messageTime, tellTimesIn, timestampText } from '../../src/web/time-text.js';

const NOW = Date.UTC(2026, 0, 10, 19, 30);
const at = (seconds: number): string => timestampText(NOW / 1000 + seconds, 'R', NOW);

afterEach(() => {
  tellTimesIn('en');
});

describe('moments in messages', () => {
  test.each([
    ['en', 'in 42 seconds', 'now'],
    ['de', 'in 42 Sekunden', 'jetzt'],
    ['pl', 'za 42 sekundy', 'teraz'],
    ['ja', '42 秒後', '今'],
  ])('count down in the reader’s language: %s', (language, left, now) => {
    tellTimesIn(language);
    expect([at(42), at(0)]).toEqual([left, now]);
  });

  test('are in English until a language is known', () => {
    expect(at(90)).toBe('in 1 minute');
  });
});

test('when a message was written is said in the page’s own language', () => {
  tellTimesIn('de');
  expect(messageTime(NOW, new Date(NOW))).toMatch(/^Today at \d\d:\d\d$/);
});
