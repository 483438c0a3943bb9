import { BOT_HOST } from './activity/served.js';
import type { WorldBot } from './bot.js';
import { HOST, type WorldDiscord } from './discord.js';
import type { Listener } from './sockets.js';

/** Who listens under which name: Discord, and the process of the bot that runs. Null: nobody does now. */
export const listenersOf =
  (discord: WorldDiscord, current: () => WorldBot | null) =>
  (host: string): Listener | null => {
    if (host === HOST)
      return {
        machine: null,
        accept: (socket) => {
          discord.accept(socket);
        },
      };
    const bot = current();
    const activity = bot?.activity ?? null;
    if (host !== BOT_HOST || bot === null || activity === null) return null;
    return {
      machine: bot.machine,
      accept: (socket) => {
        activity.accept(socket);
      },
    };
  };
