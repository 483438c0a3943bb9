import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../package-folder.js';

/** The fonts that pictures are drawn with: DejaVu Sans, as slim images have none. Its licence lies beside the files. */
export const FONT_FILES: readonly string[] = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) =>
  join(PACKAGE_FOLDER, 'src/pictures/fonts', file),
);

/** What these fonts have no letters for: they would draw a box. */
const WITHOUT_LETTERS =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Nd}\p{P}\p{Zs}\p{M}+=<>|~^$€£]/gu;

/** A person's text as far as the fonts can draw it; '' where they can draw nothing of it. */
export const drawable = (words: string): string =>
  words.replaceAll(WITHOUT_LETTERS, '').replaceAll(/\s+/gu, ' ').trim();
