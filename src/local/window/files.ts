import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import type { UploadedFile } from '../world/model.js';
import type { World } from '../world/world.js';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
  '.webp': 'image/webp',
};

/** Nothing from outside, no script within the page: what a message says can't become code. */
const policy = (host: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `frame-src 'self'`,
    `connect-src 'self' ws://${host} wss://${host}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
/** Shown in the page; anything else is offered for saving. */
const SHOWN = /^image\/(png|jpeg|gif|webp)$/;

/** Serves attachments, emoji, people's pictures and the page; false when the path is none of them. */
export function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  pageDir: string | undefined,
  { attachments, emojis, avatars }: Pick<World, 'attachments' | 'emojis' | 'avatars'>,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (path.startsWith('/local/attachments/')) return serveUpload(response, attachments.get(path));
  const emoji = /^\/emojis\/(\d+)\.(?:png|gif|webp)$/.exec(path)?.[1];
  if (emoji !== undefined) {
    const picture = emojis.picture(emoji);
    return serveUpload(response, picture && { ...picture, filename: `${emoji}.png` });
  }
  const [, user, avatar] = /^\/avatars\/(\d+)\/(\w+)\.png$/.exec(path) ?? [];
  if (user !== undefined && avatar !== undefined) {
    const picture = avatars.find(user, avatar);
    return serveUpload(response, picture && { ...picture, filename: `${avatar}.png` });
  }
  const file = pageDir === undefined ? undefined : fileIn(pageDir, path);
  if (!file) return false;
  const host = /^[\w.:[\]-]+$/.exec(request.headers.host ?? '')?.[0] ?? '127.0.0.1';
  response.writeHead(200, {
    ...COMMON,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': policy(host),
    'cache-control': 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  return true;
}

/** What the bot or a person has uploaded. */
function serveUpload(response: ServerResponse, file: Omit<UploadedFile, 'index'> | undefined): boolean {
  if (!file) {
    response.writeHead(404).end();
    return true;
  }
  const shown = SHOWN.test(file.contentType);
  response.writeHead(200, {
    ...COMMON,
    'content-type': shown ? file.contentType : 'application/octet-stream',
    'content-length': file.data.length,
    'content-disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
    'content-security-policy': `default-src 'none'; sandbox`,
  });
  response.end(file.data);
  return true;
}

/** The file a path means, if it lies in the folder and is one. */
function fileIn(folder: string, path: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(path === '/' ? '/index.html' : path);
  } catch {
    return undefined;
  }
  if (name.includes('\0') || name.includes('\\') || /(^|\/)\./.test(name)) return undefined;
  const root = normalize(folder + sep);
  const file = join(root, name);
  if (!file.startsWith(root)) return undefined;
  return isFile(file) ? file : undefined;
}

/** Also false for what the system takes for no name at all: one too long, or one below a file. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}
