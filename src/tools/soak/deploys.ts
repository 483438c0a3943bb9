/** `npm run soak -- --deploys 50`: one process after the other takes the games over while people play. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { listenLocal } from '../../local/index.js';
import { withFolder } from '../bench/folder.js';
import { timesLogged } from './logged.js';
import { joinAndLeave, openLobby, play } from './people.js';
import { RunningBot } from './running-bot.js';
import { spread, type Spread } from './spread.js';
import { Tally } from './tally.js';

/** How long people play between two deploys. */
const BETWEEN_MS = 500;

export interface DeploysReport {
  readonly deploys: number;
  readonly interactions: number;
  /** Nobody answered within three seconds. */
  readonly unanswered: number;
  /** Joined or left a lobby, by what the bot said; each must stand in the log once. */
  readonly acts: number;
  readonly lostActs: number;
  readonly doubleActs: number;
  /** Deploys after which games stood in Time Out. */
  readonly timeOuts: number;
  /** From the old process's SIGTERM until the new one had the games, in milliseconds. */
  readonly handoverMs: Spread;
  readonly answerMs: Spread;
}

async function deployOnce(
  old: RunningBot,
  env: Readonly<Record<string, string>>,
): Promise<{ next: RunningBot; ms: number }> {
  const next = new RunningBot(env);
  await next.says('takes over when the other one stops');
  await delay(BETWEEN_MS);
  const began = performance.now();
  const stopped = old.stop();
  await next.says('unfinished games are back');
  const ms = performance.now() - began;
  await stopped;
  return { next, ms };
}

export function soakDeploys(deploys: number, channels: number): Promise<DeploysReport> {
  return withFolder(async (folder) => {
    const names = Array.from({ length: 2 * channels }, (_, at) => `soak-${at}`);
    const server = await listenLocal({ channels: names, rateLimits: false, recordCap: 100, historyLimit: 20 });
    const databasePath = join(folder, 'soak.db');
    const env = {
      DISCORD_TOKEN: 'local-test-token',
      DISCORD_API_URL: server.apiUrl,
      DATABASE_PATH: databasePath,
      PORT: '0',
      ZONE_SECONDS: '60',
      LAUNCH_WINDOW_SECONDS: '1',
      LOG_LEVEL: 'info',
    };
    let bot = new RunningBot(env);
    await bot.says('connected to Discord');
    const tally = new Tally();
    const ids = names.map((name) => server.channelId(name));
    const guests = await Promise.all(ids.slice(0, channels).map((id) => openLobby(server, id)));
    const people = [
      ...guests.map((guest, at) => joinAndLeave(guest, ids[at] ?? '', tally)),
      ...ids.slice(channels).map((id) => play(server.addUser(`Player ${id}`), id, tally)),
    ];
    const took: number[] = [];
    let timeOuts = 0;
    for (let deploy = 0; deploy < deploys; deploy += 1) {
      const { next, ms } = await deployOnce(bot, env);
      bot = next;
      took.push(ms);
      if (!bot.out.includes('"wentOn":true')) timeOuts += 1;
    }
    await delay(BETWEEN_MS);
    tally.over = true;
    await Promise.all(people);
    await bot.stop();
    const logged = timesLogged(databasePath, tally.acted);
    await server.stop();
    return {
      deploys,
      interactions: tally.interactions,
      unanswered: tally.unanswered,
      acts: tally.acted.length,
      lostActs: logged.filter((times) => times === 0).length,
      doubleActs: logged.filter((times) => times > 1).length,
      timeOuts,
      handoverMs: spread(took),
      answerMs: spread(tally.answers),
    };
  });
}
