import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Shard } from './shard.js';

/** Events kept for a bot that comes back with op 6. */
const REPLAY_LIMIT = 2_000;

interface Sent {
  readonly seq: number;
  readonly frame: string;
}

/** One IDENTIFY of a bot: it outlives its socket, so that it can be resumed. */
export class Session {
  readonly id = randomBytes(16).toString('hex');
  #seq = 0;
  readonly #sent: Sent[] = [];

  constructor(
    readonly intents: number,
    readonly shard: Shard,
    public socket: WebSocket | undefined,
  ) {}

  get attached(): boolean {
    return this.socket !== undefined;
  }

  /** `json` is the event's data, serialised once for all sessions. */
  send(event: string, json: string): void {
    this.#seq += 1;
    const frame = `{"op":0,"t":"${event}","s":${this.#seq},"d":${json}}`;
    this.#sent.push({ seq: this.#seq, frame });
    // Trimmed rarely and in one go: a shift an event would cost more than it saves.
    if (this.#sent.length > 2 * REPLAY_LIMIT) this.#sent.splice(0, this.#sent.length - REPLAY_LIMIT);
    this.socket?.send(frame);
  }

  /** Sends again what came after `seq`; false when that is no longer known, or never was. */
  replay(seq: number, socket: WebSocket): boolean {
    const oldest = this.#sent[0]?.seq ?? this.#seq + 1;
    if (seq > this.#seq || seq < oldest - 1) return false;
    this.socket = socket;
    for (const sent of this.#sent) if (sent.seq > seq) socket.send(sent.frame);
    this.send('RESUMED', '{"_trace":["local"]}');
    return true;
  }
}
