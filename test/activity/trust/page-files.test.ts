import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPageFiles } from '../../../src/activity/page-files.js';

let folder: string;
let server: Server;
let address: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meteor-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'secret.txt'), 'not for the page');
  writeFileSync(join(folder, 'assets', 'main-ABCDEFGH.js'), '1');
  writeFileSync(join(folder, 'assets', 'main.js'), '2');
  const files = createPageFiles(folder);
  server = createServer((request, response) => {
    if (!files(request.url ?? '', request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the document allows what is its own only, and only Discord and the bot’s own page to hold it', async () => {
  const { headers } = await fetch(`${address}/`);
  const policy = headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy[0]).toBe("default-src 'self'");
  expect(policy.filter((one) => /script|style|unsafe/.test(one))).toEqual([]);
  expect(policy).toContain(
    "frame-ancestors 'self' https://discord.com https://*.discord.com https://*.discordsays.com",
  );
  expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "form-action 'none'"]));
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('files with a hash in their name are kept for ever; nothing else is given', async () => {
  const hashed = await fetch(`${address}/assets/main-ABCDEFGH.js`);
  expect([hashed.status, hashed.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  const others = ['/assets/main.js', '/secret.txt', '/assets/../secret.txt', '/assets/%2e%2e/secret.txt', '/assets/'];
  for (const path of others) expect((await fetch(`${address}${path}`)).status, path).toBe(404);
  expect((await fetch(`${address}/`, { method: 'POST' })).status).toBe(404);
});
