// Cuts the page's emoji font anew, for systems that have none: of a Noto Color Emoji with vector drawings (COLR; OFL 1.1)
// those emoji that the bot's and the page's words hold. Its tools are wanted for this alone, so they are no dependencies:
//
//     pip install fonttools brotli && npm pack @fontsource/noto-color-emoji@5.3.2   (unpack it)
//     node scripts/emoji-font.mjs package/files/noto-color-emoji-emoji-400-normal.woff2
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shownEmoji } from './shown-emoji.mjs';

const [font] = process.argv.slice(2);
if (font === undefined) throw new Error('Name the font to cut: node scripts/emoji-font.mjs FONT');
const root = fileURLToPath(new URL('../', import.meta.url));
const target = join(root, 'src/web/fonts');
const emoji = shownEmoji(root);
execFileSync('pyftsubset', [
  font,
  `--text=${emoji.join('')}`,
  // The variation selector asks for the coloured form of a sign that letters' fonts have too.
  '--unicodes=FE0F',
  '--drop-tables+=SVG',
  '--flavor=woff2',
  `--output-file=${join(target, 'emoji.woff2')}`,
]);
writeFileSync(join(target, 'emoji.txt'), `${emoji.join('\n')}\n`);
