import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_FOLDER } from '../../../src/package-folder.js';
import { missingBrowser } from './chromium.js';

/** Once before all: without a browser or a built page the run fails at once, in words. */
export function setup(): void {
  const missing = missingBrowser();
  if (missing !== null) throw new Error(missing);
  if (!existsSync(join(PAGE_FOLDER, 'index.html')))
    throw new Error('The page isn’t built: npm run build:page (npm run test:browser does it by itself).');
}
