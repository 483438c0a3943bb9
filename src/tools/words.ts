/** `npm run words -- <locale> [--sample N --seed S]`: what a language lacks, or messages drawn by a seed, side by side. */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { LOCALES, knownLocale, missingWords, wordsOf, type Locale } from '../text/index.js';

/** What a language does not say yet, as lines that can be copied into its files and translated there. */
function missingIn(locale: Locale): string {
  const missing = missingWords(locale);
  const lines = missing.map(([key, words]) => `  ${JSON.stringify(key)}: ${JSON.stringify(words)},`);
  return [`// ${locale}: ${missing.length} words are missing.`, ...lines].join('\n');
}

/** Messages in an order that the seed decides: key, English and translation. */
function sampleOf(locale: Locale, count: number, seed: string): string {
  const own = wordsOf(locale);
  const rank = (key: string): string => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  return [...wordsOf('en')]
    .map(([key, english]) => ({ key, english, rank: rank(key) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ key, english }) =>
      [key, `  en: ${english}`, ...(locale === 'en' ? [] : [`  ${locale}: ${own.get(key) ?? '(missing)'}`])].join('\n'),
    )
    .join('\n\n');
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const [tag = 'en'] = positionals;
const locale = knownLocale(tag);
if (locale === null) process.stdout.write(`The bot speaks ${LOCALES.join(', ')}; it doesn’t speak “${tag}”.\n`);
else if (values.sample === undefined) process.stdout.write(`${missingIn(locale)}\n`);
else process.stdout.write(`${sampleOf(locale, Number(values.sample), values.seed)}\n`);
