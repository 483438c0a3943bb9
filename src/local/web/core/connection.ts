import type { PagePush, PageRequest, Reply } from '../../protocol.js';
import { words } from '../../../web/words.js';

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A request before it has its number. */
export type Ask = Without<PageRequest>;

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly timer: number;
}

export interface ConnectionEvents {
  readonly open: () => void;
  readonly lost: () => void;
  readonly push: (push: PagePush) => void;
}

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 10_000;
/** Longer than the three seconds Discord grants a bot, so that the server's own words come first. */
const ANSWER_MS = 15_000;

/** A WebSocket that reconnects by itself. Every request gets exactly one reply, if need be one made here. */
export class Connection {
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private pause = FIRST_PAUSE_MS;
  private retry: number | undefined;

  constructor(
    private readonly url: string,
    private readonly events: ConnectionEvents,
  ) {}

  start(): void {
    if (this.socket !== undefined) return;
    window.clearTimeout(this.retry);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.events.open();
    });
    socket.addEventListener('message', (event) => {
      this.receive(event.data);
    });
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.lost();
    });
  }

  /** Closes the connection, until it is started again. */
  stop(): void {
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
  }

  /** Called when the server has let us in: the next loss starts with a short pause again. */
  settled(): void {
    this.pause = FIRST_PAUSE_MS;
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  ask(request: Ask): Promise<Reply> {
    this.lastId += 1;
    const id = this.lastId;
    const socket = this.socket;
    if (socket === undefined || !this.isOpen)
      return Promise.resolve({ reply: id, ok: false, error: words.notConnected });
    return new Promise((resolve) => {
      const timer = window.setTimeout(() => {
        this.settle({ reply: id, ok: false, error: words.noAnswer });
      }, ANSWER_MS);
      this.waiting.set(id, { resolve, timer });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.reply);
    if (waiting === undefined) return;
    this.waiting.delete(reply.reply);
    window.clearTimeout(waiting.timer);
    waiting.resolve(reply);
  }

  private receive(data: unknown): void {
    if (typeof data !== 'string') return;
    const frame = JSON.parse(data) as Reply | PagePush;
    if ('push' in frame) this.events.push(frame);
    else this.settle(frame);
  }

  private lost(): void {
    this.socket = undefined;
    for (const id of [...this.waiting.keys()]) this.settle({ reply: id, ok: false, error: words.notConnected });
    this.events.lost();
    // Random jitter spreads the windows that lost the same server.
    this.retry = window.setTimeout(
      () => {
        this.start();
      },
      this.pause * (0.8 + Math.random() * 0.4),
    );
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS);
  }
}
