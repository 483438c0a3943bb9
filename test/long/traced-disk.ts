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

/** From now on a running process meets EIO; what it answers makes the disk well again. */
export async function breakDisk(pid: number, fault: DiskFault): Promise<() => Promise<void>> {
  // It says that it has attached, which `-qq` would keep to itself.
  const options = injected(fault).filter((option) => option !== '-qq');
  const strace = spawn('strace', [...options, '-p', String(pid)], { stdio: ['ignore', 'ignore', 'pipe'] });
  await attached(strace);
  return async () => {
    if (strace.exitCode !== null || strace.signalCode !== null) return;
    const gone = once(strace, 'exit');
    strace.kill('SIGINT');
    await gone;
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
