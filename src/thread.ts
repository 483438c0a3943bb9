import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PACKAGE_FOLDER } from './package-folder.js';

const COMPILED = !import.meta.url.endsWith('.ts');

/** The address of a module of `src/`, by its path there: in the bot's bundle a module's own address tells nothing. */
export const moduleAt = (path: string): URL => pathToFileURL(join(PACKAGE_FOLDER, COMPILED ? 'dist/src' : 'src', path));

/**
 * Starts a thread from a module's address, as `new URL('./worker.js', import.meta.url)`. Uncompiled, the thread needs
 * tsx anew: it doesn't take over its parent's loader.
 */
export function startThread(module: URL, workerData: unknown = null): Worker {
  if (COMPILED) return new Worker(module, { workerData });
  const file = JSON.stringify(module.href.replace(/\.js$/, '.ts'));
  const source = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(source, { workerData, eval: true });
}
