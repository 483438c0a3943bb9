import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * Answers a request to open a WebSocket with a refusal, and closes the connection: nobody reads a refused socket any
 * more, so that the end of a client that writes on would never be seen, and its file descriptor be held for good.
 */
export function refuseUpgrade(socket: Duplex, status: 401 | 403 | 404): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Whatever a request to open a WebSocket holds, it must not end the process. `run`: whether somebody took the socket. */
export function upgradeSafely(socket: Duplex, allowed: boolean, run: () => boolean): void {
  // From here on nobody else listens: without this a socket that is reset would end the process.
  socket.on('error', () => socket.destroy());
  if (!allowed) {
    refuseUpgrade(socket, 403);
    return;
  }
  try {
    if (!run()) refuseUpgrade(socket, 404);
  } catch {
    socket.destroy();
  }
}
