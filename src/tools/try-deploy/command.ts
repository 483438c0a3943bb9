import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

interface Where {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What a program prints, without the last line's end. Rejects with what it complained about where it fails. */
export async function run(command: string, args: readonly string[], { cwd, env }: Where = {}): Promise<string> {
  try {
    const { stdout } = await execute(command, [...args], {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout.trimEnd();
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { readonly stderr?: string; readonly stdout?: string };
    const said = (stderr.trim() || stdout.trim()).split('\n').slice(-12).join('\n');
    throw new Error(`${command} ${args.slice(0, 3).join(' ')}: ${said}`, { cause: error });
  }
}

export const docker = (...args: readonly string[]): Promise<string> => run('docker', args);

const ASK_MS = 100;

/** Resolves with what `look` finds once it finds something; milliseconds. */
export async function until<T>(what: string, look: () => Promise<T | null>, patienceMs = 120_000): Promise<T> {
  const ends = performance.now() + patienceMs;
  for (;;) {
    const found = await look().catch(() => null);
    if (found !== null) return found;
    if (performance.now() > ends) throw new Error(`${what}: not within ${patienceMs / 1000} s`);
    await delay(ASK_MS);
  }
}
