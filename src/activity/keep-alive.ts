import type { WebSocket } from 'ws';
import type { Clock, Timers } from '../table/ports.js';

/** Between two pings. */
const PING_MS = 10_000;
/** So many pings without a sign of life, and the other end is gone. */
const MOST_UNANSWERED = 3;

/** Ends a WebSocket whose other end has gone without closing it, as a phone does that loses its network. */
export function keepAlive(
  client: Pick<WebSocket, 'on' | 'ping' | 'terminate'>,
  { clock, timers }: { readonly clock: Clock; readonly timers: Timers },
): void {
  let unanswered = 0;
  const heard = (): void => {
    unanswered = 0;
  };
  const ping = (): void => {
    if (unanswered === MOST_UNANSWERED) {
      client.terminate();
      return;
    }
    unanswered += 1;
    client.ping();
    cancel = later();
  };
  const later = (): (() => void) => timers.at(clock.now() + PING_MS, ping);
  let cancel = later();
  client.on('pong', heard);
  client.on('message', heard);
  client.on('close', () => {
    cancel();
  });
}
