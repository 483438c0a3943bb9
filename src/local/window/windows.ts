import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { PagePush, PageState, Reply } from '../protocol.js';
import { CannotDo } from '../users/payload.js';
import type { LocalUser } from '../users/local-user.js';
import type { PermissionName } from '../world/permissions.js';
import { visibleMessages } from '../world/messages.js';
import type { World } from '../world/world.js';
import type { Guild, StoredMessage, WorldEvent } from '../world/model.js';
import { carryOut } from './carry-out.js';
import { parseRequest, type Request } from './requests.js';
import { pageChannel, pageCommand, pageMessage, pageUser } from './shapes.js';
import { sameHost } from './origin.js';

const MAX_FRAME = 64 * 1024;
const MODERATOR: readonly PermissionName[] = ['ManageGuild', 'ManageMessages'];

export interface WindowsOptions {
  readonly addUser: (name: string, made: { permissions?: readonly PermissionName[] }) => LocalUser;
  readonly online: () => boolean;
  readonly host: string;
}

interface Window {
  readonly client: WebSocket;
  user?: LocalUser;
}

/** The browser windows at /local/ws: two windows are two people. */
export class Windows {
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, perMessageDeflate: false });
  readonly #windows = new Set<Window>();
  /** Secret of a window's person → the person; kept by the page for the length of its session. */
  readonly #tokens = new Map<string, LocalUser>();

  constructor(
    private readonly world: World,
    private readonly guild: Guild,
    private readonly options: WindowsOptions,
  ) {
    world.listen((event) => this.#pass(event));
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (!sameHost(request, this.options.host)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (client) => {
      request.socket.setNoDelay(true);
      const window: Window = { client };
      this.#windows.add(window);
      client.on('error', () => client.terminate());
      client.on('close', () => this.#windows.delete(window));
      client.on('message', (data) => void this.#receive(window, data));
    });
  }

  close(): void {
    for (const client of this.#sockets.clients) client.terminate();
  }

  async #receive(window: Window, data: RawData): Promise<void> {
    const parsed = parseRequest(data);
    if ('fault' in parsed) return reply(window, { reply: parsed.id, ok: false, error: parsed.fault });
    const { request } = parsed;
    try {
      const answer = await this.#answer(window, request);
      reply(window, { reply: request.id, ok: true, ...answer });
    } catch (error) {
      // What a person can't do is theirs to know; a fault of ours must not take the server down.
      const words =
        error instanceof CannotDo
          ? error.message
          : `Something went wrong: ${error instanceof Error ? error.message : String(error)}`;
      reply(window, { reply: request.id, ok: false, error: words });
    }
  }

  async #answer(window: Window, request: Request): Promise<Partial<Reply>> {
    if (request.do === 'hello') return this.#welcome(window, request.name, request.token);
    if (!window.user) throw new CannotDo('say hello first');
    return carryOut(this.world, window.user, request);
  }

  #welcome(window: Window, name: string, token: string | undefined): Partial<Reply> {
    const known = token === undefined ? undefined : this.#tokens.get(token);
    const user = known ?? this.#newcomer(name);
    const secret = known && token !== undefined ? token : randomBytes(24).toString('base64url');
    this.#tokens.set(secret, user);
    window.user = user;
    return { token: secret, user: pageUser(user.api), state: this.#state(user) };
  }

  /** A name whose owner has a window open can't be taken over; one whose owner left can be taken up again. */
  #newcomer(wanted: string): LocalUser {
    const taken = new Set([this.world.bot.username.toLowerCase()]);
    for (const { user } of this.#windows) if (user) taken.add(user.name.toLowerCase());
    let name = wanted;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${wanted} ${copy}`;
    // The first to come in looks after the place.
    return this.options.addUser(name, this.#tokens.size === 0 ? { permissions: MODERATOR } : {});
  }

  #state(user: LocalUser): PageState {
    const channels = [...this.guild.channels.values()].filter((channel) =>
      this.world.may(channel, user.id, 'ViewChannel'),
    );
    return {
      guildName: this.guild.name,
      channels: channels.map(pageChannel),
      commands: this.#commands(),
      users: this.#users(),
      botOnline: this.options.online(),
      messages: channels
        .flatMap((channel) => visibleMessages(channel, user.id))
        .map((message) => pageMessage(message, user.id)),
    };
  }

  #commands() {
    return this.world.commands
      .visible(this.guild.id)
      .filter((command) => command.type === 1)
      .map(pageCommand);
  }

  #users() {
    return [...this.guild.members.values()].map((member) => pageUser(member.user));
  }

  #pass(event: WorldEvent): void {
    if (this.#windows.size === 0 || event.kind === 'dispatch' || event.kind === 'other') return;
    if (event.kind === 'message') return this.#passMessage(event.message, event.change);
    for (const window of this.#windows) if (window.user) push(window, this.#news(event.kind, window.user));
  }

  #news(kind: 'commands' | 'users' | 'channels' | 'bot', user: LocalUser): PagePush {
    switch (kind) {
      case 'commands':
        return { push: 'commands', commands: this.#commands() };
      case 'users':
        return { push: 'users', users: this.#users() };
      case 'channels':
        return { push: 'channels', channels: this.#state(user).channels };
      case 'bot':
        return { push: 'bot', online: this.options.online() };
    }
  }

  #passMessage(message: StoredMessage, change: 'create' | 'update' | 'remove'): void {
    if (message.channel.guild !== this.guild || (message.dismissed && change !== 'remove')) return;
    for (const window of this.#windows) {
      const { user } = window;
      if (!user || (message.visibleTo && message.visibleTo !== user.id)) continue;
      if (!this.world.may(message.channel, user.id, 'ViewChannel')) continue;
      if (change === 'remove')
        push(window, { push: 'remove', channelId: message.channel.id, messageId: message.api.id });
      else push(window, { push: change === 'create' ? 'message' : 'update', message: pageMessage(message, user.id) });
    }
  }
}

const push = ({ client }: Window, frame: PagePush): void => client.send(JSON.stringify(frame));
const reply = ({ client }: Window, frame: Reply): void => client.send(JSON.stringify(frame));
