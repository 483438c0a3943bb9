import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PACKAGE_FOLDER } from './package-folder.js';

const COMPILED = !import.meta.url.endsWith('.ts');

/**
 * Starts a thread from a module, by its path in `src/`, as `pictures/worker.js`: its caller's own address tells nothing in
 * the bot's bundle. Uncompiled, the thread needs tsx anew: it doesn't take over its parent's loader, and would look for it
 * in the folder that the bot was started from.
 */
export function startThread(path: string, workerData: unknown = null): Worker {
  const module = pathToFileURL(join(PACKAGE_FOLDER, COMPILED ? 'dist/src' : 'src', path));
  if (COMPILED) return new Worker(module, { workerData });
  const file = JSON.stringify(module.href.replace(/\.js$/, '.ts'));
  const folder = JSON.stringify(join(PACKAGE_FOLDER, 'package.json'));
  const source = `process.getBuiltinModule('node:module').createRequire(${folder})('tsx/esm/api').register(); import(${file});`;
  return new Worker(source, { workerData, eval: true });
}
