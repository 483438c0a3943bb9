import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A system call of SQLite's by which it writes or syncs. */
type Call = 'fdatasync' | 'fsync' | 'pwrite64';

export interface DiskFault {
  readonly calls: readonly Call[];
  /** Which of them meet it, as strace counts them for each thread: `1..3`, `2+`. Absent: all. */
  readonly when?: string;
}

const injected = ({ calls, when }: DiskFault): readonly string[] => [
  '-f',
  '-qq',
  ...['-o', '/dev/null'],
  ...['-e', `trace=${calls.join(',')}`],
  ...['-e', `inject=${calls.join(',')}:error=EIO${when === undefined ? '' : `:when=${when}`}`],
];

/** The command under which a process meets it from its first moment. */
export const failingFromTheStart = (fault: DiskFault): readonly string[] => ['strace', ...injected(fault)];

/** Says why this machine can't be made to fail; null where it can. */
export function cannotTrace(): string | null {
  const { error, status, stderr } = spawnSync('strace', [...injected({ calls: ['fdatasync'] }), 'true'], {
    encoding: 'utf8',
  });
  if (error !== undefined) return `These tests need Debian's strace: ${error.message}.`;
  return status === 0 ? null : `strace may not trace processes here (a container needs SYS_PTRACE): ${stderr.trim()}`;
}

/** A system call that was made, and by which thread: by its process's id, the event loop's. */
export interface Made {
  readonly thread: number;
  readonly call: string;
}

/** From now on the syncs of a running process are watched; what it answers ends that and tells them. */
export async function watchSyncs(pid: number): Promise<() => Promise<readonly Made[]>> {
  const end = await trace(pid, ['-f', '-o', '|cat', '-e', 'trace=fdatasync,fsync']);
  return async () =>
    [...(await end()).matchAll(/^(\d+) +(\w+)\(/gm)].map(([, thread, call = '']) => ({ thread: Number(thread), call }));
}

/** From now on a running process meets EIO; what it answers makes the disk well again. */
export async function breakDisk(pid: number, fault: DiskFault): Promise<() => Promise<void>> {
  // It says that it has attached, which `-qq` would keep to itself.
  const end = await trace(
    pid,
    injected(fault).filter((option) => option !== '-qq'),
  );
  return async () => {
    await end();
  };
}

/** Traces a process until what it answers is called, which tells what strace has printed. */
async function trace(pid: number, options: readonly string[]): Promise<() => Promise<string>> {
  const strace = spawn('strace', [...options, '-p', String(pid)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  strace.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  await attached(strace);
  return async () => {
    if (strace.exitCode === null && strace.signalCode === null) {
      const gone = once(strace, 'close');
      strace.kill('SIGINT');
      await gone;
    }
    return printed;
  };
}

function attached(strace: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    strace.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
      if (/attached/.test(said)) resolve();
    });
    strace.once('error', reject);
    strace.once('exit', () => {
      reject(new Error(`strace ended: ${said}`));
    });
  });
}
