/** `npm run docs:art`: icon, banner and a sheet of all emoji on light and dark ground, as PNG files in docs/images. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emojiOf, REGISTERED } from '../../registration/index.js';
import { bannerSvg, iconSvg } from '../../discord/games/meteor/art/pictures.js';
import { PACKAGE_FOLDER } from '../../package-folder.js';
import { drawPng } from '../../pictures/index.js';

const COLUMNS = 12;
const CELL = { width: 76, height: 104 };
/** Discord's own grounds. */
const GROUNDS = ['#ffffff', '#313338'];

const image = (x: number, y: number, side: number, svg: string): string =>
  `<image x="${x}" y="${y}" width="${side}" height="${side}" href="data:image/png;base64,${drawPng(svg, side).toString('base64')}"/>`;

const EMOJI = emojiOf(REGISTERED);

/** Each emoji large, and below it as small as a line of text shows it. */
function sheetSvg(): string {
  const rows = Math.ceil(EMOJI.length / COLUMNS);
  const [width, height] = [COLUMNS * CELL.width, rows * CELL.height];
  const parts = GROUNDS.map((ground, at) => {
    const cells = EMOJI.map(({ svg }, index) => {
      const x = (index % COLUMNS) * CELL.width;
      const y = at * height + Math.floor(index / COLUMNS) * CELL.height;
      return image(x + 6, y + 6, 64, svg) + image(x + 28, y + 76, 20, svg);
    });
    return `<rect y="${at * height}" width="${width}" height="${height}" fill="${ground}"/>${cells.join('')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height * GROUNDS.length}">${parts.join('')}</svg>`;
}

const PICTURES: Readonly<Record<string, string>> = {
  'icon.png': iconSvg(),
  'banner.png': bannerSvg(),
  'emoji.png': sheetSvg(),
};

for (const [file, svg] of Object.entries(PICTURES)) {
  writeFileSync(join(PACKAGE_FOLDER, 'docs/images', file), drawPng(svg, null));
  console.log(`docs/images/${file}`);
}
