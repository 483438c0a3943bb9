import { Headers } from 'undici';
import { expect, test } from 'vitest';
import { routeOf, Traffic } from '../../../src/discord/rest/traffic.js';

test.each([
  ['/api/v10/gateway/bot', '/gateway/bot'],
  ['/api/v10/channels/123456789012345678/messages/5?limit=1', '/channels/:id/messages/:id'],
  ['/api/v10/channels/1/messages/2/reactions/%E2%9C%85/@me', '/channels/:id/messages/:id/reactions/:emoji/@me'],
  ['/api/v10/interactions/12/aW50ZXJh.Y3Rpb24/callback', '/interactions/:id/:token/callback'],
  ['/api/v10/webhooks/12/secret-token/messages/%40original', '/webhooks/:id/:token/messages/@original'],
  ['/api/v10/webhooks/12/34/messages/56', '/webhooks/:id/:token/messages/:id'],
  ['/api/v10/applications/1/activity-instances/i-12-gc-3-4', '/applications/:id/activity-instances/:instance'],
  ['/avatars/1/a0b1c2.png?size=64', '/avatars/:id/:picture'],
  ['/guilds/1/users/2/avatars/a0b1c2.png?size=64', '/guilds/:id/users/:id/avatars/:picture'],
  ['/somewhere/api/v10/applications/1/guilds/2/commands', '/applications/:id/guilds/:id/commands'],
])('%s counts as %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

interface Line {
  readonly facts: object;
  readonly message: string;
}

function traffic(): { readonly counted: Traffic; readonly lines: readonly Line[] } {
  const lines: Line[] = [];
  const say = (facts: object, message: string): void => void lines.push({ facts, message });
  return { counted: new Traffic({ info: say, warn: say, error: say }), lines };
}

const answer = (status: number, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  headers: new Headers(headers),
});

test('requests are counted by route and status, whoever they concern', () => {
  const { counted, lines } = traffic();
  counted.answered('POST', '/api/v10/channels/1/messages', answer(200));
  counted.answered('POST', '/api/v10/channels/2/messages', answer(200));
  counted.answered('POST', '/api/v10/channels/2/messages', answer(403));
  counted.answered('POST', '/api/v10/channels/2/messages', null);
  const of = { method: 'POST', route: '/channels/:id/messages' };
  expect([...counted.requests()]).toEqual([
    { ...of, status: '200', count: 2 },
    { ...of, status: '403', count: 1 },
    { ...of, status: 'none', count: 1 },
  ]);
  expect(lines).toEqual([]);
});

test('a 429 is one line with its route, scope and wait, and a 5xx one with the interaction it was for; neither has a token', () => {
  const { counted, lines } = traffic();
  counted.answered(
    'PATCH',
    '/api/v10/channels/1',
    answer(429, { 'x-ratelimit-scope': 'shared', 'retry-after': '2.5' }),
  );
  counted.answered('PATCH', '/api/v10/channels/1', answer(429, { 'retry-after': '30' }));
  counted.answered('POST', '/api/v10/interactions/77/secret/callback', answer(502));
  expect(lines).toEqual([
    {
      facts: { method: 'PATCH', route: '/channels/:id', status: 429, scope: 'shared', retryAfterSeconds: 2.5 },
      message: 'Discord limited a request',
    },
    {
      facts: { method: 'PATCH', route: '/channels/:id', status: 429, scope: 'cloudflare', retryAfterSeconds: 30 },
      message: 'Discord limited a request',
    },
    {
      facts: { method: 'POST', route: '/interactions/:id/:token/callback', status: 502, interaction: '77' },
      message: 'Discord’s servers failed at a request',
    },
  ]);
  expect([...counted.rateLimits()]).toEqual([
    { method: 'PATCH', route: '/channels/:id', scope: 'shared', count: 1, retryAfterSeconds: 2.5 },
    { method: 'PATCH', route: '/channels/:id', scope: 'cloudflare', count: 1, retryAfterSeconds: 30 },
  ]);
});

test('a limit or fault at what follows an answer names the interaction, too', () => {
  const { counted, lines } = traffic();
  counted.answered('POST', '/api/v10/interactions/77/secret/callback', answer(204));
  counted.answered('PATCH', '/api/v10/webhooks/5/secret/messages/@original', answer(429, { 'retry-after': '1' }));
  counted.answered('POST', '/api/v10/webhooks/5/secret', answer(503));
  counted.answered('POST', '/api/v10/webhooks/5/of-another-process', answer(503));
  expect(lines.map(({ facts }) => facts)).toMatchObject([
    { route: '/webhooks/:id/:token/messages/@original', status: 429, interaction: '77' },
    { route: '/webhooks/:id/:token', status: 503, interaction: '77' },
    { route: '/webhooks/:id/:token', status: 503 },
  ]);
  expect(lines[2]?.facts).not.toHaveProperty('interaction');
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('waits before a request are summed up; one that is over already counts no negative time', () => {
  const { counted } = traffic();
  counted.held(1500);
  counted.held(-20);
  expect(counted.heldBack).toEqual({ count: 2, seconds: 1.5 });
});
