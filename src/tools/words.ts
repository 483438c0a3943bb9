import { LOCALES, knownLocale } from '../text/index.js';
import { wordsOf } from '../text/index.js';

/** Pages under docs/ that are made from the rules are in English. */
const ENGLISH_ALONE = /\.document\./;

/** What a language does not say yet, as lines that can be copied into its files and translated there. */
function missingIn(tag: string): string {
  const locale = knownLocale(tag);
  if (locale === null) return `The bot speaks ${LOCALES.join(', ')}; “${tag}” is none of them.`;
  const own = wordsOf(locale);
  const missing = [...wordsOf('en')].filter(([key]) => !own.has(key) && !ENGLISH_ALONE.test(key));
  const lines = missing.map(([key, words]) => `  ${JSON.stringify(key)}: ${JSON.stringify(words)},`);
  return [`// ${locale}: ${missing.length} words are missing.`, ...lines].join('\n');
}

const [tag = 'en'] = process.argv.slice(2);
process.stdout.write(`${missingIn(tag)}\n`);
