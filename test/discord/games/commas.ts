import type { Locale, Translate } from '../../../src/text/index.js';
import type { Rendered } from '../../../src/discord/messages/parts.js';
import { partsOf } from './meteor/render/limits.js';

/** Japanese and Chinese have commas and semicolons of their own, which no space follows. */

const WITH_THEIR_OWN: ReadonlySet<Locale> = new Set(['ja', 'zh-TW']);
const LATIN = /[,;] /;
/** What the tests fill in, in English. */
const FILLED_IN = /A refusal, in words\.|What the \w+ shows, in words\./g;

export const latinCommasIn = (t: Translate, texts: readonly string[]): readonly string[] =>
  WITH_THEIR_OWN.has(t.locale) ? texts.filter((text) => LATIN.test(text.replace(FILLED_IN, ''))) : [];

export const latinCommas = (t: Translate, message: Rendered): readonly string[] =>
  latinCommasIn(
    t,
    partsOf(message).flatMap(({ content = '', label = '', placeholder = '', options = [] }) => [
      ...content.split('\n'),
      label,
      placeholder,
      ...options.map((option) => option.label),
    ]),
  );
