import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../package-folder.js';

/** The fonts that pictures are drawn with: DejaVu Sans, as slim images have none. Its licence lies beside the files. */
export const FONT_FILES: readonly string[] = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) =>
  join(PACKAGE_FOLDER, 'src/pictures/fonts', file),
);
