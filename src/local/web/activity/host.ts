import type { Connection } from '../core/connection.js';
import type { Store } from '../core/store.js';
import { words } from '../../../web/words.js';

/**
 * Discord's part toward the page of an Activity in its frame: the messages that Discord's SDK sends and understands
 * (`[opcode, data]` by `postMessage`), answered as a client answers them.
 */

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;

const READY = { v: 1, config: { api_endpoint: '/api', environment: 'local' } };

/** What an Activity may ask of the person's client. */
interface Command {
  readonly cmd: string;
  readonly nonce: string;
  readonly args: Readonly<Record<string, unknown>>;
}

type Answer = object | { readonly refused: string };

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

export class ActivityHost {
  /** It is to be opened with a first game. */
  #first = false;

  constructor(
    private readonly store: Store,
    private readonly connection: Connection,
  ) {
    // The SDK would talk to whoever opened this page instead of to this page.
    window.opener = null;
    window.addEventListener('message', (event) => void this.#receive(event));
  }

  /**
   * Starts it as Discord does: the bot is asked, and opens it. So it has a token for the channel, and can keep the board
   * in the chat up to date. `first`: with a first game, for who has just come in.
   */
  async start(channelId: string, first = false): Promise<void> {
    this.#first = first;
    const reply = await this.connection.ask({ do: 'launch', channelId });
    // The bot may be offline; the table says so.
    if (reply.error !== undefined) await this.open(channelId);
  }

  /** Opens the channel's Activity, or joins it. */
  async open(channelId: string): Promise<void> {
    const first = this.#first;
    this.#first = false;
    const reply = await this.connection.ask({ do: 'activity', channelId });
    if (reply.activity === undefined) {
      this.store.notice(words.activity, reply.error ?? words.requestFailed, false);
      return;
    }
    // Another platform would be another address, which loads the page again: it stays when a phone is turned.
    const platform = window.matchMedia('(max-width: 760px)').matches ? 'mobile' : 'desktop';
    this.store.activity = { ...reply.activity, first, platform };
    this.store.drawerOpen = false;
    this.store.membersOpen = false;
    this.store.changed();
  }

  close(): void {
    const { activity } = this.store;
    if (activity === undefined) return;
    this.store.activity = undefined;
    this.store.changed();
    void this.connection.ask({ do: 'activity-leave', instanceId: activity.instanceId });
  }

  /** Back after the connection was lost: the server knows of no Activity that this window is in. */
  returned(): void {
    const { activity } = this.store;
    if (activity !== undefined) void this.open(activity.channelId);
  }

  async #receive({ source, origin, data }: MessageEvent<unknown>): Promise<void> {
    const frame = document.querySelector<HTMLIFrameElement>('.activity-frame')?.contentWindow ?? null;
    // Anything else may post messages here too.
    if (frame === null || source !== frame || origin !== location.origin || !Array.isArray(data)) return;
    const [opcode, payload] = data as readonly unknown[];
    if (opcode === HANDSHAKE) this.#send(frame, { cmd: 'DISPATCH', evt: 'READY', nonce: null, data: READY });
    else if (opcode === CLOSE) this.close();
    else if (opcode === FRAME) await this.#answer(frame, record(payload));
  }

  async #answer(frame: Window, payload: Readonly<Record<string, unknown>>): Promise<void> {
    const command: Command = {
      cmd: String(payload['cmd']),
      nonce: String(payload['nonce']),
      args: record(payload['args']),
    };
    const { cmd, nonce } = command;
    const answer = await this.#run(command);
    if ('refused' in answer)
      this.#send(frame, { cmd, nonce, evt: 'ERROR', data: { code: 4000, message: answer.refused } });
    else this.#send(frame, { cmd, nonce, evt: null, data: answer });
  }

  async #run({ cmd, args }: Command): Promise<Answer> {
    const { activity, me } = this.store;
    if (activity === undefined || me === undefined) return { refused: 'There is no Activity here.' };
    switch (cmd) {
      case 'AUTHORIZE': {
        const reply = await this.connection.ask({ do: 'authorize', instanceId: activity.instanceId });
        return reply.code === undefined ? { refused: reply.error ?? words.requestFailed } : { code: reply.code };
      }
      case 'AUTHENTICATE':
        return {
          access_token: String(args['access_token']),
          user: {
            id: me.id,
            username: me.name,
            discriminator: '0',
            avatar: null,
            public_flags: 0,
            global_name: me.name,
          },
          scopes: ['identify'],
          expires: new Date(Date.now() + 86_400_000).toISOString(),
          application: { id: activity.clientId, name: 'Activity', description: '', icon: null, rpc_origins: [] },
        };
      case 'USER_SETTINGS_GET_LOCALE':
        return { locale: navigator.language };
      default:
        return { refused: 'INVALID_COMMAND' };
    }
  }

  #send(frame: Window, data: object): void {
    frame.postMessage([FRAME, data], location.origin);
  }
}

/** The address of the frame, with what Discord's clients put into it. */
export function frameAddress(activity: NonNullable<Store['activity']>): string {
  const query = new URLSearchParams({
    instance_id: activity.instanceId,
    frame_id: activity.instanceId,
    platform: activity.platform,
    guild_id: activity.guildId,
    channel_id: activity.channelId,
    ...(activity.first ? { custom_id: 'first' } : {}),
  });
  return `${activity.path}?${query.toString()}`;
}
