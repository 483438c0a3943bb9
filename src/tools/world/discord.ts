import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { createLocalDiscord, type ApiMessage, type LocalDiscord } from '../../local/index.js';
import { outside } from './machine.js';
import type { Scheduler } from './scheduler.js';

export const TOKEN = 'world-bot-token';
/** A name that nothing outside the world has. */
const HOST = 'discord.invalid';
export const API_URL = `http://${HOST}/api`;

/** The embedded Discord in the world: its HTTP and WebSockets are real, its connections are the world's. */
export class WorldDiscord {
  readonly local: LocalDiscord;
  readonly #http: Server;

  constructor(scheduler: Scheduler, options: { readonly channels: readonly string[]; readonly guilds: number }) {
    this.local = createLocalDiscord({
      token: TOKEN,
      clock: { now: () => scheduler.now },
      timers: {
        setTimeout: (run, ms) =>
          scheduler.after(ms, () => {
            outside(run);
          }),
        clearTimeout: (cancel) => {
          if (typeof cancel === 'function') Reflect.apply(cancel, undefined, []);
        },
      },
      channels: options.channels,
      voiceChannels: ['voice'],
      moreGuilds: { count: options.guilds - 1, channels: 1 },
      recordCap: 20_000,
      historyLimit: 60,
    });
    this.local.listeningAt(`http://${HOST}`);
    this.#http = createServer({ noDelay: true }, (request, response) => {
      if (!this.local.handle(request, response)) response.writeHead(404).end();
    });
    this.#http.on('upgrade', (request, socket, head) => {
      if (!this.local.upgrade(request, socket, head)) socket.destroy();
    });
  }

  /** A bot has connected. */
  accept(socket: Socket): void {
    this.#http.emit('connection', socket);
  }

  /** What everybody sees in a channel, oldest first. */
  publicIn(channelId: string): readonly ApiMessage[] {
    return [...(this.local.world.channels.get(channelId)?.messages.values() ?? [])].map(({ api }) => api);
  }

  /** What one person alone sees there, oldest first. */
  privateIn(channelId: string, userId: string): readonly ApiMessage[] {
    const all = [...(this.local.world.channels.get(channelId)?.ephemerals.values() ?? [])];
    return all.filter(({ visibleTo, dismissed }) => visibleTo === userId && !dismissed).map(({ api }) => api);
  }

  /** A moderator deletes the bot's newest message. */
  deleteNewestOfBot(channelId: string): void {
    const newest = this.publicIn(channelId).findLast(({ author }) => author.bot === true);
    const moderator = this.local.addUser('Mod', { permissions: ['ManageMessages', 'ManageGuild'] });
    if (newest !== undefined) moderator.delete(newest.id);
  }

  close(): void {
    this.local.close();
    this.#http.closeAllConnections();
  }
}
