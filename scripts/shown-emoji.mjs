import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where stands what people see; elsewhere are lists of what they may type. */
const FOLDERS = ['src/text', 'src/discord', 'src/local', 'src/web', 'src/history', 'src/pictures', 'src/activity'];

/**
 * Every emoji in the sources of what the page shows, sorted.
 *
 * @param {string} root the checkout
 * @returns {string[]}
 */
export function shownEmoji(root) {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => readFileSync(join(root, folder, name), 'utf8').match(/\p{Extended_Pictographic}/gu) ?? []),
  );
  return [...new Set(found)].sort();
}
