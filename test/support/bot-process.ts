import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** `npm start`'s own process. */
export class BotProcess {
  /** What it has said so far, on both streams. */
  out = '';
  readonly #child;
  readonly #exited: Promise<number | null>;
  #wake: () => void = () => undefined;

  /** @param under the command that starts it in Node's stead, with its options; absent: nothing */
  constructor(cwd: string, env: Readonly<Record<string, string>>, under: readonly string[] = []) {
    const [command = process.execPath, ...options] = [...under, process.execPath];
    this.#child = spawn(command, [...options, '--import', import.meta.resolve('tsx'), `${ROOT}src/main.ts`], {
      cwd,
      env: { PATH: process.env['PATH'] ?? '', TSX_TSCONFIG_PATH: `${ROOT}tsconfig.json`, ...env },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream.on('data', (text: Buffer) => {
        this.out += text.toString();
        this.#wake();
      });
    this.#exited = new Promise((resolve) => {
      this.#child.once('exit', (status) => {
        resolve(status);
        this.#wake();
      });
    });
  }

  get pid(): number {
    const { pid } = this.#child;
    if (pid === undefined) throw new Error('it was never started');
    return pid;
  }

  /** Until it has said that; rejects if it ends without. */
  async says(words: string): Promise<void> {
    while (!this.out.includes(words)) {
      const ended = await Promise.race([
        this.#exited,
        new Promise<undefined>((resolve) => (this.#wake = () => resolve(undefined))),
      ]);
      if (ended !== undefined && !this.out.includes(words)) throw new Error(`it never said “${words}”:\n${this.out}`);
    }
  }

  end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.#exited;
  }

  get exited(): Promise<number | null> {
    return this.#exited;
  }
}
