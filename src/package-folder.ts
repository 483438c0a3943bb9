import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the project lies: the nearest folder above this file that has a package.json, in `src/` as in `dist/src/`. */
function findHome(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('no package.json above the program');
  return findHome(above);
}

/** The project's folder: where package.json, migrations/ and dist/ lie. */
export const PACKAGE_FOLDER = findHome(import.meta.dirname);

/** The built page of the embedded server. */
export const PAGE_FOLDER = join(PACKAGE_FOLDER, 'dist', 'page');

/** The built page of the Activity. */
export const ACTIVITY_FOLDER = join(PACKAGE_FOLDER, 'dist', 'activity');
