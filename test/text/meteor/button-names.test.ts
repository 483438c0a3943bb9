import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/text/index.js';
import { wordsOf } from '../../../src/text/translate.js';

describe('buttons that words name', () => {
  it('start the clock: what the words name is how the button begins, in every language', () => {
    for (const locale of LOCALES) {
      const words = wordsOf(locale);
      const button = (words.get('meteor.board.button.start-clock') ?? '').replace('⏱ ', '');
      const start = words.get('lobby.button.start') ?? '';
      for (const key of [
        'meteor.hand.done.started',
        'meteor.refusal.mulligan-used',
        'meteor.refusal.mulligan-ended',
        'meteor.refusal.boss-placed',
      ])
        expect(words.get(key), `${locale} ${key}`).toContain(button.startsWith(start) ? start : button);
    }
  });
});
