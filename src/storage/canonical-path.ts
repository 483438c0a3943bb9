import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The path of a file without links, so that all its names share one lock and one key. A link that leads to nothing yet is
 * followed too, for SQLite makes the file where it leads. Throws the file system's error.
 */
export function canonicalPath(path: string): string {
  const wanted = resolve(path);
  try {
    return realpathSync(wanted);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const folder = canonicalPath(dirname(wanted));
  const isLink = lstatSync(wanted, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? canonicalPath(resolve(folder, readlinkSync(wanted))) : join(folder, basename(wanted));
}
