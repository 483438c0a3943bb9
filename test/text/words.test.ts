import { parse, type Token } from '@messageformat/parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TECHNOLOGIES } from '../../src/games/meteor/cards/technologies.js';
import { TRAITS } from '../../src/games/meteor/cards/traits.js';
import {
  LOCALES,
  buttonName,
  description,
  escapeText,
  unescapeText,
  knownLocale,
  missingWords,
  localeOf,
  seatName,
  translator,
  type Locale,
  type PlainKey,
} from '../../src/text/index.js';
import {
  RULE_TOPICS,
  cardName,
  chatWord,
  effectLines,
  meteorName,
  rulesTopic,
  traitEffect,
} from '../../src/text/meteor/index.js';
import { wordsOf } from '../../src/text/translate.js';
import { anyName } from '../discord/games/meteor/render/views.js';

const t = translator('en');

const ENGLISH = wordsOf('en');

/** The arguments that a message asks for, by the library's own parser. */
/** What a message counts, in whatever depth. */
const countedIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) =>
    'cases' in token
      ? [...(token.type === 'plural' ? [token.arg] : []), ...token.cases.flatMap((one) => countedIn(one.tokens))]
      : [],
  );

const argumentsOf = (words: string): string[] => {
  const names = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => {
      if (token.type === 'argument' || token.type === 'function') return [token.arg];
      if (token.type === 'octothorpe' || token.type === 'content') return [];
      return [token.arg, ...token.cases.flatMap((one) => names(one.tokens))];
    });
  return [...new Set(names(parse(words)))].sort();
};

/** Fractions and millions have forms of their own in some languages; the bot counts neither. */
const NEVER_COUNTED: Readonly<Partial<Record<Locale, string>>> = {
  'es-ES': 'many',
  fr: 'many',
  it: 'many',
  'pt-BR': 'many',
};

const formsIn = (locale: Locale): string[] =>
  new Intl.PluralRules(locale)
    .resolvedOptions()
    .pluralCategories.filter((form) => form !== NEVER_COUNTED[locale])
    .sort();

/** The forms of each plural in a message, exact numbers (`=0`) apart. */
const pluralsOf = (tokens: readonly Token[]): string[][] =>
  tokens.flatMap((token) => {
    if (token.type !== 'plural' && token.type !== 'select' && token.type !== 'selectordinal') return [];
    const inner = token.cases.flatMap((one) => pluralsOf(one.tokens));
    if (token.type !== 'plural') return inner;
    return [
      token.cases
        .map(({ key }) => key)
        .filter((key) => !key.startsWith('='))
        .sort(),
      ...inner,
    ];
  });

describe('locales', () => {
  it('have no key that English lacks, and ask for the same fillings', () => {
    for (const locale of LOCALES) {
      for (const [key, words] of wordsOf(locale)) {
        expect(ENGLISH.has(key), `${locale} ${key}`).toBe(true);
        expect(argumentsOf(words), `${locale} ${key}`).toEqual(argumentsOf(ENGLISH.get(key) ?? ''));
      }
    }
  });

  it('say what is missing', () => {
    expect(missingWords('en')).toEqual([]);
    for (const locale of LOCALES) {
      const missing = missingWords(locale);
      const own = wordsOf(locale);
      // A town's document is English in every language.
      const lacking = [...ENGLISH].filter(([key]) => !own.has(key) && !key.startsWith('meteor-town.document.'));
      expect(missing, locale).toEqual(lacking);
      expect(missing.length, `${locale} lacks most of its words`).toBeLessThan(ENGLISH.size / 5);
      process.stdout.write(`${locale}: ${missing.length} of ${ENGLISH.size} words are missing\n`);
    }
  });

  it('have plain arguments alone where the replay file, which has no compiler, fills them in', () => {
    for (const locale of LOCALES) {
      for (const [key, words] of wordsOf(locale)) {
        if (/(^|\.)history\.viewer\./.test(key))
          expect(words.replace(/\{\w+\}/g, ''), `${locale} ${key}`).not.toMatch(/[{}]/);
      }
    }
  });

  it('have plurals whose forms are never a bare word, which the types would take for an argument', () => {
    for (const [key, words] of ENGLISH) {
      if (words.includes(', plural,')) expect(words, key).not.toMatch(/(zero|one|two|few|many|other) \{\w+\}/);
    }
  });

  it('are found from Discord’s tags', () => {
    expect(['en-GB', 'EN', 'xx', null, undefined].map(localeOf)).toEqual(['en', 'en', 'en', 'en', 'en']);
    expect(['de', 'es-419', 'es-MX', 'pt', 'pt-BR', 'zh-TW', 'zh-HK', 'zh-CN'].map(knownLocale)).toEqual([
      ...['de', 'es-ES', 'es-ES', 'pt-BR', 'pt-BR', 'zh-TW', 'zh-TW', null],
    ]);
  });

  it('have every form of a plural that their language counts with', () => {
    for (const locale of LOCALES) {
      for (const [key, words] of wordsOf(locale)) {
        for (const forms of pluralsOf(parse(words))) expect(forms, `${locale} ${key}`).toEqual(formsIn(locale));
      }
    }
  });

  it('say 0, 1, 2, 5, 22 and 100 of everything', () => {
    for (const locale of LOCALES) {
      const say = translator(locale);
      for (const [key, words] of wordsOf(locale)) {
        const counted = countedIn(parse(words));
        if (counted.length === 0) continue;
        const others = Object.fromEntries(argumentsOf(words).map((name) => [name, 'X']));
        for (const count of [0, 1, 2, 5, 22, 100]) {
          const values = { ...others, ...Object.fromEntries(counted.map((name) => [name, count])) };
          const said = (say as (key: string, values: Readonly<Record<string, string | number>>) => string)(key, values);
          expect(said.trim(), `${locale} ${key}`).not.toBe('');
          expect(said, `${locale} ${key}`).not.toMatch(/[{}#]/);
        }
      }
    }
  });

  it('have no empty words', () => {
    for (const [key, said] of ENGLISH) expect(said.trim(), key).not.toBe('');
  });
});

describe('the translator', () => {
  it('fills in, and counts', () => {
    expect(t('common.seconds', { count: 1 })).toBe('1 second');
    expect(t('common.seconds', { count: 42 })).toBe('42 seconds');
    expect(t('meteor.headline.passed', { name: 'Ana' })).toBe('✋ Ana passed.');
  });

  it('takes what people are called as it is', () => {
    for (const name of ['$t(refusal.no-game)', '{name}', '<b>&', '$1 $& $$']) {
      expect(t('meteor.headline.passed', { name })).toBe(`✋ ${name} passed.`);
    }
  });
});

describe('names of cards', () => {
  it('say what the card is and costs', () => {
    expect(cardName(t, 'C')).toBe('C Chemical');
    expect(cardName(t, '3CCF')).toBe('Rocket 3 (C C F)');
    for (const { id, cost } of TECHNOLOGIES)
      expect(cardName(t, id)).toMatch(new RegExp(`^\\w+ (Satellite|Factory) \\(${[...cost].join(' ')}\\)$`));
    expect(cardName(t, 'from another set')).toBe('from another set');
  });

  it('say of a meteor only what its view knows', () => {
    const hidden = {
      letter: 'A',
      band: 'small',
      low: 1,
      high: 3,
      size: null,
      trait: null,
      faceUp: false,
      boss: null,
    } as const;
    expect(meteorName(t, hidden)).toBe('A small 1–3');
    expect(meteorName(t, { ...hidden, size: 2, trait: 'twin', faceUp: true })).toBe('A small 2 Twin');
  });

  it('have an effect each, and two that do nothing in a first game', () => {
    for (const { id } of TRAITS) expect(traitEffect(t, id).length).toBeGreaterThan(10);
    const idle = TECHNOLOGIES.filter(({ id }) =>
      effectLines(t, id, { mode: 'first', silence: 'players' }).some((line) => line.includes('nothing')),
    );
    expect(idle.map(({ id }) => id)).toEqual(['communications', 'survey']);
    for (const { id } of TECHNOLOGIES) expect(effectLines(t, id)[0]).not.toContain('nothing');
  });
});

describe('names of people', () => {
  it('neither ping, format, nor break the line, and stay short', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const safe = escapeText(name);
        expect(safe).not.toMatch(/@(?!\u200b)/);
        expect(safe).not.toMatch(/[\n\r\u202a-\u202e]/);
        expect(safe.replace(/\\[^A-Za-z0-9\s]/g, '')).not.toMatch(/[*_`~|<>[\]]/);
        expect(unescapeText(safe)).toBe(buttonName(name, 16));
        expect(buttonName(name).length).toBeLessThanOrEqual(80);
      }),
    );
  });

  it('have a stand-in', () => {
    expect(seatName(t, new Map(), 1)).toBe('Player 2');
    expect(seatName(t, new Map([[1, { name: ' \u200b ' }]]), 1)).toBe('Player 2');
    expect(escapeText('a very long name that goes on')).toBe('a very long nam…');
  });
});

describe('rules', () => {
  it('have short topics that say something', () => {
    for (const topic of RULE_TOPICS) {
      const { title, body } = rulesTopic(t, topic);
      expect(title.length, topic).toBeLessThanOrEqual(100);
      expect(body.length, topic).toBeGreaterThan(100);
      expect(body.length, topic).toBeLessThan(1_500);
      expect(body, topic).not.toContain('{{');
    }
  });

  it('take their numbers from the cards', () => {
    expect(rulesTopic(t, 'energy').body).toContain('🟥 C Chemical: 15 cards');
    expect(rulesTopic(t, 'rockets').body).toContain('76 cards');
    expect(rulesTopic(t, 'credits').body).toMatch(/unofficial fan project[\s\S]*Mike Young[\s\S]*Mayday Games/);
  });
});

describe('words in chat (R11)', () => {
  it('count in any case and punctuation, alone', () => {
    for (const said of ['pass', 'PASS!!', ' *Pass.* ']) expect(chatWord(said)).toEqual({ word: 'pass' });
    for (const said of ['time out', 'Time-Out', 'TIMEOUT!']) expect(chatWord(said)).toEqual({ word: 'time-out' });
    expect(chatWord('Launch!')).toEqual({ word: 'launch', target: null });
    expect(chatWord('launch b')).toEqual({ word: 'launch', target: 'B' });
    // Where words are written without spaces, and letters full-width.
    for (const said of ['発射B', '発射Ｂ', '發射 b'])
      expect(chatWord(said), said).toEqual({ word: 'launch', target: 'B' });
    // As macOS may send accents: each as a sign of its own.
    for (const [said, word] of [
      ['pasuję', 'pass'],
      ['パス', 'pass'],
      ['lançar b', 'launch'],
    ] as const)
      expect(chatWord(said.normalize('NFD')), said).toMatchObject({ word });
    for (const said of ['', 'tirb', 'pass me a C', 'launch now', 'launch b c', 'pass b', '🚀'])
      expect(chatWord(said), said).toBeNull();
  });
});

describe('marks beside a word in chat (R11)', () => {
  it.each([
    '||**pass**||',
    '> pass',
    '### pass',
    '`pass`',
    '¡pass!',
    '«\u00A0pass\u00A0»',
    'pass\u202F!',
    '„pass“',
    '“pass.”',
    '「pass」。',
    'pass！！',
    '(pass)',
    '/pass',
    'pass……',
    'pass!!!!!!',
    ' pass \n',
  ])('%s: are those of formatting and of sentences', (said) => {
    expect(chatWord(said)).toEqual({ word: 'pass' });
  });

  it.each(['launch: b', 'launch **b**', 'launch ||B||', 'launch「Ｂ」', '発射：Ｂ！'])(
    '%s: may part it from a letter',
    (said) => {
      expect(chatWord(said)).toEqual({ word: 'launch', target: 'B' });
    },
  );

  it.each([
    'pass\n###\n#\n###',
    'pass\n!',
    '#\npass',
    'time\nout',
    'pass •••',
    'pass ⁂ ⁕',
    'pass 𐄁',
    'pass ‼',
    'pass!!!!!!!',
    '!!!!!!!pass',
    'launch ------- b',
    'time ....... out',
  ])('%s: are none that could draw, and at most six', (said) => {
    expect(chatWord(said)).toBeNull();
  });

  it('go with every word of every language, which counts however its accents are written', () => {
    for (const locale of LOCALES)
      for (const word of ['pass', 'launch', 'time-out'] as const)
        for (const spelling of translator(locale)(`meteor.chat.${word}`).split('|'))
          for (const said of [spelling, spelling.normalize('NFD'), `**${spelling.toUpperCase()}!**`])
            expect(chatWord(said), `${locale}: ${said}`).toMatchObject({ word });
  });
});

describe('descriptions of commands', () => {
  it('fit into Discord’s hundred characters, for each of its tags', () => {
    const keys = [...ENGLISH.keys()]
      .filter((key) => /^command\.|\.command\./.test(key))
      .map((key) => key as Extract<PlainKey, `command.${string}`>);
    for (const key of keys) {
      const { description: said, description_localizations: others } = description(key);
      expect(Object.keys(others)).toEqual(expect.arrayContaining(['en-US', 'en-GB']));
      for (const one of [said, ...Object.values(others)]) expect(one.length, key).toBeLessThanOrEqual(100);
    }
  });
});
