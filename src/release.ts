/** Which release runs, and from which commit. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { PACKAGE_FOLDER } from './package-folder.js';

/** The release, from package.json, which a release's tag must name (see scripts/release-notes.mjs). */
export const VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(PACKAGE_FOLDER, 'package.json'), 'utf8'))).version;

const SHOWN = 12;

/** The commit that a checkout's .git folder has checked out; null where there is none. */
function checkedOut(folder: string): string | null {
  const read = (name: string): string | null =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8').trim() : null;
  try {
    const head = read('HEAD');
    const branch = head?.match(/^ref: (.+)$/)?.[1];
    if (branch === undefined) return head;
    return read(branch) ?? read('packed-refs')?.match(new RegExp(`^([0-9a-f]{40}) ${branch}$`, 'm'))?.[1] ?? null;
  } catch {
    return null;
  }
}

/** The image is told by its build (COMMIT in the Dockerfile); a checkout says it itself. */
export function commitOf(env: NodeJS.ProcessEnv, folder: string): string | null {
  const commit = env['COMMIT'] || checkedOut(join(folder, '.git'));
  return commit !== null && /^[0-9a-f]{7,64}$/.test(commit) ? commit.slice(0, SHOWN) : null;
}

export const COMMIT = commitOf(process.env, PACKAGE_FOLDER);
