/**
 * Writes src/games/meteor/silence/emoji-names.ts: CLDR's short names of all emoji but flags, from unicode-emoji-json (MIT).
 *
 *   npm pack unicode-emoji-json@0.9.0 && tar xzf unicode-emoji-json-0.9.0.tgz
 *   node scripts/emoji-names.mjs package/data-by-emoji.json
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [from] = process.argv.slice(2);
if (from === undefined) {
  console.error('Which data-by-emoji.json? See the head of this script.');
  process.exit(2);
}
const GROUPS = new Map([
  ['Smileys & Emotion', 'S'],
  ['People & Body', 'P'],
]);
const table = JSON.parse(readFileSync(from, 'utf8'));
const lines = Object.entries(table)
  .filter(([, { group }]) => group !== 'Flags')
  .map(([emoji, { name, group }]) => `${emoji} ${GROUPS.get(group) ?? '-'} ${name}`);

writeFileSync(
  new URL('../src/games/meteor/silence/emoji-names.ts', import.meta.url),
  `/**
 * Made by scripts/emoji-names.mjs; not edited by hand. CLDR's short names of all emoji but flags, as unicode-emoji-json
 * 0.9.0 lists them (MIT, copyright Mu-An Chiou; data by Unicode, Inc.). A line each: the emoji, S for smileys and
 * emotion, P for people and body, - for the rest, and the name.
 */
export const EMOJI_NAMES = \`
${lines.join('\n')}
\`;
`,
);
