import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Answers a request to open a WebSocket with a refusal, and closes the connection: nobody reads a refused socket any
 * more, so that the end of a client that writes on would never be seen, and its file descriptor be held for good.
 */
export function refuseUpgrade(socket: Duplex, status: 401 | 403 | 404 | 500 | 503): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * Whatever a request to open a WebSocket holds, it must not end the process: a fault in answering it is that request's
 * alone. `run` says whether somebody took the socket over.
 */
export function upgradeSafely(socket: Duplex, isAllowed: () => boolean, run: () => boolean): void {
  // From here on nobody else listens: without this a socket that is reset would end the process.
  socket.on('error', () => socket.destroy());
  try {
    if (!isAllowed()) refuseUpgrade(socket, 403);
    else if (!run()) refuseUpgrade(socket, 404);
  } catch {
    refuseUpgrade(socket, 500);
  }
}
