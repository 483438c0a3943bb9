import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a WebSocket was opened by our own page. Browsers send where a page is from, and another web site must not
 * play in someone's name. On loopback the host must be a loopback name as well: a foreign name may be made to point here.
 */
export function sameHost(request: IncomingMessage, listensOn: string): boolean {
  const { host = '', origin } = request.headers;
  const bound = LOOPBACK.test(listensOn) || listensOn === '::1';
  if (bound && !LOOPBACK.test(host)) return false;
  // Programs other than browsers send no origin, and no web site can make a browser leave it out.
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
