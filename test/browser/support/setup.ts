import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { PACKAGE_FOLDER } from '../../../src/package-folder.js';
import { missingBrowser } from './chromium.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the local page is that the tests look at. */
    readonly pageFolder: string;
    /** Where the replay viewers are. */
    readonly viewerFolder: string;
    /** Where the Activity's page is. */
    readonly activityFolder: string;
  }
}

/**
 * Once before all: without a browser the run fails at once, in words. The page and the viewers are built into a folder of
 * this run's own: a build beside it empties dist/.
 */
export function setup(project: TestProject): () => void {
  const missing = missingBrowser();
  if (missing !== null) throw new Error(missing);
  const folder = mkdtempSync(join(tmpdir(), 'meteor-page-'));
  const built = (script: string, name: string): string => {
    const target = join(folder, name);
    execFileSync(process.execPath, [join(PACKAGE_FOLDER, 'scripts', script), target], { stdio: 'inherit' });
    return target;
  };
  project.provide('pageFolder', built('build-page.mjs', 'page'));
  project.provide('activityFolder', built('build-activity.mjs', 'activity'));
  project.provide('viewerFolder', built('build-viewer.mjs', 'viewer'));
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
