/** Which English each translation was made from: a hash beside each, so that a change of English shows what is stale. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PACKAGE_FOLDER } from '../../package-folder.js';
import type { Locale } from '../../text/index.js';

type Texts = ReadonlyMap<string, string>;
/** By key: the hash of the English that a translation follows. */
export type EnglishHashes = Readonly<Record<string, string>>;

/** A translation to look at again. */
export interface StaleTranslation {
  readonly key: string;
  readonly english: string;
  readonly translation: string;
  /** Its English isn't known: the translation is new. Otherwise its English changed since. */
  readonly unrecorded: boolean;
}

const HASHES = z.record(z.string(), z.string());

/** Eight hex digits: enough, as each is compared with one text only. */
export const englishHash = (english: string): string => createHash('sha256').update(english).digest('hex').slice(0, 8);

/** Translations that are older than their English, in English's order. */
export function staleTranslations(
  english: Texts,
  translated: Texts,
  hashes: EnglishHashes,
): readonly StaleTranslation[] {
  return [...english].flatMap(([key, words]): readonly StaleTranslation[] => {
    const translation = translated.get(key);
    const known = hashes[key];
    if (translation === undefined || known === englishHash(words)) return [];
    return [{ key, english: words, translation, unrecorded: known === undefined }];
  });
}

/** The hashes once these translations follow today's English; keys that English or the language lost are dropped. */
export function markCurrent(
  english: Texts,
  translated: Texts,
  hashes: EnglishHashes,
  current: ReadonlySet<string>,
): EnglishHashes {
  const entries = [...english].flatMap(([key, words]): readonly (readonly [string, string])[] => {
    if (!translated.has(key)) return [];
    const hash = current.has(key) ? englishHash(words) : hashes[key];
    return hash === undefined ? [] : [[key, hash]];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Beside the language's texts, but imported by none of them: the hashes are in no build. */
const fileOf = (locale: Locale): string => join(PACKAGE_FOLDER, 'src', 'text', locale, 'english-hashes.json');

export function readHashes(locale: Locale): EnglishHashes {
  const file = fileOf(locale);
  return existsSync(file) ? HASHES.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

export function writeHashes(locale: Locale, hashes: EnglishHashes): void {
  writeFileSync(fileOf(locale), `${JSON.stringify(hashes, null, 2)}\n`);
}
