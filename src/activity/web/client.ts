import type { DrawnMessage, PageFrame, RoomParts, ServerFrame } from '../protocol.js';
import { Slots } from '../../web/slots.js';
import type { PageMessage, PageUser } from '../../web/shapes.js';
import { Connection, type SocketEvents, type Status } from './connection.js';
import { loadWords } from './load-words.js';
import { isInDiscord, signIn } from './sign-in.js';

export type Done = Extract<ServerFrame, { is: 'done' }>;
type Act = Exclude<PageFrame, { do: 'hello' }>;
/** An act without its id. */
export type Asked = Act extends infer A ? (A extends { readonly act: string } ? Omit<A, 'act'> : never) : never;

const TOAST_MS = 5_000;

/** Opens the server's socket under that path prefix. */
function openSocket(base: string, { opened, said, closed }: SocketEvents): (text: string) => void {
  const address = new URL(`${base}socket`, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  address.search = '';
  const socket = new WebSocket(address);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => {
    said(String(data));
  });
  socket.addEventListener('close', ({ code }) => {
    closed(code);
  });
  return (text) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };
}

/** The page's side of the socket, and all that it knows. Redrawn once for many changes. */
export class Client {
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
  #locale = navigator.language;
  readonly #connection = new Connection(
    {
      signIn,
      open: openSocket,
      later: (run, ms) => void window.setTimeout(run, ms),
      random: () => Math.random(),
    },
    {
      onStatus: () => {
        this.changed();
      },
      onSignedIn: async ({ base, locale }) => {
        this.base = base;
        if (locale === this.#locale) return;
        this.#locale = locale;
        await loadWords(locale);
      },
      onFrame: (frame) => {
        this.#hear(frame);
      },
    },
    navigator.language,
  );
  #scheduled = false;
  #toasts = 0;
  #acts = 0;
  #wantsFirst = new URLSearchParams(location.search).get('custom_id') === 'first';
  readonly #seed = crypto.randomUUID().replaceAll('-', '').slice(0, 16);

  constructor(private readonly redraw: () => void) {}

  get status(): Status {
    return this.#connection.status;
  }

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
      this.#connection.become('outside');
      return;
    }
    this.changed();
    await this.#connection.enter();
  }

  retry(): void {
    this.#connection.become('connecting');
    void this.#connection.enter();
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
      this.#connection.send(frame);
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

  /** Addresses of people's pictures, by seat. */
  get avatars(): Readonly<Record<number, string>> {
    const tokens = Object.entries(this.room?.avatars ?? {});
    return Object.fromEntries(tokens.map(([seat, token]) => [seat, `${this.base}picture/${token}`]));
  }

  get locale(): string {
    return this.#locale;
  }

  /** Opened for a first game: asked for once. */
  #first(): void {
    if (!this.#wantsFirst) return;
    this.#wantsFirst = false;
    void this.ask({ do: 'first' });
  }

  #hear(frame: ServerFrame): void {
    switch (frame.is) {
      case 'welcome':
        this.me = { ...frame.user, bot: false };
        this.#first();
        for (const { frame: waiting } of this.#waiting.values()) this.#connection.send(waiting);
        break;
      case 'room': {
        const { is: _is, now, ...parts } = frame;
        this.offset = now - Date.now();
        this.room = { ...(this.room ?? NOTHING), ...parts };
        break;
      }
      case 'note':
        if (frame.replaces !== true || frame.note?.id === this.note?.id) this.note = frame.note;
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
      case 'unread':
        break;
    }
    this.changed();
  }
}

const NOTHING: RoomParts = {
  board: { id: '', components: [] },
  panel: null,
  native: null,
  effects: {},
  news: null,
  avatars: {},
};
