import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createReplays, type FindReplay, type ReplaySource } from '../../src/http/replays.js';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function serve(find: FindReplay, more: Partial<ReplaySource> = {}): Promise<string> {
  const replays = createReplays({ isLink: (token) => token.startsWith('abc.'), find, now: () => 5_000, ...more });
  const made = (server = createServer((request, response) => {
    if (!replays((request.url ?? '').replace(/\?.*$/, ''), request, response)) response.writeHead(418).end();
  }));
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
}

const one: FindReplay = (token) =>
  Promise.resolve(token === 'abc.key' ? { html: '<p>game</p>', policy: "default-src 'none'" } : null);

describe('Replay pages', () => {
  it('are given with their policy, for nobody’s cache, index or frame', async () => {
    const answer = await fetch(`${await serve(one)}/replay/abc.key`);
    expect([answer.status, await answer.text()]).toEqual([200, '<p>game</p>']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
      'x-robots-tag': expect.stringContaining('noindex') as string,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('are in the language that is asked for, and in a frame of the pages that may hold them', async () => {
    const asked: (string | null)[] = [];
    const find: FindReplay = (token, locale) => {
      asked.push(locale);
      return one(token, locale);
    };
    const url = await serve(find, { frameAncestors: "'self'" });
    const answer = await fetch(`${url}/replay/abc.key?locale=pt-BR`);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'");
    await fetch(`${url}/replay/abc.key?locale=<b>`);
    await fetch(`${url}/replay/abc.key?locale=es-419`);
    expect(asked).toEqual(['pt-BR', null, 'es-419']);
  });

  it('are told apart from what is not, or no longer, there', async () => {
    const url = await serve(one);
    const gone = await fetch(`${url}/replay/abc.other`);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    for (const path of ['/replay/', '/replay/a/b', '/replay/%2e%2e', '/other'])
      expect((await fetch(url + path)).status).toBe(418);
  });

  it('ask robots to stay away', async () => {
    const answer = await fetch(`${await serve(one)}/robots.txt`);
    expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it('are made so many a second: the games that are on keep their time', async () => {
    let made = 0;
    const url = await serve(() => {
      made += 1;
      return Promise.resolve(null);
    });
    const answers = await Promise.all(Array.from({ length: 14 }, () => fetch(`${url}/replay/abc.key`)));
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(4);
    expect(made).toBe(10);
  });

  it('wrong links count for nothing: the right one is answered beside any number of them', async () => {
    let found = 0;
    const url = await serve((token) => {
      found += 1;
      return one(token, null);
    });
    const wrong = await Promise.all(Array.from({ length: 30 }, (_, at) => fetch(`${url}/replay/guess${at}.key`)));
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([404]));
    expect(found).toBe(0);
    expect((await fetch(`${url}/replay/abc.key`)).status).toBe(200);
  });
});
