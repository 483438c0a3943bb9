import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

import type { App } from '../../app.js';
import { benchBot } from './bot.js';
import { withFolder } from './tables.js';

export interface ClickFigures {
  readonly games: number;
  readonly clicksPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const Listening = z.object({ url: z.string() });
const Done = z.union([
  z.object({ latencies: z.array(z.number()), seconds: z.number() }),
  z.object({ failed: z.string() }),
]);

const heard = async <T>(child: ChildProcess, shape: z.ZodType<T>): Promise<T> => {
  const [message] = (await once(child, 'message')) as unknown[];
  return shape.parse(message);
};

/** The value that a share of the others do not exceed; two decimals. */
const percentile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;

/** From a click to its accepted callback, through real discord.js, HTTP and WebSocket on loopback, the log on disk. */
export const benchClick = (): Promise<ClickFigures> =>
  withFolder(async (folder) => {
    const child = fork(join(import.meta.dirname, 'click-load.js'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    let app: App | null = null;
    try {
      const { url } = await heard(child, Listening);
      app = await benchBot(join(folder, 'bench.db'), url, { zoneMs: 3_600_000, windowMs: 5_000 });
      child.send('go');
      const done = await heard(child, Done);
      const games = app.tables.live().length;
      if ('failed' in done) throw new Error(`the click bench failed: ${done.failed}`);
      const sorted = done.latencies.toSorted((a, b) => a - b);
      return {
        games,
        clicksPerSecond: Math.round(sorted.length / done.seconds),
        p50Ms: percentile(sorted, 0.5),
        p99Ms: percentile(sorted, 0.99),
      };
    } finally {
      child.kill();
      await app?.kill();
    }
  });
