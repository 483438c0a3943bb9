import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { createLocalDiscord, type ApiMessage, type LocalDiscord, type LocalUser } from '../../local/index.js';
import type { Random } from '../../games/shared/random.js';
import { outside } from './machine.js';
import type { Scheduler } from './scheduler.js';

export const TOKEN = 'world-bot-token';
/** A name that nothing outside the world has. */
export const HOST = 'discord.invalid';
export const API_URL = `http://${HOST}/api`;
export const CLIENT_SECRET = 'world-client-secret';

const VOICE_CHANNELS = ['bridge', 'engine room', 'lounge'];

/** The embedded Discord in the world: its HTTP and WebSockets are real, its connections are the world's. */
export class WorldDiscord {
  readonly local: LocalDiscord;
  /** How often somebody went from one voice channel to another. */
  moves = 0;
  /** One event of so many is delivered twice; null: none is. */
  repeatsOneOf: number | null = null;
  readonly #http: Server;
  /** Where people meet, by name; one that was deleted has another in its place. */
  readonly #places = new Map<string, string>();

  constructor(
    scheduler: Scheduler,
    random: Random,
    options: {
      readonly channels: readonly string[];
      readonly guilds: number;
      /** Told of each message as it comes to be seen. `reader`: the only one who sees it; null: everybody does. */
      readonly onShown: (message: ApiMessage, reader: string | null) => void;
      readonly onRemoved: (messageId: string) => void;
    },
  ) {
    this.local = createLocalDiscord({
      token: TOKEN,
      clientSecret: CLIENT_SECRET,
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
      voiceChannels: VOICE_CHANNELS,
      moreGuilds: { count: options.guilds - 1, channels: 1 },
      recordCap: 20_000,
      historyLimit: 60,
      repeats: () => this.repeatsOneOf !== null && random.below(this.repeatsOneOf) === 0,
    });
    for (const name of options.channels) this.#places.set(name, this.local.channelId(name));
    this.local.listeningAt(`http://${HOST}`);
    this.local.world.listen((event) => {
      if (event.kind !== 'message') return;
      const { change, message } = event;
      if (change === 'remove') options.onRemoved(message.api.id);
      else options.onShown(message.api, message.visibleTo ?? null);
    });
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

  /** Somebody who may do everything, and plays nothing. */
  get moderator(): LocalUser {
    return this.local.addUser('Mod', { permissions: ['ManageMessages', 'ManageGuild', 'MuteMembers'] });
  }

  /** A moderator deletes the bot's newest message. */
  deleteNewestOfBot(channelId: string): void {
    const newest = this.publicIn(channelId).findLast(({ author }) => author.bot === true);
    if (newest !== undefined) this.moderator.delete(newest.id);
  }

  get voiceChannels(): readonly string[] {
    return VOICE_CHANNELS.map((name) => this.local.channelId(name));
  }

  /** Somebody comes into a voice channel, goes to another, or leaves voice. */
  sit(user: LocalUser, channel: string | undefined): void {
    const here = this.local.world.guild(this.local.guildId).voice.get(user.id);
    if (channel === undefined) user.leaveVoice();
    else user.joinVoice(channel);
    if (here !== undefined && channel !== undefined && here !== channel) this.moves += 1;
  }

  /** A moderator unmutes people who sit in voice. */
  unmute(userIds: readonly string[]): void {
    const { voice, members } = this.local.world.guild(this.local.guildId);
    for (const id of userIds) {
      const channel = voice.get(id);
      if (channel !== undefined && members.get(id)?.mute === true) this.moderator.muteMember(id, channel, false);
    }
  }

  placeOf(name: string): string {
    const id = this.#places.get(name);
    if (id === undefined) throw new Error(`no channel ${name}`);
    return id;
  }

  /** The channel is deleted, and people meet in another one. */
  replacePlace(name: string): void {
    const old = this.placeOf(name);
    this.#places.set(name, this.local.createChannel(`${name}-${this.#places.size}-${old.slice(-4)}`));
    this.local.deleteChannel(old);
  }

  /** Someone deletes all emoji of the application. */
  takeEmoji(): void {
    const { emojis } = this.local.world;
    for (const { id } of emojis.list()) emojis.remove(id);
  }

  close(): void {
    this.local.close();
    this.#http.closeAllConnections();
    this.#http.close();
  }
}
