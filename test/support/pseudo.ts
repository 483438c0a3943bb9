import { parse, type Token } from '@messageformat/parser';
import { translatorFrom, wordsOf } from '../../src/text/translate.js';
import type { Translate } from '../../src/text/index.js';

/** How much longer than English a language may well be. */
const LONGER = 0.4;
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á', c: 'ç', e: 'é', i: 'ï', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý', A: 'Å', C: 'Ç', E: 'É', O: 'Ø', U: 'Ü',
}; // prettier-ignore

/** Letters get accents; what has a meaning of its own (a command, an emoji, a line's mark) stays as it is. */
const accented = (words: string): string =>
  words
    .split(/(`[^`]*`|<[^>]*>|^-# |^#+ )/gm)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter)))
    .join('');

const quoted = (words: string): string => words.replaceAll("'", "''").replace(/[{}]+/g, (braces) => `'${braces}'`);

function written(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return quoted(accented(token.value));
      if (token.type === 'octothorpe') return '#';
      if (token.type === 'argument') return `{${token.arg}}`;
      if (token.type === 'function') throw new Error(`no function is used in words: ${token.arg}`);
      const cases = token.cases.map(({ key, tokens: inner }) => `${key} {${written(inner)}}`);
      return `{${token.arg}, ${token.type}, ${cases.join(' ')}}`;
    })
    .join('');
}

const lengthOf = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, token) => sum + (token.type === 'content' ? token.value.length : 0), 0);

/** Words that are read by the bot, or whose length is not a person's to read. */
const AS_THEY_ARE = /^(chat\.|history\.viewer\.)/;

function longer(key: string, words: string): string {
  if (AS_THEY_ARE.test(key)) return words;
  const tokens = parse(words);
  const more = Math.ceil(lengthOf(tokens) * LONGER);
  return more === 0 ? words : `[${written(tokens)}${'ẋ'.repeat(Math.max(0, more - 2))}]`;
}

/** English as a longer language with accents would be: brackets tell where a message begins and ends. */
export const pseudo = (): Translate =>
  translatorFrom('en', new Map([...wordsOf('en')].map(([key, words]) => [key, longer(key, words)])));
