import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../../workers/thread.js';
import type { ServerExport } from '../../../history/queries.js';

/** What the thread is told. */
export interface ToExport {
  readonly path: string;
  readonly guildId: string;
  /** It stops at so many bytes. */
  readonly most: number;
}

/** What it answers; null: there is more than was asked for. */
export type Exported = { readonly data: Uint8Array; readonly games: number } | null;

/** Makes exports of servers, one at a time, each in a thread that ends with it. */
export class ServerExports {
  #running = false;

  constructor(
    private readonly path: string,
    private readonly start: (told: ToExport) => Worker = (told) =>
      startThread('storage/sqlite/export/server-worker.js', told),
  ) {}

  /** Rejects where the database can't be read. */
  async make(guildId: string, most: number): Promise<ServerExport> {
    if (this.#running) return { ok: false, why: 'busy' };
    this.#running = true;
    try {
      const exported = await this.#exported({ path: this.path, guildId, most });
      if (exported === null) return { ok: false, why: 'too-big' };
      return { ok: true, ...exported };
    } finally {
      this.#running = false;
    }
  }

  async #exported(told: ToExport): Promise<Exported> {
    const thread = this.start(told);
    const ended = new AbortController();
    try {
      const [message] = (await Promise.race([
        once(thread, 'message', { signal: ended.signal }),
        once(thread, 'exit', { signal: ended.signal }).then(() => {
          throw new Error('the export ended before it was whole');
        }),
      ])) as [Exported];
      return message;
    } finally {
      ended.abort();
      await thread.terminate();
    }
  }
}
