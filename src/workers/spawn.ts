import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGE_FOLDER } from '../package-folder.js';

const COMPILED = !import.meta.url.endsWith('.ts');

/**
 * V8 compiles and collects on threads that all workers of a process share: beside a worker that reckons they take as much of
 * the machine as it does, at the priority of whoever answers clicks. A process that is so started has one thread, which
 * stands behind with all that it does. What it makes and drops at once stays in 2 MB at a time, a processor's own cache.
 */
const ALONE = ['--single-threaded', '--max-semi-space-size=2'];

/**
 * Starts a process from a module, by its path in `src/`, as `workers/robots/worker.js`: its caller's own address tells nothing
 * in the bot's bundle. The module speaks with it by `protocol.ts`. It keeps nobody waiting who would end.
 *
 * @param niceness how far it stands behind the processes that answer people: 0 (beside them) to 19 (behind all others), as
 * Linux counts. Where the system forbids it, it keeps the usual priority.
 */
export function spawnWorker(path: string, niceness: number): ChildProcess {
  const module = join(PACKAGE_FOLDER, COMPILED ? 'dist/src' : 'src', COMPILED ? path : path.replace(/\.js$/, '.ts'));
  const child = fork(module, [], {
    execArgv: [...ALONE, ...(COMPILED ? [] : ['--import', tsx()])],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  if (child.pid !== undefined) lower(child.pid, niceness);
  child.unref();
  child.channel?.unref();
  return child;
}

/** Ends it, whatever it is doing. */
export async function killWorker(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** At once, so that what it starts and loads stands behind too. */
function lower(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It works all the same, only less politely.
  }
}

/** Found from the project: Node would look for it from the folder that the bot was started in. */
const tsx = (): string => pathToFileURL(createRequire(join(PACKAGE_FOLDER, 'package.json')).resolve('tsx')).href;
