import { CLOSED, type PageFrame, type ServerFrame, type SignInRefusal } from '../protocol.js';

/** The page's socket: signed in, and opened again whenever it is lost. Knows nothing of a browser. */

export type SignedIn =
  /** `base`: the path prefix of the process that has the table. */
  | { readonly ok: true; readonly session: string; readonly locale: string; readonly base: string }
  | { readonly ok: false; readonly refused: SignInRefusal };

/** `outside`: not opened by Discord. `in`: the room is there. */
export type Status = 'connecting' | 'in' | 'lost' | 'left' | 'outside' | SignInRefusal;

export interface SocketEvents {
  opened(): void;
  said(text: string): void;
  closed(code: number): void;
}

export interface PageSocket {
  /** Does nothing before it is open and after it was closed. */
  send(text: string): void;
  close(): void;
}

export interface ConnectionTools {
  signIn(): Promise<SignedIn>;
  open(base: string, events: SocketEvents): PageSocket;
  later(run: () => void, ms: number): void;
  /** From 0 to less than 1. */
  random(): number;
  /** The id of the board that the page shows, which is its game's; null: none yet. */
  shown(): string | null;
}

export interface ConnectionEvents {
  /** The connection's own status has changed. */
  onStatus(status: Status): void;
  onSignedIn(signed: SignedIn & { readonly ok: true }): Promise<void>;
  onFrame(frame: ServerFrame): void;
}

/** Waits between two attempts, in milliseconds: longer and longer. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4_000;
/**
 * A process that stops is followed by another in less than a second: for so many attempts they come quickly. All pages of
 * one that takes longer would ask it as often.
 */
const SOON_MS = 80;
const SOON_MORE_MS = 60;
const SOON_ATTEMPTS = 15;

/** After so long without a frame the server is asked whether it is there; after as long again the socket is given up. */
const SILENCE_MS = 5_000;
/** So many of these spans, and it is asked whatever was heard. */
const SPANS_TO_PING = 4;
/** Fields of a page's frames that are newer than the Activity. */
const LATER_FIELDS: ReadonlySet<string> = new Set(['game', 'late']);
/** What a browser says of a socket that was lost. */
const LOST = 1006;

/** So many codes are tried: one that comes too late, or whose answer is lost, Discord takes no second time. */
const CODES = 3;

/** Refusals that pass by themselves: a server may go to another process while it is asked for, which knows no nonce of the one before. */
const PASSING: ReadonlySet<SignInRefusal> = new Set<SignInRefusal>(['elsewhere', 'nonce', 'busy', 'unreachable']);

export class Connection {
  #status: Status = 'connecting';
  #socket: PageSocket | null = null;
  #isHeard = false;
  /** The server is of an earlier release: it reads no frame with what is newer. */
  #isEarlier = false;
  #session = '';
  #base = '';
  #locale: string;
  /** Whether the server has taken this session before. */
  #wasTaken = false;
  #wait = FIRST_WAIT_MS;
  #soon = 0;
  /** Codes that were refused one after the other. */
  #codes = 0;
  /** What a later sign-in has overtaken is dropped. */
  #turn = 0;

  constructor(
    private readonly tools: ConnectionTools,
    private readonly events: ConnectionEvents,
    locale: string,
  ) {
    this.#locale = locale;
  }

  get status(): Status {
    return this.#status;
  }

  become(status: Status): void {
    this.#status = status;
    this.events.onStatus(status);
  }

  /** Signs in, and opens the socket. */
  async enter(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    try {
      const signed = await this.tools.signIn();
      if (turn !== this.#turn) return;
      if (!signed.ok) {
        this.#refused(signed.refused);
        return;
      }
      this.#codes = 0;
      this.#session = signed.session;
      this.#wasTaken = false;
      this.#base = signed.base;
      this.#locale = signed.locale;
      await this.events.onSignedIn(signed);
      this.#connect();
    } catch {
      if (turn !== this.#turn) return;
      this.#lose();
      this.#again(() => void this.enter());
    }
  }

  #refused(refused: SignInRefusal): void {
    if (refused === 'code') this.#codes += 1;
    const isTriedAgain = refused === 'code' && this.#codes < CODES;
    this.become(isTriedAgain ? 'unreachable' : refused);
    if (isTriedAgain || PASSING.has(refused)) this.#again(() => void this.enter());
  }

  /** What isn't sent now is asked for again once the server has welcomed the page. */
  send(frame: PageFrame): void {
    if (this.#status === 'in') this.#say(frame);
  }

  #say(frame: PageFrame): void {
    const known = Object.entries(frame).filter(([field]) => !this.#isEarlier || !LATER_FIELDS.has(field));
    this.#socket?.send(JSON.stringify(Object.fromEntries(known)));
  }

  #hello(): void {
    const game = this.tools.shown();
    const hello = { do: 'hello', session: this.#session, locale: this.#locale } as const;
    this.#say(game === null ? hello : { ...hello, game });
  }

  #connect(): void {
    const socket = this.tools.open(this.#base, {
      opened: () => {
        if (this.#socket !== socket) return;
        this.#hello();
        this.#listen(socket, 0, false);
      },
      said: (text) => {
        if (this.#socket === socket) this.#hear(JSON.parse(text) as ServerFrame);
      },
      closed: (code) => {
        if (this.#socket === socket) this.#closed(code);
      },
    });
    this.#socket = socket;
    this.#isEarlier = false;
  }

  /** A network that is lost closes no socket: only the silence tells. `beat`: so many of these spans have gone. */
  #listen(socket: PageSocket, beat: number, wasAsked: boolean): void {
    this.#isHeard = false;
    this.tools.later(() => {
      if (this.#socket !== socket || this.#isEarlier) return;
      if (!this.#isHeard && wasAsked) {
        socket.close();
        this.#closed(LOST);
        return;
      }
      // The server hears from time to time, too, whatever a proxy between does with a WebSocket's own pings.
      const asks = !this.#isHeard || beat % SPANS_TO_PING === SPANS_TO_PING - 1;
      this.#listen(socket, beat + 1, asks);
      if (asks) this.#say({ do: 'ping' });
    }, SILENCE_MS);
  }

  #hear(frame: ServerFrame): void {
    this.#isHeard = true;
    if (frame.is === 'welcome') {
      this.#wait = FIRST_WAIT_MS;
      this.#soon = 0;
      this.#wasTaken = true;
      this.become('in');
    }
    if (frame.is === 'unread') {
      if (this.#isEarlier) return;
      this.#isEarlier = true;
      if (this.#status !== 'in') this.#hello();
    }
    if (frame.is === 'renewed') this.#session = frame.session;
    this.events.onFrame(frame);
  }

  #closed(code: number): void {
    this.#socket = null;
    if (code === CLOSED.left) {
      this.become('left');
      return;
    }
    this.#lose();
    // The process that follows knows no session of the one before.
    if (code === CLOSED.stopping) {
      this.#soon = SOON_ATTEMPTS;
      this.#again(() => void this.enter());
    } else if (code !== CLOSED.session)
      this.#again(() => {
        this.#connect();
      });
    else if (this.#wasTaken) void this.enter();
    else this.#again(() => void this.enter());
  }

  #lose(): void {
    if (this.#status !== 'connecting' && this.#status !== 'lost') this.become('lost');
  }

  #again(run: () => void): void {
    const turn = this.#turn;
    this.tools.later(() => {
      if (turn === this.#turn) run();
    }, this.#nextWait());
  }

  #nextWait(): number {
    if (this.#soon > 0) {
      this.#soon -= 1;
      // Not all pages of a process at once.
      return SOON_MS + SOON_MORE_MS * this.tools.random();
    }
    const wait = this.#wait;
    this.#wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    return wait;
  }
}
