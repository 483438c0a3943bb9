import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../main.js', import.meta.url));

/** `npm start`'s own process. */
export class RunningBot {
  readonly #child: ChildProcessWithoutNullStreams;
  #out = '';
  #wake: () => void = () => undefined;
  readonly #exited: Promise<void>;

  constructor(env: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...env } });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream.on('data', (text: Buffer) => {
        this.#out += text.toString();
        this.#wake();
      });
    this.#exited = new Promise((resolve) => {
      this.#child.once('exit', () => {
        resolve();
        this.#wake();
      });
    });
  }

  get out(): string {
    return this.#out;
  }

  async says(words: string): Promise<void> {
    while (!this.#out.includes(words)) {
      if (this.#child.exitCode !== null) throw new Error(`a bot ended before it said “${words}”:\n${this.#out}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    this.#child.kill(signal);
    await this.#exited;
  }
}
