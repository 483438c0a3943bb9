import type { DrawnMessage, RoomParts, ServerFrame } from '../protocol.js';
import { Slots } from '../../web/slots.js';
import type { PageMessage, PageUser } from '../../web/shapes.js';
import { Connection, type PageSocket, type SocketEvents, type Status } from './connection.js';
import { loadWords } from './load-words.js';
import { NOTHING, noteAfter, roomAfter, UnansweredActs, type Act, type Asked, type Done } from './page-state.js';
import { isInDiscord, signIn } from './sign-in.js';
import { t } from './words.js';

const TOAST_MS = 5_000;

/** Opens the server's socket under that path prefix. */
function openSocket(base: string, { opened, said, closed }: SocketEvents): PageSocket {
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
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      socket.close();
    },
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
  readonly #unanswered = new UnansweredActs(() => Date.now());
  #locale = navigator.language;
  readonly #connection = new Connection(
    {
      signIn,
      open: openSocket,
      later: (run, ms) => void window.setTimeout(run, ms),
      random: () => Math.random(),
      shown: () => this.room?.board.id ?? null,
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
    return this.#unanswered.frames.length > 0;
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
  async ask(asked: Asked): Promise<Done> {
    if (this.#unanswered.isFull) return this.#told({ is: 'done', act: '', ok: false, words: t('activity.no-answer') });
    this.#acts += 1;
    const frame: Act = { ...asked, act: `${this.#seed}-${this.#acts}` };
    this.changed();
    const answered = this.#unanswered.add(frame);
    this.#connection.send(frame);
    return this.#told(await answered);
  }

  /** Says why it wasn't done. */
  #told(done: Done): Done {
    this.say(done.ok ? null : (done.words ?? null));
    return done;
  }

  /** Does something of the game's own. */
  act(what: object): void {
    void this.ask({ do: 'act', game: this.board.id, what });
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
        this.#again();
        break;
      case 'room':
        this.offset = frame.now - Date.now();
        this.room = roomAfter(this.room, frame);
        break;
      case 'note':
        this.note = noteAfter(this.note, frame);
        break;
      case 'replay':
        this.replay = frame.token;
        this.note = null;
        break;
      case 'done':
        this.#unanswered.answered(frame);
        break;
      case 'unread':
        this.#again();
        break;
      case 'renewed':
      case 'pong':
        break;
    }
    this.changed();
  }

  #again(): void {
    for (const waiting of this.#unanswered.again()) this.#connection.send(waiting);
  }
}
