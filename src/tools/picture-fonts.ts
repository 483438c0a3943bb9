// Cuts the fonts of pictures in Japanese and Chinese anew: of Noto Sans CJK (OFL 1.1) what their words are written with.
// Its tool and the whole fonts are wanted for this alone, so they are no dependencies:
//
//     apt-get install fonts-noto-cjk fonttools
//     npm run fonts -- /usr/share/fonts/opentype/noto
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../package-folder.js';
import { drawnCharacters } from './picture-fonts/drawn-characters.js';

/** `face`: which of the collection's fonts has that language's forms of the characters. */
const CUTS = [
  { locale: 'ja', name: 'NotoSansCJKjp', face: 0 },
  { locale: 'zh-TW', name: 'NotoSansCJKtc', face: 3 },
] as const;

const [from] = process.argv.slice(2);
if (from === undefined) throw new Error('Name the folder of NotoSansCJK-Regular.ttc: npm run fonts -- FOLDER');
for (const { locale, name, face } of CUTS) {
  const characters = drawnCharacters(locale);
  const target = join(PACKAGE_FOLDER, 'src/pictures/fonts', name);
  writeFileSync(`${target}.txt`, `${characters}\n`);
  for (const weight of ['Regular', 'Bold'])
    execFileSync('pyftsubset', [
      join(from, `NotoSansCJK-${weight}.ttc`),
      `--font-number=${face}`,
      `--text=${characters}`,
      '--layout-features=',
      '--no-hinting',
      '--drop-tables+=BASE,GPOS,GSUB,VORG,vhea,vmtx',
      `--output-file=${target}-${weight}.otf`,
    ]);
}
