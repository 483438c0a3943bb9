import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What would grow if something leaked. */
export interface Footprint {
  readonly heapMiB: number;
  readonly residentMiB: number;
  readonly fileDescriptors: number;
  readonly liveGames: number;
  /** Rows by table of the database. */
  readonly rows: Readonly<Record<string, number>>;
}

export type Asked = 'footprint' | 'channels' | 'stop';

/** What the bot answers. */
export interface Holds {
  readonly id: number;
  /** Those with a game. */
  readonly channels: readonly string[];
  readonly footprint: Footprint | null;
}

/** The bot of a soak, as its parent sees it. */
export class BotProcess {
  #asked = 0;
  readonly #waiting = new Map<
    number,
    { readonly resolve: (holds: Holds) => void; readonly reject: (why: Error) => void }
  >();

  private constructor(private readonly child: ChildProcess) {
    child.on('message', (holds: Holds) => {
      this.#waiting.get(holds.id)?.resolve(holds);
      this.#waiting.delete(holds.id);
    });
    child.on('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the bot ended'));
    });
  }

  /** Resolves once it is connected; rejects if it ends before. */
  static async start(databasePath: string, apiUrl: string): Promise<BotProcess> {
    const child = fork(join(import.meta.dirname, 'bot.js'), [databasePath, apiUrl], {
      execArgv: ['--expose-gc'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error('the bot ended before it was connected');
      }),
    ]);
    return new BotProcess(child);
  }

  async footprint(): Promise<Footprint> {
    const { footprint } = await this.#ask('footprint');
    if (footprint === null) throw new Error('the bot did not say what it holds');
    return footprint;
  }

  async isOn(channelId: string): Promise<boolean> {
    return (await this.#ask('channels')).channels.includes(channelId);
  }

  /** Stops it as a SIGTERM does. */
  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.send({ id: 0, question: 'stop' satisfies Asked });
    await ended;
  }

  /** A bot that ends fails whoever waits for it. */
  #ask(question: Asked): Promise<Holds> {
    const id = (this.#asked += 1);
    return new Promise((resolve, reject) => {
      if (!this.child.connected) {
        reject(new Error('the bot ended'));
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      this.child.send({ id, question });
    });
  }
}
