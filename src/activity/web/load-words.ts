import { tellTimesIn } from '../../web/time-text.js';
import { useWords } from './words.js';

/** Words of the reader's language, from one file a locale. */

/** The files by locale, as the build wrote them into the page. */
function files(): Readonly<Record<string, string>> {
  return JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Readonly<Record<string, string>>;
}

/** The nearest locale that there are words for. */
function nearest(wanted: string, known: readonly string[]): string {
  const language = wanted.split('-')[0] ?? '';
  return known.find((one) => one === wanted) ?? known.find((one) => one.split('-')[0] === language) ?? 'en';
}

export async function loadWords(wanted: string): Promise<void> {
  const all = files();
  const locale = nearest(wanted, Object.keys(all));
  const response = await fetch(all[locale] ?? '');
  useWords(locale, (await response.json()) as Readonly<Record<string, string>>);
  document.documentElement.lang = locale;
  tellTimesIn(locale);
}
