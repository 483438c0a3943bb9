import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGE_FOLDER } from '../../src/package-folder.js';
import { shownEmoji } from '../../scripts/shown-emoji.mjs';

/** Which emoji `scripts/emoji-font.mjs` cut into the page's font. */
const held = readFileSync(join(PACKAGE_FOLDER, 'src/web/fonts/emoji.txt'), 'utf8').trim().split('\n');

test('the page’s emoji font holds every emoji of the words, for systems that have none', () => {
  const missing = shownEmoji(PACKAGE_FOLDER).filter((emoji) => !held.includes(emoji));
  expect(missing, 'cut the font anew: scripts/emoji-font.mjs').toEqual([]);
});
