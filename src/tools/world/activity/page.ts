import { request } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import type { Component, DrawnMessage, RoomParts, ServerFrame } from '../../../activity/index.js';
import { Connection, type PageSocket, type SignedIn, type SocketEvents } from '../../../activity/web/connection.js';
import {
  noteAfter,
  roomAfter,
  UnansweredActs,
  type Act,
  type Asked,
  type Done,
} from '../../../activity/web/page-state.js';
import type { Random } from '../../../games/shared/random.js';
import type { ApiComponent, LocalUser } from '../../../local/index.js';
import type { ShownMessage } from '../checks/secrets.js';
import type { WorldDiscord } from '../discord.js';
import { outside } from '../machine.js';
import type { Scheduler } from '../scheduler.js';
import { BOT_HOST } from './served.js';

export interface PageTools {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly discord: WorldDiscord;
  /** Told of each frame, as it came. */
  readonly onFrame: (page: Page, frame: ServerFrame, text: string) => void;
}

/** A message that a page draws, to be read as one of Discord's. */
export const asShown = ({ id, components }: DrawnMessage): ShownMessage => ({
  id,
  content: '',
  embeds: [],
  components: components.filter(isComponent),
});

const isComponent = (one: Component): one is Component & ApiComponent =>
  one['custom_id'] === undefined || typeof one['custom_id'] === 'string';

const ORIGIN = `http://${BOT_HOST}`;
/** Their channel is gone, or they are. */
const SENT_AWAY: ReadonlySet<Connection['status']> = new Set<Connection['status']>([
  'left',
  'instance',
  'not-here',
  'not-in-server',
]);

/** Somebody's page of a channel's Activity: it comes back, keeps what it is sent and sends its acts again by the real page's code, and draws nothing. */
export class Page {
  room: RoomParts | null = null;
  note: DrawnMessage | null = null;
  /** Since when it is connected; null: it isn't. */
  since: number | null = null;
  /** Since when it isn't. */
  lostSince: number;
  readonly #connection: Connection;
  readonly #unanswered = new UnansweredActs(() => this.tools.scheduler.now);
  readonly #askedAt = new Map<string, number>();
  #socket: WebSocket | null = null;
  #acts = 0;
  #isClosed = false;

  constructor(
    readonly user: LocalUser,
    readonly channelId: string,
    private readonly tools: PageTools,
  ) {
    const { scheduler, random } = tools;
    this.lostSince = scheduler.now;
    this.#connection = new Connection(
      {
        signIn: () => this.#signIn(),
        open: (_base, events) => this.#open(events),
        later: (run, ms) => {
          scheduler.after(ms, () => {
            if (!this.#isClosed) outside(run);
          });
        },
        random: () => random.below(1_000) / 1_000,
        shown: () => this.room?.board.id ?? null,
      },
      {
        onStatus: (status) => {
          if (this.since !== null) this.lostSince = scheduler.now;
          this.since = status === 'in' ? scheduler.now : null;
        },
        onSignedIn: () => Promise.resolve(),
        onFrame: (frame) => {
          this.#hear(frame);
        },
      },
      'en-US',
    );
    void this.#connection.enter();
  }

  /** It isn't connected, and was not sent away. */
  get isLost(): boolean {
    return this.since === null && !SENT_AWAY.has(this.status);
  }

  get status(): Connection['status'] {
    return this.#connection.status;
  }

  /** Since when the oldest act waits for its answer; null: none does. */
  get waitingSince(): number | null {
    return this.#askedAt.get(this.#unanswered.frames[0]?.act ?? '') ?? null;
  }

  /** Resolves with what came of it, over however many connections that takes. */
  ask(asked: Asked): Promise<Done> {
    this.#acts += 1;
    const frame: Act = { ...asked, act: `world-${this.#acts}-${this.tools.random.below(1 << 30)}` };
    this.#askedAt.set(frame.act, this.tools.scheduler.now);
    const answered = this.#unanswered.add(frame);
    this.#connection.send(frame);
    return answered;
  }

  /** Something that no page sends. */
  garble(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** Its connection breaks, and it comes back. */
  drop(): void {
    this.#socket?.terminate();
  }

  /** Its person leaves the Activity. */
  close(): void {
    this.#isClosed = true;
    this.since = null;
    const { activities, channels } = this.tools.discord.local.world;
    const channel = channels.get(this.channelId);
    if (channel !== undefined) activities.leave(activities.join(channel, this.user.api).id, this.user.id);
    this.#socket?.terminate();
  }

  async #signIn(): Promise<SignedIn> {
    const { nonce } = await post<{ nonce: string }>('/activity/api/nonce', {});
    const { activities, channels } = this.tools.discord.local.world;
    const channel = channels.get(this.channelId);
    if (channel === undefined || this.#isClosed) return { ok: false, refused: 'instance' };
    const { id: instanceId } = activities.join(channel, this.user.api);
    const asked = {
      nonce,
      code: activities.code(this.user.api),
      instanceId,
      guildId: this.tools.discord.local.guildId,
    };
    const reply = await post<{ session: string } | { refused: Exclude<SignedIn, { ok: true }>['refused'] }>(
      '/activity/api/session',
      asked,
    );
    return 'refused' in reply
      ? { ok: false, refused: reply.refused }
      : { ok: true, session: reply.session, locale: 'en-US', base: '' };
  }

  #open({ opened, said, closed }: SocketEvents): PageSocket {
    // What it had asked for is answered after it was closed.
    if (this.#isClosed) return { send: () => undefined, close: () => undefined };
    const socket = new WebSocket(`ws://${BOT_HOST}/activity/socket`, { origin: ORIGIN, perMessageDeflate: false });
    this.#socket = socket;
    socket.on('open', opened);
    socket.on('message', (data: Buffer) => {
      if (!this.#isClosed) said(data.toString());
    });
    socket.on('close', (code) => {
      if (!this.#isClosed) closed(code);
    });
    // What went wrong is told by the closing that follows.
    socket.on('error', () => undefined);
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => {
        socket.close();
      },
    };
  }

  #hear(frame: ServerFrame): void {
    switch (frame.is) {
      case 'welcome':
      case 'unread':
        for (const waiting of this.#unanswered.again()) this.#connection.send(waiting);
        break;
      case 'room':
        this.room = roomAfter(this.room, frame);
        break;
      case 'note':
        this.note = noteAfter(this.note, frame);
        break;
      case 'done':
        this.#unanswered.answered(frame);
        break;
      default:
        break;
    }
    this.tools.onFrame(this, frame, JSON.stringify(frame));
  }
}

/** Rejects where there is no process, or it answers with something else. */
function post<T>(path: string, body: object): Promise<T> {
  return new Promise((resolve, reject) => {
    const asked = request({
      method: 'POST',
      host: BOT_HOST,
      path,
      agent: false,
      headers: { host: BOT_HOST, origin: ORIGIN, 'content-type': 'application/json', connection: 'close' },
      createConnection: () => connect({ host: BOT_HOST, port: 80 }),
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        try {
          resolve(JSON.parse(Buffer.concat(chunks).toString()) as T);
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
    asked.end(JSON.stringify(body));
  });
}
