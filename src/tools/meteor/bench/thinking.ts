import { join } from 'node:path';
import * as z from 'zod';

import { percentile } from '../../bench/disk.js';
import { withFolder } from '../../bench/folder.js';
import { ended, heard, startChild, told } from './children.js';

export interface ThinkingFigures {
  readonly games: number;
  readonly clicksPerSecond: number;
  readonly clicksARun: number;
  /** From a click to its accepted callback: run by run, those without and those with four Aces and a Coach in turns. */
  readonly p99AloneMs: readonly number[];
  readonly p99BesideMs: readonly number[];
  readonly medianAloneMs: number;
  readonly medianBesideMs: number;
  /** Of which Discord heard nothing within its three seconds, in all runs. */
  readonly unanswered: number;
  /** The one median by the other. Goal: 1.3. */
  readonly ratio: number;
}

const GAMES = 200;
const CLICKS_PER_SECOND = 100;
const WARM_UP = 600;
const A_RUN = 500;
const PAIRS = 5;

const Listening = z.object({ url: z.string() });
const Ready = z.object({ ready: z.literal(true) });
const Clicked = z.object({ latencies: z.array(z.number()), unanswered: z.number() });

const middle = (values: readonly number[]): number => percentile(values, 0.5);

/**
 * What a click waits for while four Aces think and a Coach analyses, by what it waits for without them: five runs of
 * each, in turns, on one bot, since a machine is never as quiet at one minute as at the next.
 */
export const benchThinking = (): Promise<ThinkingFigures> =>
  withFolder(async (folder) => {
    const load = startChild('click-load.js');
    const { url } = await heard(load, Listening);
    const bot = startChild('click-bot.js', ['bot', url, join(folder, 'bench.db')]);
    const alone: number[] = [];
    const beside: number[] = [];
    let unanswered = 0;
    try {
      await heard(bot, Ready);
      const pace = { perSecond: CLICKS_PER_SECOND, kind: 'moves' };
      await told(load, { open: 'games', count: GAMES }, Ready);
      await told(load, { ...pace, clicks: WARM_UP }, Clicked);
      const run = async (): Promise<number> => {
        const clicked = await told(load, { ...pace, clicks: A_RUN }, Clicked);
        unanswered += clicked.unanswered;
        return percentile(clicked.latencies, 0.99);
      };
      for (let pair = 0; pair < PAIRS; pair += 1) {
        alone.push(await run());
        await told(load, { aces: 'start' }, Ready);
        await told(bot, { coach: 'start' }, Ready);
        beside.push(await run());
        await told(bot, { coach: 'stop' }, Ready);
        await told(load, { aces: 'stop' }, Ready);
      }
    } finally {
      await ended(bot);
      await ended(load);
    }
    return {
      games: GAMES,
      clicksPerSecond: CLICKS_PER_SECOND,
      clicksARun: A_RUN,
      p99AloneMs: alone,
      p99BesideMs: beside,
      medianAloneMs: middle(alone),
      medianBesideMs: middle(beside),
      unanswered,
      ratio: Math.round((100 * middle(beside)) / middle(alone)) / 100,
    };
  });
