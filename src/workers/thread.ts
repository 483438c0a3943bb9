import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PACKAGE_FOLDER } from '../package-folder.js';

const COMPILED = !import.meta.url.endsWith('.ts');

/**
 * Starts a thread from a module, by its path in `src/`, as `pictures/worker.js`: its caller's own address tells nothing in
 * the bot's bundle. Uncompiled, the thread needs tsx anew: it doesn't take over its parent's loader, and would look for it
 * in the folder that the bot was started from. What takes long and can wait is done by `spawn.ts`.
 *
 * @param data what the thread finds as its `workerData`
 */
export function startThread(path: string, data: unknown = null): Worker {
  const module = pathToFileURL(join(PACKAGE_FOLDER, COMPILED ? 'dist/src' : 'src', path)).href;
  const source = COMPILED ? importOf(module) : `${WITH_TSX} ${importOf(module.replace(/\.js$/, '.ts'))}`;
  return new Worker(source, { workerData: data, eval: true });
}

const importOf = (module: string): string => `import(${JSON.stringify(module)});`;

const WITH_TSX = `process.getBuiltinModule('node:module').createRequire(${JSON.stringify(join(PACKAGE_FOLDER, 'package.json'))})('tsx/esm/api').register();`;
