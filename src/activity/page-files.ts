import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

/** The built page: its document, and files whose names carry their hash. */

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Discord's own pages, which hold the Activity in a frame; the bot's own page holds it on this machine. */
export const ANCESTORS = ["'self'", 'https://discord.com', 'https://*.discord.com', 'https://*.discordsays.com'].join(
  ' ',
);

const policy = (host: string): string =>
  [
    `default-src 'self'`,
    `connect-src 'self' ws://${host} wss://${host}`,
    `img-src 'self' data:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${ANCESTORS}`,
  ].join('; ');

const COMMON = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' };
const HASHED = /^\/(assets\/[\w.-]+-[A-Z0-9]{8}\.(?:js|css|json|woff2)|[\w-]+-LICENSE\.txt)$/;

/** Answers requests for the page's files, whose path begins behind `/activity`; false for any other. */
export type PageFiles = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

export function createPageFiles(folder: string): PageFiles {
  const kept = new Map<string, Buffer>();
  const read = (name: string): Buffer | null => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const file = join(folder, name);
    if (!existsSync(file)) return null;
    const data = readFileSync(file);
    kept.set(name, data);
    return data;
  };
  return (path, request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const isDocument = path === '/' || path === '/index.html';
    if (!isDocument && !HASHED.test(path)) return false;
    const data = read(isDocument ? 'index.html' : path.slice(1));
    if (data === null) return false;
    const host = /^[\w.:[\]-]+$/.exec(request.headers.host ?? '')?.[0] ?? '127.0.0.1';
    response.writeHead(200, {
      ...COMMON,
      'content-type': isDocument ? 'text/html; charset=utf-8' : (TYPES[extname(path)] ?? 'application/octet-stream'),
      'content-length': data.length,
      ...(isDocument
        ? { 'content-security-policy': policy(host), 'cache-control': 'no-cache' }
        : { 'cache-control': 'public, max-age=31536000, immutable' }),
    });
    response.end(request.method === 'HEAD' ? undefined : data);
    return true;
  };
}
