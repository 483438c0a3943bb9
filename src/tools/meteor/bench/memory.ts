import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';

import { withFolder } from '../../bench/folder.js';
import { ended, heard, startChild, told } from './children.js';

export interface MemoryFigures {
  readonly games: number;
  /** Of a game of four with four open panels, in the whole bot. Goal: 25 KiB. */
  readonly bytesPerTable: number;
  readonly guilds: number;
  /** Of a server with twenty channels. */
  readonly bytesPerGuild: number;
  /** How much more that is with five people in voice in each of them, in percent. Goal: 5. */
  readonly voicePercent: number;
  /** The longest that a click would have waited while all games were redrawn after a lost gateway. Goal: 100. */
  readonly stallMs: number;
}

/** Opened before anything is measured: what is there once, however many games are on, is no game's. */
const WARM_UP = 100;
const GAMES = 500;
const FULL_GAMES = 5_000;
const GUILDS = 2_500;
/** A whole crew in each server at once, which is many times what servers have on average. */
const IN_VOICE = 5;
const PLAYERS = 4;

/** Until what is under way when the last game was opened is through: that is no game's either. */
const SETTLE_MS = 10_000;

const Listening = z.object({ url: z.string() });
const Ready = z.object({ ready: z.literal(true) });
const Held = z.object({ heapBytes: z.number(), stallMs: z.number() });

interface Measured {
  readonly empty: number;
  readonly before: number;
  readonly after: number;
  readonly stallMs: number;
}

async function held(bot: ChildProcess): Promise<number> {
  await setTimeout(SETTLE_MS);
  return (await told(bot, {}, Held)).heapBytes;
}

/** A bot on a server with so many guilds; what it holds at first, and before and after so many games were opened. */
async function measure(
  path: string,
  {
    guilds = 0,
    inVoice = 0,
    games = 0,
  }: { readonly guilds?: number; readonly inVoice?: number; readonly games?: number },
): Promise<Measured> {
  const load = startChild('click-load.js');
  try {
    const { url } = await heard(load, Listening);
    await told(load, { guilds, inVoice }, Ready);
    const bot = startChild('click-bot.js', ['bot', url, path], ['--expose-gc']);
    try {
      await heard(bot, Ready);
      const empty = (await told(bot, {}, Held)).heapBytes;
      if (games === 0) return { empty, before: empty, after: empty, stallMs: 0 };
      await told(load, { open: 'games', count: WARM_UP, players: PLAYERS }, Ready);
      const before = await held(bot);
      await told(load, { open: 'games', count: games, players: PLAYERS }, Ready);
      const after = await held(bot);
      await told(load, { drop: true }, Ready);
      return { empty, before, after, stallMs: (await told(bot, {}, Held)).stallMs };
    } finally {
      await ended(bot);
    }
  } finally {
    await ended(load);
  }
}

/** What the bot holds of each game and of each server, and how it bears that the gateway is lost. */
export const benchMemory = (full: boolean): Promise<MemoryFigures> =>
  withFolder(async (folder) => {
    const count = full ? FULL_GAMES : GAMES;
    const games = await measure(join(folder, 'games.db'), { games: count });
    const guilds = await measure(join(folder, 'guilds.db'), { guilds: GUILDS });
    const voice = await measure(join(folder, 'voice.db'), { guilds: GUILDS, inVoice: IN_VOICE });
    const held = guilds.empty - games.empty;
    return {
      games: count,
      bytesPerTable: Math.round((games.after - games.before) / count),
      guilds: GUILDS,
      bytesPerGuild: Math.round(held / GUILDS),
      voicePercent: Math.round(((voice.empty - guilds.empty) / held) * 1000) / 10,
      stallMs: Math.round(games.stallMs),
    };
  });
