import { commandsOf } from '../commands/index.js';
import type { AppOptions, Connection } from './app-options.js';
import { createDiscordBot, type DiscordBot } from './discord/bot.js';
import type { Gateway } from './discord/gateway/client.js';
import type { RunningLog } from './discord/ports.js';
import type { AnyGameTypes } from './games/game.js';
import { FinishedGames } from './storage/sql/history/finished-games.js';
import type { GameLogs } from './storage/ports/game-logs.js';
import { emojiOf, REGISTERED } from './registration/index.js';
import { systemBytes } from './table/ids.js';
import type { AppParts } from './app-parts.js';

/** Entries as they lie in the log, read as events: this process wrote them. */
const runningLog =
  (logs: GameLogs): RunningLog =>
  async (game) =>
    ((await logs.read(game))?.entries ?? []).map(({ sequence, at, events }) => ({
      sequence,
      at,
      events: JSON.parse(events) as readonly AnyGameTypes['event'][],
    }));

/** The Discord side, on this connection. */
export function createBot(
  options: AppOptions,
  parts: AppParts,
  { guildId, empty }: Connection,
  gateway: Gateway,
): DiscordBot {
  const { defaults, games: registered = REGISTERED } = options;
  const { log, clock, timers, tables, links, metrics, pictures } = parts;
  const { analyses, deals } = parts.workers;
  const { sql, logs } = parts.storage.reading;
  const { history, histories, retention, replayFile } = parts.history;
  return createDiscordBot({
    gateway,
    ...(guildId === undefined ? {} : { guildId }),
    ...(empty === undefined ? {} : { empty }),
    directory: tables,
    faces: registered.map(({ face }) => face),
    clock,
    timers,
    randomBytes: options.randomBytes ?? systemBytes,
    log,
    stores: {
      ...parts.storage.stores,
      runningLog: runningLog(logs),
      ended: new FinishedGames(sql, logs, tables.games),
    },
    past: {
      history,
      histories,
      retention,
      replayFile,
      analyses,
      replayLinks: links,
      counted: (game) => parts.counting.counted(game),
    },
    commands: commandsOf(registered),
    emoji: options.emoji ?? emojiOf(registered),
    renderPng: (svg, width, signal) => pictures.renderPng(svg, width, signal),
    deals,
    defaults,
    offersActivity: options.offersActivity ?? false,
    interactions: {
      answered: (ms) => {
        metrics.answered(ms / 1000);
        options.onAnswered?.(ms);
      },
      handled: (interaction) => {
        metrics.handled(interaction);
      },
    },
  });
}
