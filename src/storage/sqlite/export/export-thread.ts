import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../../workers/thread.js';
import type { Exported } from '../../sql/export/packed-export.js';

/** What the thread is told. */
export interface ToExport {
  readonly path: string;
  readonly guildId: string;
  /** It stops at so many bytes. */
  readonly most: number;
}

const startWorker = (told: ToExport): Worker => startThread('storage/sqlite/export/server-worker.js', told);

/** Reads and compresses all that a server has in a thread, which ends with it. Rejects where that fails. */
export async function exportInThread(told: ToExport, start = startWorker): Promise<Exported> {
  const thread = start(told);
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
