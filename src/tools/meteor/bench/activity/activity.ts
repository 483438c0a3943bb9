import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';

import { percentile } from '../../../bench/disk.js';
import { withFolder } from '../../../bench/folder.js';
import { ended, heard, startChild, told } from '../children.js';
import { underLoad } from '../click.js';

export interface ActivityFigures {
  readonly tables: number;
  readonly actsPerSecond: number;
  readonly acts: number;
  readonly refused: number;
  /** Those that another player's socket heard nothing of within three seconds. */
  readonly unseen: number;
  /** From a press to the new table on another player's socket. Goal: 10. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly commitP50Ms: number;
  readonly commitP99Ms: number;
  /** That p99 over the commits' own, in the same acts. Goal: 3. */
  readonly p99Ratio: number;
  /** The bot's CPU an act, with all edits in chat that the act causes. */
  readonly cpuMicros: number;
  /** That of a click in chat with three open panels. */
  readonly clickCpuMicros: number;
  /** The former by the latter. Goal: 0.33. */
  readonly cpuRatio: number;
  readonly sockets: number;
  /** What the bot holds of them. Goal: 60. */
  readonly socketsMiB: number;
}

const TABLES = 200;
const ACTS_PER_SECOND = 200;
const WARM_UP = 600;
const MEASURED = 1_800;
/** Of three players each; for the memory of their sockets. */
const MANY_TABLES = 334;
/** Opened before memory is measured: what is there once, however many sockets are open, is no socket's. */
const FIRST_TABLES = 20;
const SETTLE_MS = 10_000;

const Listening = z.object({ url: z.string() });
const Ready = z.object({ ready: z.literal(true) });
const Serving = Ready.extend({ activity: z.string() });
const Used = z.object({ cpuMicros: z.number(), commits: z.array(z.number()) });
const Held = z.object({ heapBytes: z.number() });
const Acted = z.object({ acted: z.array(z.object({ ok: z.boolean(), ms: z.number().nullable() })) });

interface Acts {
  readonly acted: z.infer<typeof Acted>['acted'];
  readonly cpuMicros: number;
  readonly commits: readonly number[];
}

async function withActivity<T>(
  path: string,
  execArgv: readonly string[],
  run: (load: ReturnType<typeof startChild>, bot: ReturnType<typeof startChild>, url: string) => Promise<T>,
): Promise<T> {
  const load = startChild('click-load.js');
  try {
    const { url } = await heard(load, Listening);
    const bot = startChild('click-bot.js', ['activity', url, path], execArgv);
    try {
      const { activity } = await heard(bot, Serving);
      return await run(load, bot, activity);
    } finally {
      await ended(bot);
    }
  } finally {
    await ended(load);
  }
}

const actsUnderLoad = (path: string): Promise<Acts> =>
  withActivity(path, [], async (load, bot, url) => {
    await told(load, { open: 'tables', count: TABLES }, Ready);
    await told(load, { pages: url }, Ready);
    await told(load, { acts: WARM_UP, perSecond: ACTS_PER_SECOND }, Acted);
    await told(bot, {}, Used);
    const { acted } = await told(load, { acts: MEASURED, perSecond: ACTS_PER_SECOND }, Acted);
    return { acted, ...(await told(bot, {}, Used)) };
  });

/** What 3 × `MANY_TABLES` sockets hold, in bytes: their tables are open before. */
const socketBytes = (path: string): Promise<number> =>
  withActivity(path, ['--expose-gc'], async (load, bot, url) => {
    const held = async (): Promise<number> => {
      await setTimeout(SETTLE_MS);
      return (await told(bot, {}, Held)).heapBytes;
    };
    await told(load, { open: 'tables', count: FIRST_TABLES }, Ready);
    await told(load, { pages: url }, Ready);
    await told(load, { open: 'tables', count: MANY_TABLES }, Ready);
    const before = await held();
    await told(load, { pages: url }, Ready);
    return (await held()) - before;
  });

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * 200 tables of three in the Activity, a socket each, and every act a legal move; beside it the same tables clicked on in
 * chat with three open panels each, one after the other.
 */
export const benchActivity = (): Promise<ActivityFigures> =>
  withFolder(async (folder) => {
    const clicked = await underLoad('bot', join(folder, 'click.db'));
    const { acted, cpuMicros: used, commits } = await actsUnderLoad(join(folder, 'acts.db'));
    const bytes = await socketBytes(join(folder, 'sockets.db'));
    const done = acted.filter(({ ok }) => ok);
    const times = done.flatMap(({ ms }) => (ms === null ? [] : [ms]));
    const [p99Ms, commitP99Ms] = [percentile(times, 0.99), percentile(commits, 0.99)];
    const [cpuMicros, clickCpuMicros] = [used / acted.length, clicked.cpuMicros / clicked.clicks];
    return {
      tables: TABLES,
      actsPerSecond: ACTS_PER_SECOND,
      acts: acted.length,
      refused: acted.length - done.length,
      unseen: done.length - times.length,
      p50Ms: percentile(times, 0.5),
      p99Ms,
      commitP50Ms: percentile(commits, 0.5),
      commitP99Ms,
      p99Ratio: rounded(p99Ms / commitP99Ms),
      cpuMicros: Math.round(cpuMicros),
      clickCpuMicros: Math.round(clickCpuMicros),
      cpuRatio: rounded(cpuMicros / clickCpuMicros),
      sockets: 3 * MANY_TABLES,
      socketsMiB: rounded(bytes / 2 ** 20),
    };
  });
