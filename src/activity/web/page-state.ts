import type { DrawnMessage, PageFrame, RoomParts, ServerFrame } from '../protocol.js';

/** What a page has from its socket, and the answers that it waits for. Knows nothing of a browser. */

export type Done = Extract<ServerFrame, { readonly is: 'done' }>;
export type Act = Extract<PageFrame, { readonly act: string }>;
/** An act without its id. */
export type Asked = Act extends infer A ? (A extends { readonly act: string } ? Omit<A, 'act'> : never) : never;

export const NOTHING: RoomParts = {
  board: { id: '', components: [] },
  panel: null,
  native: null,
  effects: {},
  news: null,
  avatars: {},
};

/** A part that hasn't changed is left out of a frame. */
export function roomAfter(room: RoomParts | null, frame: Extract<ServerFrame, { readonly is: 'room' }>): RoomParts {
  const { is: _is, now: _now, ...parts } = frame;
  return { ...(room ?? NOTHING), ...parts };
}

/** What follows a note replaces it only while that is open. */
export const noteAfter = (
  note: DrawnMessage | null,
  frame: Extract<ServerFrame, { readonly is: 'note' }>,
): DrawnMessage | null => (frame.replaces !== true || frame.note?.id === note?.id ? frame.note : note);

/** Fewer than the server takes at once from a new connection. */
export const MOST_WAITING = 20;
/** An act that comes later than this isn't begun any more, as in the chat. */
export const LATE_MS = 3_000;

interface Waiting {
  readonly frame: Act;
  readonly at: number;
  readonly done: (done: Done) => void;
}

/** Acts without an answer: each is sent again over every new connection until it has one. */
export class UnansweredActs {
  readonly #waiting = new Map<string, Waiting>();

  /** `now`: in milliseconds. */
  constructor(private readonly now: () => number) {}

  /** The oldest first. */
  get frames(): readonly Act[] {
    return [...this.#waiting.values()].map(({ frame }) => frame);
  }

  /** No more acts are taken until some are answered. */
  get isFull(): boolean {
    return this.#waiting.size >= MOST_WAITING;
  }

  /** Resolves with what came of it, over however many connections that takes. */
  add(frame: Act): Promise<Done> {
    return new Promise((resolve) => {
      this.#waiting.set(frame.act, { frame, at: this.now(), done: resolve });
    });
  }

  /** What is sent again, over a new connection: the server may have done it, and its answer was lost. */
  again(): readonly Act[] {
    const since = this.now() - LATE_MS;
    return [...this.#waiting.values()].map(({ frame, at }) => (at < since ? { ...frame, late: true } : frame));
  }

  answered(done: Done): void {
    const waiting = this.#waiting.get(done.act);
    this.#waiting.delete(done.act);
    waiting?.done(done);
  }
}
