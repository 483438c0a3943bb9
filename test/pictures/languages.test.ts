import { describe, expect, it } from 'vitest';
import { curveWords } from '../../src/history/meteor/coach-words.js';
import { endSvg, fieldSvg } from '../../src/discord/games/meteor/picture/index.js';
import type { PublicView } from '../../src/games/meteor/index.js';
import { charactersOf, drawable, drawPng, fontFiles, inLanguage, text } from '../../src/pictures/index.js';
import { LOCALES, translator, type Translate } from '../../src/text/index.js';
import { drawnCharacters } from '../../src/tools/picture-fonts/drawn-characters.js';
import { NOW, PEOPLE, VIEW } from '../discord/games/meteor/render/views.js';
import { descriptions, TURN_GAMES } from '../discord/games/screens.js';
import { charactersIn } from './font.js';
import { FACES } from '../support/registered.js';

/** Pictures have letters for all that they say, in every language. */

const CUT = ['ja', 'zh-TW'] as const;
const AGAIN = 'cut the fonts anew: npm run fonts';

const wordsIn = (svg: string): string =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words = '']) => words).join('');

/** What of a picture the fonts of its language have no letters for. */
function boxes(t: Translate, words: string): readonly string[] {
  const held = fontFiles(t.locale).map((file) => charactersIn(file));
  const [dejavu = new Set<number>(), , own = dejavu] = held;
  return [...new Set(words)].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !dejavu.has(code) && !own.has(code);
  });
}

const over = (result: 'won' | 'lost' | 'abandoned'): PublicView => ({
  ...VIEW,
  phase: 'over',
  outcome: { result, reason: 'impact-time', zone: 1, left: 0, at: NOW },
  fallen: [{ letter: 'K', size: 3, boss: null, zone: 5, overkill: true, seats: [0] }],
  deeds: [{ rockets: 3, hits: 2, given: 0, technologies: 0, retrofits: 0 }],
});
const ROBOTS = new Map([0, 1, 2, 3, 4].map((seat) => [seat, { name: '', robot: true }]));

describe.each(LOCALES)('pictures in %s', (locale) => {
  const t = translator(locale);

  it('of every game have letters for what they say', () => {
    for (const { kind } of TURN_GAMES)
      for (const { name, svg } of descriptions(kind)) expect(boxes(t, wordsIn(svg(t) ?? '')), name).toEqual([]);
    for (const people of [PEOPLE, ROBOTS]) {
      expect(boxes(t, wordsIn(fieldSvg(t, VIEW, people)))).toEqual([]);
      for (const result of ['won', 'lost', 'abandoned'] as const)
        expect(boxes(t, wordsIn(endSvg(t, { view: over(result), people })))).toEqual([]);
    }
  });

  it('of looks back and statistics have them too', () => {
    const { title, facts, known, dealt, zone } = curveWords(t, t('meteor.result.lost'));
    const modes = FACES.flatMap(({ history }) =>
      ['first', 'standard', 'advanced', 'sky', 'daily', 'wreck-field', 'open-sky-calm'].map(
        (mode) => history?.modeName?.(t, mode) ?? '',
      ),
    );
    const rows = FACES.map(({ history }) => history?.stats?.split?.title(t) ?? t('stats.chart.mode'));
    const chart = (['time', 'won', 'other', 'lost', 'drawn', 'abandoned'] as const).map((key) =>
      t(`stats.chart.${key}`),
    );
    const dates = (['long', 'short'] as const).map((month) =>
      new Intl.DateTimeFormat(locale, { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' }).format(NOW),
    );
    const said = [title, facts, known, dealt, zone(3), ...modes, ...rows, ...chart, ...dates].join('');
    expect(boxes(t, said)).toEqual([]);
  });
});

describe.each(CUT)('the font of %s', (locale) => {
  it('was cut to the words that pictures say', () => {
    const held = charactersOf(locale);
    expect(
      [...drawnCharacters(locale)].filter((letter) => !held.has(letter)),
      AGAIN,
    ).toEqual([]);
  });

  it('has a glyph for each character of its list, in both weights', () => {
    for (const file of fontFiles(locale).slice(2)) {
      const glyphs = charactersIn(file);
      expect(
        [...charactersOf(locale)].filter((letter) => !glyphs.has(letter.codePointAt(0) ?? 0)),
        file,
      ).toEqual([]);
    }
  });

  it('is what its words are drawn with', () => {
    const [letter = ''] = [...charactersOf(locale)].filter((one) => /\p{Script=Han}/u.test(one));
    const picture = (words: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${text([4, 32], words, { size: 30 })}</svg>`;
    const drawn = drawPng(inLanguage(locale, picture(letter)), null);
    // Without a letter for it, as with one that no font has, the same box is drawn.
    expect(drawn.equals(drawPng(inLanguage(locale, picture('\u{20000}')), null))).toBe(false);
    expect(drawn.equals(drawPng(picture(letter), null))).toBe(false);
  });
});

describe('names on pictures', () => {
  it('are drawn whole or not at all where their letters are of another script', () => {
    expect(drawable('さくら', 'ja')).toBe('さくら');
    expect(drawable('さくら', 'en')).toBe('');
    expect(drawable('鬱さくら Ana', 'ja')).toBe('Ana');
    expect(drawable('<Bén> 🚀', 'ja')).toBe('<Bén>');
  });
});
