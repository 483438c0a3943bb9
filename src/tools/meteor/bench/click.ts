import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';

import { percentile, timeFdatasync } from '../../bench/disk.js';
import { withFolder } from '../../bench/folder.js';
import { ended, heard, startChild, told } from './children.js';

export interface ClickFigures {
  readonly games: number;
  readonly clicksPerSecond: number;
  readonly clicks: number;
  /** Those that the game took: all, unless the machine is so busy that some come too late to be acted on. */
  readonly moves: number;
  /** Those that the rules refused: none, unless the machine is so busy that a launch window has closed meanwhile. */
  readonly refused: number;
  /** Those of which Discord heard nothing within its three seconds. */
  readonly unanswered: number;
  /** The bot's CPU a click, with all edits that the click causes. */
  readonly cpuMicros: number;
  /** That of discord.js alone, answering each click with an update of the same size. */
  readonly bareCpuMicros: number;
  readonly requestsPerClick: number;
  /** From a click to its accepted callback. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly bareP50Ms: number;
  readonly bareP99Ms: number;
  /** How long the log's commits took, in the same clicks. */
  readonly commitP50Ms: number;
  readonly commitP99Ms: number;
  readonly commitWorstMs: number;
  /** p99 of the clicks by five times that of discord.js alone and the commits' own p99 together. Goal: 1. */
  readonly p99Ratio: number;
  /** What the disk takes for one commit, with nothing else to do. */
  readonly fdatasyncP50Ms: number;
  readonly fdatasyncP99Ms: number;
  /** Of the bot's work in a click, how much is saying messages (see words-share.ts); percent. Goal: 3. */
  readonly wordsPercent: number;
  /** With all that decides what is said: which pile, whose site, what just happened. */
  readonly textPercent: number;
  /** The bot's CPU of one request, by that of discord.js's one. Goal: 1.6. */
  readonly requestRatio: number;
  /** The same of a whole click. Goal: 5. */
  readonly clickRatio: number;
}

const GAMES = 200;
const CLICKS_PER_SECOND = 200;
const WARM_UP = 600;
const MEASURED = 1_800;
/** For the share of words, in a pass of its own. */
const SAMPLED = 1_200;

const Listening = z.object({ url: z.string() });
const Ready = z.object({ ready: z.literal(true) });
const Clicked = z.object({ latencies: z.array(z.number()), unanswered: z.number(), requests: z.number() });
const Used = z.object({
  cpuMicros: z.number(),
  accepted: z.number().default(0),
  refused: z.number().default(0),
  commits: z.array(z.number()).default([]),
});
const Sampled = z.object({ words: z.number(), text: z.number() });
interface Run {
  readonly clicks: number;
  readonly moves: number;
  readonly refused: number;
  readonly unanswered: number;
  readonly cpuMicros: number;
  readonly requests: number;
  readonly latencies: readonly number[];
  /** How long each commit of the log took, in milliseconds. */
  readonly commits: readonly number[];
  /** Null: not asked for. */
  readonly words: z.infer<typeof Sampled> | null;
}

/** What of the bot's work words are, while people click on. */
async function sampled(load: ChildProcess, bot: ChildProcess, pace: object): Promise<z.infer<typeof Sampled>> {
  await told(bot, { sample: 'start' }, Ready);
  await told(load, { ...pace, clicks: SAMPLED }, Clicked);
  return told(bot, { sample: 'stop' }, Sampled);
}

/** One bot under the load of people who click, with three open panels a game; all figures are of the clicks after the warm-up. */
export async function underLoad(kind: 'bot' | 'bare', path: string, disk: Disk = 'as-it-is'): Promise<Run> {
  const load = startChild('click-load.js');
  let bot: ChildProcess | null = null;
  try {
    const { url } = await heard(load, Listening);
    bot = startChild('click-bot.js', [kind, url, path], [], disk);
    await heard(bot, Ready);
    const pace = { perSecond: CLICKS_PER_SECOND, kind: kind === 'bot' ? 'moves' : 'any' };
    await told(load, { open: kind === 'bot' ? 'games' : 'panels', count: GAMES }, Ready);
    await told(load, { ...pace, clicks: WARM_UP }, Clicked);
    const before = await told(bot, {}, Used);
    const { latencies, unanswered, requests } = await told(load, { ...pace, clicks: MEASURED }, Clicked);
    const { cpuMicros, accepted, refused, commits } = await told(bot, {}, Used);
    const clicks = latencies.length;
    const moves = kind === 'bot' ? accepted - before.accepted : clicks;
    const words = kind === 'bot' && disk !== 'slow' ? await sampled(load, bot, pace) : null;
    const answered = { clicks, moves, refused: refused - before.refused, unanswered };
    return { ...answered, cpuMicros, requests, latencies, words, commits };
  } finally {
    if (bot !== null) await ended(bot);
    await ended(load);
  }
}

type CommitFigures = Pick<ClickFigures, 'commitP50Ms' | 'commitP99Ms' | 'commitWorstMs' | 'p99Ratio'>;
type Disk = 'slow' | 'as-it-is';

const rounded = (value: number): number => Math.round(value * 100) / 100;

function commitFigures({ commits, latencies }: Run, bare: Run): CommitFigures {
  const commitP99Ms = percentile(commits, 0.99);
  return {
    commitP50Ms: percentile(commits, 0.5),
    commitP99Ms,
    commitWorstMs: percentile(commits, 1),
    p99Ratio: rounded(percentile(latencies, 0.99) / (5 * percentile(bare.latencies, 0.99) + commitP99Ms)),
  };
}

/**
 * 200 games of three players with three open panels, and every click a legal move; beside it discord.js alone over the
 * same server, one after the other, each in a process of its own.
 */
export const benchClick = (_full = false, disk: Disk = 'as-it-is'): Promise<ClickFigures> =>
  withFolder(async (folder) => {
    const quiet = timeFdatasync(join(folder, 'raw'), 500);
    const bare = await underLoad('bare', '');
    const bot = await underLoad('bot', join(folder, 'bench.db'), disk);
    const fdatasync = [...quiet, ...timeFdatasync(join(folder, 'raw'), 500)];
    const cpuMicros = bot.cpuMicros / bot.clicks;
    const bareCpuMicros = bare.cpuMicros / bare.clicks;
    const requestsPerClick = bot.requests / bot.clicks;
    return {
      games: GAMES,
      clicksPerSecond: CLICKS_PER_SECOND,
      clicks: bot.clicks,
      moves: bot.moves,
      refused: bot.refused,
      unanswered: bot.unanswered,
      cpuMicros: Math.round(cpuMicros),
      bareCpuMicros: Math.round(bareCpuMicros),
      requestsPerClick: rounded(requestsPerClick),
      p50Ms: percentile(bot.latencies, 0.5),
      p99Ms: percentile(bot.latencies, 0.99),
      bareP50Ms: percentile(bare.latencies, 0.5),
      bareP99Ms: percentile(bare.latencies, 0.99),
      ...commitFigures(bot, bare),
      fdatasyncP50Ms: percentile(fdatasync, 0.5),
      fdatasyncP99Ms: percentile(fdatasync, 0.99),
      wordsPercent: rounded((bot.words?.words ?? 0) * 100),
      textPercent: rounded((bot.words?.text ?? 0) * 100),
      requestRatio: rounded(cpuMicros / requestsPerClick / bareCpuMicros),
      clickRatio: rounded(cpuMicros / bareCpuMicros),
    };
  });
