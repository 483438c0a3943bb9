import { LOCALES, knownLocale, missingWords } from '../text/index.js';

/** What a language does not say yet, as lines that can be copied into its files and translated there. */
function missingIn(tag: string): string {
  const locale = knownLocale(tag);
  if (locale === null) return `The bot speaks ${LOCALES.join(', ')}; “${tag}” is none of them.`;
  const missing = missingWords(locale);
  const lines = missing.map(([key, words]) => `  ${JSON.stringify(key)}: ${JSON.stringify(words)},`);
  return [`// ${locale}: ${missing.length} words are missing.`, ...lines].join('\n');
}

const [tag = 'en'] = process.argv.slice(2);
process.stdout.write(`${missingIn(tag)}\n`);
