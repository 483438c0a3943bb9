import {
  CLOSED,
  type DrawnMessage,
  type PageFrame,
  type RoomParts,
  type ServerFrame,
  type SignInRefusal,
} from '../protocol.js';
import { Slots } from '../../web/slots.js';
import type { PageMessage, PageUser } from '../../web/shapes.js';
import { isInDiscord, signIn } from './sign-in.js';
import { loadWords } from './words.js';

/** `outside`: not opened by Discord. `in`: the room is there. */
export type Status = 'connecting' | 'in' | 'lost' | 'left' | 'outside' | SignInRefusal;

export type Done = Extract<ServerFrame, { is: 'done' }>;
type Act = Exclude<PageFrame, { do: 'hello' }>;
/** An act without its id. */
export type Asked = Act extends infer A ? (A extends { readonly act: string } ? Omit<A, 'act'> : never) : never;

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4_000;
const TOAST_MS = 5_000;

/** The page's side of the socket, and all that it knows. Redrawn once for many changes. */
export class Client {
  status: Status = 'connecting';
  me: PageUser | undefined;
  room: RoomParts | null = null;
  note: DrawnMessage | null = null;
  /** The past game that is shown: the last part of its page's address. */
  replay: string | null = null;
  /** Why the last act wasn't done; null: it was. */
  toast: string | null = null;
  /** The server's clock less this one, in milliseconds. */
  offset = 0;
  /** The path prefix of the process that has the table. */
  base = '';
  readonly users: readonly PageUser[] = [];
  readonly busy = new Set<string>();
  readonly picked = new Map<string, readonly string[]>();
  readonly slots = new Slots();
  readonly #waiting = new Map<string, { readonly frame: Act; readonly done: (done: Done) => void }>();
  #socket: WebSocket | null = null;
  #session: string | null = null;
  #locale = navigator.language;
  #wait = FIRST_WAIT_MS;
  #scheduled = false;
  #toasts = 0;
  #acts = 0;
  #wantsFirst = new URLSearchParams(location.search).get('custom_id') === 'first';
  readonly #seed = crypto.randomUUID().replaceAll('-', '').slice(0, 16);

  constructor(private readonly redraw: () => void) {}

  /** By the server's clock. */
  now(): number {
    return Date.now() + this.offset;
  }

  /** Whether an act hasn't been answered yet. */
  get waits(): boolean {
    return this.#waiting.size > 0;
  }

  changed(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      this.redraw();
    });
  }

  // What the shared components ask of a store.

  user(): PageUser | undefined {
    return undefined;
  }

  channel(): undefined {
    return undefined;
  }

  touch(): void {
    this.changed();
  }

  async start(): Promise<void> {
    await loadWords(this.#locale);
    if (!isInDiscord()) {
      this.#become('outside');
      return;
    }
    this.changed();
    await this.#enter();
  }

  retry(): void {
    this.#become('connecting');
    void this.#enter();
  }

  /** Resolves with what came of it, over however many connections that takes. */
  ask(asked: Asked): Promise<Done> {
    this.#acts += 1;
    const frame: Act = { ...asked, act: `${this.#seed}-${this.#acts}` };
    this.changed();
    return new Promise((resolve) => {
      this.#waiting.set(frame.act, {
        frame,
        done: (done) => {
          this.say(done.ok ? null : (done.words ?? null));
          resolve(done);
        },
      });
      this.#send(frame);
    });
  }

  /** Does something of the game's own. */
  act(what: object): void {
    void this.ask({ do: 'act', what });
  }

  /** Shows an emoji to the others. */
  sign(sign: string): void {
    void this.ask({ do: 'sign', sign });
  }

  async press(
    on: 'board' | 'panel' | 'note',
    message: PageMessage,
    customId: string,
    values?: readonly string[],
  ): Promise<void> {
    const key = `${message.id}|${customId}`;
    if (this.busy.has(key)) return;
    this.busy.add(key);
    if (values !== undefined) this.picked.set(key, values);
    this.changed();
    await this.ask({ do: 'press', on, customId, ...(values === undefined ? {} : { values }) });
    this.busy.delete(key);
    this.picked.delete(key);
    this.changed();
  }

  say(words: string | null): void {
    this.toast = words;
    this.#toasts += 1;
    const turn = this.#toasts;
    if (words !== null)
      window.setTimeout(() => {
        if (this.#toasts === turn) this.say(null);
      }, TOAST_MS);
    this.changed();
  }

  dismissNote(): void {
    this.note = null;
    this.changed();
  }

  closeReplay(): void {
    this.replay = null;
    this.changed();
  }

  get board(): DrawnMessage {
    return (this.room ?? NOTHING).board;
  }

  get locale(): string {
    return this.#locale;
  }

  #become(status: Status): void {
    this.status = status;
    this.changed();
  }

  async #enter(): Promise<void> {
    try {
      const signed = await signIn();
      if (!signed.ok) {
        this.#become(signed.refused);
        return;
      }
      this.#session = signed.session;
      this.base = signed.base;
      if (signed.locale !== this.#locale) {
        this.#locale = signed.locale;
        await loadWords(signed.locale);
      }
      this.#connect();
    } catch {
      this.#again(() => void this.#enter());
    }
  }

  #again(run: () => void): void {
    if (this.status !== 'connecting') this.#become('lost');
    window.setTimeout(run, this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS);
  }

  /** Opened for a first game: asked for once. */
  #first(): void {
    if (!this.#wantsFirst) return;
    this.#wantsFirst = false;
    void this.ask({ do: 'first' });
  }

  #connect(): void {
    const address = new URL(`${this.base}socket`, location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    address.search = '';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      socket.send(
        JSON.stringify({ do: 'hello', session: this.#session ?? '', locale: this.#locale } satisfies PageFrame),
      );
    });
    socket.addEventListener('message', ({ data }) => {
      this.#hear(JSON.parse(String(data)) as ServerFrame);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (code === CLOSED.left) this.#become('left');
      else if (code === CLOSED.session) this.#again(() => void this.#enter());
      else
        this.#again(() => {
          this.#connect();
        });
    });
  }

  #send(frame: PageFrame): void {
    if (this.status === 'in' && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #hear(frame: ServerFrame): void {
    switch (frame.is) {
      case 'welcome':
        this.me = { ...frame.user, bot: false };
        this.status = 'in';
        this.#wait = FIRST_WAIT_MS;
        this.#first();
        for (const { frame: waiting } of this.#waiting.values()) this.#send(waiting);
        break;
      case 'room': {
        const { is: _is, now, ...parts } = frame;
        this.offset = now - Date.now();
        this.room = { ...(this.room ?? NOTHING), ...parts };
        break;
      }
      case 'note':
        this.note = frame.note;
        break;
      case 'replay':
        this.replay = frame.token;
        this.note = null;
        break;
      case 'done': {
        const waiting = this.#waiting.get(frame.act);
        this.#waiting.delete(frame.act);
        waiting?.done(frame);
        break;
      }
      case 'renewed':
        this.#session = frame.session;
        break;
      case 'unread':
        break;
    }
    this.changed();
  }
}

const NOTHING: RoomParts = { board: { id: '', components: [] }, panel: null, native: null, news: null };
