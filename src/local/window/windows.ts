import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { refuseUpgrade } from '../../http/upgrades.js';
import type { PagePush, PageState, Reply } from '../protocol.js';
import { CannotDo } from '../users/payload.js';
import type { LocalUser } from '../users/local-user.js';
import type { MadeUser } from '../world/model.js';
import type { PermissionName } from '../world/permissions.js';
import { visibleMessages } from '../world/messages.js';
import type { World } from '../world/world.js';
import type { Channel, Guild, StoredMessage, WorldEvent } from '../world/model.js';
import { handleRequest, type WindowState, type OpenForm } from './handle-request.js';
import { parseRequest, type Request } from './requests.js';
import { pageChannel, pageCommand, pageMessage, pageUser } from './shapes.js';
import type { Access, Role } from './access.js';
import { directChannel, joinGroup } from '../world/groups.js';

const MAX_FRAME = 64 * 1024;
/** A connection that hasn't sent `hello` by then is closed. */
export const HELLO_WITHIN_MS = 10_000;
/** How many people without a window are remembered: whoever left before them is forgotten. */
export const MOST_AWAY = 100;
/** As this server makes them; a page may bring one from before a restart. */
const SECRET = /^[\w-]{32}$/;
const MODERATOR: readonly PermissionName[] = ['ManageGuild', 'ManageMessages', 'MuteMembers'];

export interface WindowsOptions {
  readonly addUser: (name: string, made: MadeUser) => LocalUser;
  readonly forgetUser: (id: string) => void;
  readonly online: () => boolean;
  /** Whether people also see direct messages, groups and servers without the bot. */
  readonly elsewhere: boolean;
  /** Where others than this machine's own people can reach the page; then names and being first give no rights. */
  readonly access: Access | undefined;
  /** Where the bot's Activity is; undefined: it has none. */
  readonly activityPath: string | undefined;
  readonly onNewcomer: () => void;
}

interface Window {
  readonly client: WebSocket;
  readonly role: Role | undefined;
  user?: LocalUser;
  form?: OpenForm | undefined;
}

/** The browser windows at /local/ws: two windows are two people. */
export class Windows {
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, perMessageDeflate: false });
  readonly #windows = new Set<Window>();
  /** Secret of a window's person → the person; kept by the page for the length of its session. */
  readonly #tokens = new Map<string, LocalUser>();
  /** People without a window, by id; who left first is first. */
  readonly #away = new Set<string>();

  constructor(
    private readonly world: World,
    private readonly guild: Guild,
    private readonly options: WindowsOptions,
  ) {
    world.listen((event) => this.#pass(event));
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const role = this.options.access?.roleOf(request);
    if (this.options.access !== undefined && role === undefined) {
      refuseUpgrade(socket, 401);
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (client) => this.#greet({ client, role }, request));
  }

  #greet(window: Window, request: IncomingMessage): void {
    const { client } = window;
    const { timers } = this.world.options;
    request.socket.setNoDelay(true);
    this.#windows.add(window);
    const late = timers.setTimeout(() => {
      if (window.user === undefined) client.close(1008, 'No hello.');
    }, HELLO_WITHIN_MS);
    client.on('error', () => client.terminate());
    client.on('close', () => {
      timers.clearTimeout(late);
      this.#windows.delete(window);
      this.#forgetOldest(window);
    });
    client.on('message', (data) => void this.#receive(window, data));
  }

  #forgetOldest({ user: left }: Window): void {
    const here = new Set([...this.#windows].map(({ user }) => user?.id));
    if (left === undefined || here.has(left.id)) return;
    this.#away.delete(left.id);
    this.#away.add(left.id);
    if (this.#away.size <= MOST_AWAY) return;
    const [oldest] = this.#away;
    if (oldest === undefined) return;
    this.#away.delete(oldest);
    for (const [secret, { id }] of this.#tokens) if (id === oldest) this.#tokens.delete(secret);
    this.options.forgetUser(oldest);
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
    if (request.do === 'hello') return this.#welcome(window, request);
    if (!isIn(window)) throw new CannotDo('say hello first');
    return handleRequest(this.world, window, request, this.options.activityPath);
  }

  #welcome(window: Window, { name, token, locale }: Extract<Request, { do: 'hello' }>): Partial<Reply> {
    // Each one draws the whole page: that is done once.
    if (window.user !== undefined) throw new CannotDo('hello was said before');
    const known = token === undefined ? undefined : this.#tokens.get(token);
    const secret = token !== undefined && (known || SECRET.test(token)) ? token : randomBytes(24).toString('base64url');
    const user = known ?? this.#newcomer(name, window.role, secret);
    this.#tokens.set(secret, user);
    if (locale !== undefined) this.world.locales.set(user.id, locale);
    window.user = user;
    this.#away.delete(user.id);
    return { token: secret, user: pageUser(user.api), state: this.#state(user) };
  }

  /**
   * On this machine alone people are known by their names: one whose owner has a window open can't be taken over, one
   * whose owner left can be taken up again, and the first to come in is its moderator. Where others can come in
   * too, a person is who holds the secret (the same one after a restart), and the address's key says who moderates.
   */
  #newcomer(wanted: string, role: Role | undefined, secret: string): LocalUser {
    const taken = new Set([this.world.bot.username.toLowerCase()]);
    const others = role === undefined ? [...this.#windows].map(({ user }) => user) : [...this.#tokens.values()];
    for (const user of others) if (user) taken.add(user.name.toLowerCase());
    let name = wanted;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${wanted} ${copy}`;
    const moderates = role === undefined ? this.#tokens.size === 0 : role === 'moderator';
    const user = this.options.addUser(name, {
      ...(moderates && { permissions: MODERATOR }),
      ...(role !== undefined && { secret }),
    });
    if (this.options.elsewhere) this.#befriend(user);
    this.options.onNewcomer();
    return user;
  }

  /** Who comes in has installed the application, and is in every group. */
  #befriend(user: LocalUser): void {
    user.install();
    for (const channel of this.world.channels.values())
      if (channel.type === 3) joinGroup(this.world, channel, user.api);
  }

  #state(user: LocalUser): PageState {
    const channels = this.#channelsOf(user);
    return {
      guildName: this.guild.name,
      channels: channels.map((channel) =>
        pageChannel(channel, {
          bot: this.world.bot.username,
          mayMute: this.world.may(channel, user.id, 'MuteMembers'),
          foreign: !this.world.hasBot(channel),
        }),
      ),
      commands: this.#commands(),
      users: this.#users(),
      botOnline: this.options.online(),
      activities: this.options.activityPath !== undefined,
      messages: channels
        .flatMap((channel) => visibleMessages(channel, user.id))
        .map((message) => pageMessage(message, user.id)),
    };
  }

  #channelsOf(user: LocalUser): Channel[] {
    const seen = [...this.guild.channels.values()].filter((channel) => this.world.sees(channel, user.id));
    if (!this.options.elsewhere) return seen;
    const others = [...this.world.channels.values()].filter(
      (channel) => channel.guild !== this.guild && channel.type !== 1 && this.world.sees(channel, user.id),
    );
    return [...seen, directChannel(this.world, user.api), ...others];
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
    if (event.kind === 'launch') return this.#launch(event);
    for (const window of this.#windows) if (window.user) push(window, this.#news(event.kind, window.user));
  }

  #launch({ userId, channel }: Extract<WorldEvent, { kind: 'launch' }>): void {
    for (const window of this.#windows)
      if (window.user?.id === userId) push(window, { push: 'activity', channelId: channel.id });
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
    if (message.channel.guild !== this.guild && !this.options.elsewhere) return;
    if (message.dismissed && change !== 'remove') return;
    for (const window of this.#windows) {
      const { user } = window;
      if (!user || (message.visibleTo && message.visibleTo !== user.id)) continue;
      if (!this.world.sees(message.channel, user.id)) continue;
      if (change === 'remove')
        push(window, { push: 'remove', channelId: message.channel.id, messageId: message.api.id });
      else push(window, { push: change === 'create' ? 'message' : 'update', message: pageMessage(message, user.id) });
    }
  }
}

const isIn = (window: Window): window is Window & WindowState => window.user !== undefined;
const push = ({ client }: Window, frame: PagePush): void => client.send(JSON.stringify(frame));
const reply = ({ client }: Window, frame: Reply): void => client.send(JSON.stringify(frame));
