import { describe, expect, it } from 'vitest';
import type { Rendered } from '../../../src/discord/messages/parts.js';
import type { MessageBody } from '../../../src/discord/rest/api.js';
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, translator, withIcons, wordsAlone } from '../../../src/text/index.js';
import { pseudo } from '../../support/pseudo.js';
import { discordFaults, faults } from './meteor/render/limits.js';
import { latinCommas, latinCommasIn } from './commas.js';
import { plainFaults, unspoken } from './screen-reader.js';
import { TURN_GAMES, toldLines } from './screens.js';

/** Every screen of the games that are played in turns, in every language. */

const areComponents = (components: unknown): components is Rendered['components'] => Array.isArray(components);

function rendered({ components }: MessageBody): Rendered {
  if (!areComponents(components)) throw new Error('a message without components');
  return { components };
}

const SPOKEN = [
  { language: 'English', t: translator('en'), step: 1 },
  { language: 'a language longer by 40 %', t: pseudo(), step: 2 },
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({
    language: LANGUAGES[locale].name,
    t: translator(locale),
    step: 5,
  })),
];

describe.each(TURN_GAMES)('every screen of $kind', ({ kind, screens }) => {
  const all = screens();

  it.each(SPOKEN)('keeps Discord’s limits, and says in words what it shows, in $language', ({ t, step }) => {
    const pictured = withIcons(t, (name) => ({ id: '1'.repeat(20), name }));
    for (const { name, draw } of all.filter((_, at) => at % step === 0)) {
      for (const say of [t, pictured]) {
        const body = rendered(draw(say));
        expect(faults(body), name).toEqual([]);
        expect(unspoken(body), name).toEqual([]);
        expect(latinCommas(say, body), name).toEqual([]);
        if (name.includes('plain')) expect(plainFaults(body), name).toEqual([]);
      }
    }
  });

  it('is taken by Discord’s own API description', () => {
    for (const { name, draw } of all.filter((_, at) => at % 7 === 0))
      expect(discordFaults(rendered(draw(translator('en')))), name).toEqual([]);
  });

  it('is told with the commas of the language', () => {
    for (const locale of LOCALES) {
      const t = translator(locale);
      expect(latinCommasIn(t, toldLines(kind, t)), locale).toEqual([]);
    }
  });

  it('reads as sentences where it is asked how the table stands', () => {
    const lines = toldLines(kind, translator('en'));
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(wordsAlone(translator('en'), line), line).toMatch(/\p{Letter}{2}/u);
  });
});
