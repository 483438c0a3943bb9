import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/text/index.js';
import { wordsOf } from '../../../src/text/translate.js';

/** What is said of the rules holds beside the house cards, too, in every language. */
describe('words that house cards would make untrue', () => {
  it('name no zone for an Overkill that loses: beside Comet, Powder Keg and Thin Ice it isn’t only the last', () => {
    for (const locale of LOCALES) {
      const words = wordsOf(locale);
      for (const key of [
        'meteor.end.reason.impact-overkill',
        'meteor.hand.sure-overkill',
        'meteor.hand.confirm-launch-again',
      ])
        expect(words.get(key), `${locale} ${key}`).not.toMatch(/zon[ae]|stref|ゾーン|區/iu);
    }
  });
});
