import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PACKAGE_FOLDER } from './package-folder.js';

const COMPILED = !import.meta.url.endsWith('.ts');

export interface ThreadOptions {
  /** What the thread finds as its `workerData`. */
  readonly data?: unknown;
  /**
   * How far it stands behind its process’s own thread, which answers clicks: 0 (beside it) to 19 (behind all others), as
   * Linux counts. Elsewhere a priority is the process’s, and stays.
   */
  readonly niceness?: number;
}

/**
 * Starts a thread from a module, by its path in `src/`, as `pictures/worker.js`: its caller's own address tells nothing in
 * the bot's bundle. Its priority falls before the module is loaded, since loading it is work too. Uncompiled, the thread
 * needs tsx anew: it doesn't take over its parent's loader, and would look for it in the folder that the bot was started from.
 */
export function startThread(path: string, { data = null, niceness = 0 }: ThreadOptions = {}): Worker {
  const module = pathToFileURL(join(PACKAGE_FOLDER, COMPILED ? 'dist/src' : 'src', path)).href;
  const source = [
    niceness > 0 && process.platform === 'linux' ? behind(niceness) : '',
    COMPILED ? importOf(module) : `${WITH_TSX} ${importOf(module.replace(/\.js$/, '.ts'))}`,
  ];
  return new Worker(source.join(' '), { workerData: data, eval: true });
}

const importOf = (module: string): string => `import(${JSON.stringify(module)});`;

/** On Linux 0 is the calling thread. Where the system forbids it, the thread keeps its usual priority. */
const behind = (niceness: number): string =>
  `try { process.getBuiltinModule('node:os').setPriority(0, ${niceness}); } catch {}`;

const WITH_TSX = `process.getBuiltinModule('node:module').createRequire(${JSON.stringify(join(PACKAGE_FOLDER, 'package.json'))})('tsx/esm/api').register();`;
