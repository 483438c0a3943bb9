import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod';

/** Processes of a bench that speak with their parent by messages. */

const Failed = z.object({ failed: z.string() });

/** The next message of a child. */
export async function heard<T>(child: ChildProcess, shape: z.ZodType<T>): Promise<T> {
  const heardIt = new AbortController();
  const { signal } = heardIt;
  const [message] = (await Promise.race([
    once(child, 'message', { signal }),
    once(child, 'exit', { signal }).then(() => [{ failed: 'its process ended' }]),
  ])) as unknown[];
  // The other one is no longer listened to: a bench asks a child many times.
  heardIt.abort();
  const failed = Failed.safeParse(message);
  if (failed.success) throw new Error(`the bench failed: ${failed.data.failed}`);
  return shape.parse(message);
}

/** What a child answers to a message. */
export function told<T>(child: ChildProcess, message: object, shape: z.ZodType<T>): Promise<T> {
  const answer = heard(child, shape);
  child.send(message);
  return answer;
}

/**
 * A disk that now and then takes 50 ms longer: each 200th fsync or fdatasync of a thread, as strace delays it. Needs
 * Debian's `strace` and the right to trace.
 */
const SLOW_DISK: readonly string[] = [
  '-f',
  '--seccomp-bpf',
  '-qq',
  ...['-o', '/dev/null'],
  ...['-e', 'trace=fdatasync,fsync'],
  ...['-e', 'inject=fdatasync,fsync:delay_exit=50000:when=200+200'],
  process.execPath,
];

/** Runs a file of this folder; `execArgv` are Node's own options. On a slow disk it runs under strace. */
export const startChild = (
  file: string,
  args: readonly string[] = [],
  execArgv: readonly string[] = [],
  disk: 'slow' | 'as-it-is' = 'as-it-is',
): ChildProcess =>
  fork(join(import.meta.dirname, file), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(disk === 'slow' ? { execPath: 'strace', execArgv: [...SLOW_DISK, ...execArgv] } : { execArgv: [...execArgv] }),
  });

/** Lets go of a child, and waits for its end. */
export async function ended(child: ChildProcess): Promise<void> {
  if (!child.connected) return;
  const exit = once(child, 'exit');
  child.disconnect();
  await exit;
}
