import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/text/index.js';
import { wordsOf } from '../../../src/text/translate.js';

/** Zones, as each language calls them. */
const ZONE = /zon[ae]|stref|ゾーン|區/iu;

const isPoint = (line: string): boolean => line.startsWith('•');

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
        expect(words.get(key), `${locale} ${key}`).not.toMatch(ZONE);
    }
  });

  it('count several Overkills of one salvo as one, and name no zones that they cost: a Powder Keg takes two', () => {
    for (const locale of LOCALES) {
      const [several] = (wordsOf(locale).get('meteor.rules.overkill.body') ?? '').split('\n').filter(isPoint);
      expect(several, locale).not.toMatch(ZONE);
    }
  });

  it('say that a Power takes a mark of passing away, as the ruling does (R9)', () => {
    for (const locale of LOCALES) {
      const [own] = (wordsOf(locale).get('meteor.rules.passing.body') ?? '').split('\n').filter(isPoint);
      expect(own, locale).toMatch(/Power|Fähigkeit|Poder|Pouvoir|Potere|パワー|Kracht|Moc|能力/u);
    }
  });

  it('say that three cards can be a Retrofit: relaxed, or beside Salvage Factory or Lean Retrofit', () => {
    for (const locale of LOCALES) expect(wordsOf(locale).get('meteor.hints.new-retrofit'), locale).toMatch(/3|三/u);
  });
});
