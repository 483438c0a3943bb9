import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { LOCALES, knownLocale, missingWords, wordsOf, type Locale } from '../text/index.js';
import { markCurrent, readHashes, staleTranslations, writeHashes } from './words/english-hashes.js';

const USAGE = `Usage: npm run words -- LOCALE [--current KEY…] [--all] [--sample N] [--seed S]

What a language lacks, and which of its translations are older than their English.

  --current KEY…  these translations follow today's English
  --all           all of them do
  --sample N      N messages, drawn by a seed, side by side with their English
  --seed S        (1)`;

/** What a language does not say yet, as lines that can be copied into its files and translated there. */
function missingIn(locale: Locale): string {
  const missing = missingWords(locale);
  const lines = missing.map(([key, words]) => `  ${JSON.stringify(key)}: ${JSON.stringify(words)},`);
  return [`// ${locale}: ${missing.length} words are missing.`, ...lines].join('\n');
}

/** Translations whose English changed since they were made. */
function staleIn(locale: Locale): string {
  if (locale === 'en') return '';
  const stale = staleTranslations(wordsOf('en'), wordsOf(locale), readHashes(locale));
  const lines = stale.map(
    ({ key, english, translation, unrecorded }) =>
      `${key}${unrecorded ? ' (new)' : ''}\n  en: ${english}\n  ${locale}: ${translation}`,
  );
  return [`\n\n// ${locale}: ${stale.length} translations are older than their English.`, ...lines].join('\n');
}

/** Records that these translations follow today's English; all that the language has without `keys`. */
function recordCurrent(locale: Locale, keys: readonly string[] | null): string {
  const [english, translated] = [wordsOf('en'), wordsOf(locale)];
  const unknown = (keys ?? []).filter((key) => !english.has(key) || !translated.has(key));
  if (unknown.length > 0 || locale === 'en') {
    process.exitCode = 2;
    return locale === 'en' ? 'English is what the others follow.' : `${locale} has no ${unknown.join(', ')}.`;
  }
  const current = new Set(keys ?? translated.keys());
  writeHashes(locale, markCurrent(english, translated, readHashes(locale), current));
  return `${locale}: ${current.size} translations are recorded as following today’s English.`;
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

interface Asked {
  readonly tag: string;
  readonly keys: readonly string[];
  readonly current: boolean;
  readonly all: boolean;
  /** How many messages; null: no sample is wanted. */
  readonly sample: number | null;
  readonly seed: string;
}

/** What the command line asks for; null: nothing that this command does. */
function readOptions(): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        current: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
      },
    });
    const [tag = 'en', ...keys] = positionals;
    const { current, all, seed } = values;
    const sample = values.sample === undefined ? null : Number(values.sample);
    return sample !== null && !(sample >= 1) ? null : { tag, keys, current, all, sample, seed };
  } catch {
    return null;
  }
}

function answer(locale: Locale, { keys, current, all, sample, seed }: Asked): string {
  if (all) return recordCurrent(locale, null);
  if (current) return recordCurrent(locale, keys);
  if (sample !== null) return sampleOf(locale, sample, seed);
  return `${missingIn(locale)}${staleIn(locale)}`;
}

const asked = readOptions();
if (asked === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  const locale = knownLocale(asked.tag);
  process.stdout.write(
    locale === null
      ? `The bot speaks ${LOCALES.join(', ')}; it doesn’t speak “${asked.tag}”.\n`
      : `${answer(locale, asked)}\n`,
  );
}
