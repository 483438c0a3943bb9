import type { RawData, WebSocket } from 'ws';
import { localeOf } from '../text/index.js';
import type { Clock, Timers } from '../table/ports.js';
import { sourceOf, type Acts } from './acts.js';
import { readFrame } from './frames.js';
import { keepAlive } from './keep-alive.js';
import { RateLimit, type Counts } from './limits.js';
import { Notes } from './notes.js';
import { OneWrite, type Wire } from './one-write.js';
import type { Identity, Logger, Outcome, Room, Rooms } from './ports.js';
import { CLOSED, type PageFrame, type ServerFrame } from './protocol.js';
import { SentParts } from './sent-parts.js';
import type { Session, Sessions } from './sessions.js';

/** A socket that hasn't sent its session by then is closed. */
const HELLO_MS = 10_000;
/** How often it is asked whether the person is still in the Activity; the session is renewed then. */
export const RENEW_MS = 60_000;
/** So often Discord may give no answer to that before the socket is closed. */
const UNANSWERED = 5;
/** Frames a second in the long run, and at once. */
const PER_SECOND = 20;
const BURST = 40;
/** Frames that can't be read before the socket is closed. */
const UNREAD = 20;
/** Nothing more is sent to a reader who is so far behind, in bytes; the newest state follows once they have caught up. */
const BEHIND = 256 * 1024;
const CATCH_UP_MS = 500;

export interface SocketTools {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  readonly sessions: Sessions;
  readonly identity: Identity;
  readonly rooms: Rooms;
  readonly acts: Acts;
  /** Sockets by person. */
  readonly counts: Counts;
  /** Sockets by channel and person. */
  readonly there: Counts;
}

type Act = Extract<PageFrame, { readonly act: string }>;

/** One page's socket: its session first, then presses and acts in, what changed out. */
export class Socket {
  readonly #rate: RateLimit;
  readonly #sent = new SentParts();
  readonly #notes = new Notes((frame) => {
    this.#send(frame);
  });
  #cancel: () => void;
  #session: Session | null = null;
  #room: Room | null = null;
  #unread = 0;
  #unanswered = 0;
  #dirty = false;
  readonly #oneWrite: OneWrite;

  constructor(
    private readonly client: WebSocket,
    wire: Wire,
    private readonly tools: SocketTools,
  ) {
    const { clock, timers } = tools;
    this.#oneWrite = new OneWrite(wire);
    this.#rate = new RateLimit(clock, PER_SECOND, BURST);
    this.#cancel = timers.at(clock.now() + HELLO_MS, () => {
      this.close(CLOSED.session);
    });
    client.on('error', () => {
      client.terminate();
    });
    client.on('close', () => {
      this.#gone();
    });
    client.on('message', (data, isBinary) => {
      this.#receive(data, isBinary);
    });
  }

  close(code: number): void {
    this.client.close(code);
  }

  /** As a killed process does. */
  cut(): void {
    this.client.terminate();
  }

  #gone(): void {
    this.#cancel();
    this.#room?.leave();
    this.#room = null;
    if (this.#session === null) return;
    const { userId, channelId } = this.#session.viewer;
    const { counts, there, rooms } = this.tools;
    counts.remove(userId);
    there.remove(`${channelId} ${userId}`);
    if (there.of(`${channelId} ${userId}`) === 0) rooms.present(channelId, userId, false);
    this.#session = null;
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (!this.#rate.take()) {
      this.close(CLOSED.limits);
      return;
    }
    const frame = isBinary || !Buffer.isBuffer(data) ? null : readFrame(data.toString());
    if (frame === null) {
      this.#unread += 1;
      if (this.#unread > UNREAD) this.close(CLOSED.limits);
      else this.#send({ is: 'unread' });
      return;
    }
    this.#take(frame);
  }

  #take(frame: PageFrame): void {
    if (frame.do === 'hello') {
      this.#hello(frame);
      return;
    }
    const room = this.#room;
    const session = this.#session;
    if (room === null || session === null) {
      this.close(CLOSED.session);
      return;
    }
    if (frame.do === 'ping') {
      this.#send({ is: 'pong' });
      return;
    }
    const source = sourceOf(session.viewer.userId, frame.act);
    void this.#done(
      frame,
      this.tools.acts.once(source, () => this.#run(room, frame, source)),
    );
  }

  #run(room: Room, frame: Act, source: string): Promise<Outcome> {
    if (frame.late === true) return Promise.resolve(room.tooLate());
    switch (frame.do) {
      case 'act':
        return room.act(frame, source);
      case 'press':
        return room.press({ on: frame.on, customId: frame.customId, values: frame.values ?? [] }, source);
      case 'sign':
        return Promise.resolve(room.sign(frame.sign));
      case 'first':
        return room.openFirst(source);
    }
  }

  async #done({ do: kind, act }: Act, running: Promise<Outcome>): Promise<void> {
    let outcome: Outcome;
    try {
      outcome = await running;
    } catch (err) {
      // The page is answered nevertheless.
      this.tools.log.error({ err }, 'an act in the Activity failed; this is a bug');
      outcome = { ok: false };
    }
    const { ok, words, note, replay, follow } = outcome;
    // Of what an act of the game or a sign has changed every room has been told already.
    if (kind === 'press' || kind === 'first') this.#look();
    if (note !== undefined) this.#notes.show(note, follow);
    if (replay !== undefined) this.#send({ is: 'replay', token: replay });
    this.#send({ is: 'done', act, ok, ...(words === undefined ? {} : { words }) });
  }

  #hello(hello: Extract<PageFrame, { readonly do: 'hello' }>): void {
    const { session: token, game = null } = hello;
    const locale = hello.locale ?? null;
    const { sessions, counts, there, rooms } = this.tools;
    const session = sessions.of(token);
    if (session === null || this.#session !== null) {
      this.close(CLOSED.session);
      return;
    }
    const { userId, name, channelId } = session.viewer;
    if (rooms.isBanned(session.viewer)) {
      this.close(CLOSED.left);
      return;
    }
    if (!counts.add(userId)) {
      this.close(CLOSED.limits);
      return;
    }
    this.#session = session;
    keepAlive(this.client, this.tools);
    there.add(`${channelId} ${userId}`);
    rooms.present(channelId, userId, true);
    this.#room = rooms.enter(
      { ...session.viewer, locale },
      {
        onChange: () => {
          this.#look();
        },
        onNoteOver: () => {
          this.#notes.show(null, undefined);
        },
        onBanned: () => {
          this.close(CLOSED.left);
        },
      },
      game,
    );
    this.#cancel();
    this.#renewLater();
    this.#send({ is: 'welcome', user: { id: userId, name }, locale: localeOf(locale) });
    this.#look();
  }

  #renewLater(): void {
    const { clock, timers } = this.tools;
    this.#cancel = timers.at(clock.now() + RENEW_MS, () => {
      void this.#renew();
    });
  }

  /** Whoever has left the Activity loses the socket. */
  async #renew(): Promise<void> {
    const session = this.#session;
    if (session === null) return;
    const { viewer, instanceId } = session;
    const instance = await this.tools.identity.instance(instanceId);
    if (this.#session !== session) return;
    this.#unanswered = instance === 'unreachable' ? this.#unanswered + 1 : 0;
    const isThere =
      instance === 'unreachable'
        ? this.#unanswered <= UNANSWERED
        : instance !== null && instance.users.includes(viewer.userId) && instance.channelId === viewer.channelId;
    if (!isThere) {
      this.close(CLOSED.left);
      return;
    }
    const closed = await this.#standing(session);
    if (this.#session !== session) return;
    if (closed !== null) {
      this.close(closed);
      return;
    }
    this.#send({ is: 'renewed', session: this.tools.sessions.open(session) });
    this.#renewLater();
  }

  /**
   * Why the socket is closed; null: it isn't. Whoever is no member any more loses the table: of a ban Discord tells only
   * where the bot may see it. A moderator whose roles have changed signs in again, which brings those of now.
   */
  async #standing({ viewer }: Session): Promise<number | null> {
    const member = await this.tools.identity.member(viewer.guildId, viewer.userId);
    if (member === 'unreachable') return null;
    if (member === null) return CLOSED.left;
    const isSame = [...member.roles].sort().join(' ') === [...viewer.roles].sort().join(' ');
    return isSame || this.#room?.hasRights() !== true ? null : CLOSED.session;
  }

  /** Sends the parts that are new. */
  #look(): void {
    if (this.#room === null) return;
    if (this.client.bufferedAmount > BEHIND) {
      this.#catchUp();
      return;
    }
    const fresh = this.#sent.fresh(this.#room.look());
    if (fresh !== '') this.#write(`{"is":"room","now":${this.tools.clock.now()}${fresh}}`);
  }

  #catchUp(): void {
    if (this.#dirty) return;
    this.#dirty = true;
    const { clock, timers } = this.tools;
    timers.at(clock.now() + CATCH_UP_MS, () => {
      this.#dirty = false;
      this.#look();
    });
  }

  #send(frame: ServerFrame): void {
    this.#write(JSON.stringify(frame));
  }

  #write(json: string): void {
    if (this.client.readyState !== this.client.OPEN) return;
    this.#oneWrite.gather();
    this.client.send(json);
  }
}
