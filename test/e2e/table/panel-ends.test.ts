import { afterEach, expect, test } from 'vitest';
import type { LocalUser } from '../../../src/local/index.js';
import { Harness } from '../support/harness.js';
import { gameOfTwo } from '../support/game-of-two.js';

/** Edits of a panel that fail are tried again only while they can succeed. */

const MINUTE = 60_000;

let at: Harness;
afterEach(() => at.close());

async function begin(): Promise<{ readonly ben: LocalUser }> {
  at = await Harness.open({ zoneMs: 60 * MINUTE });
  const { ben } = await gameOfTwo(at);
  await at.pass(2000);
  return { ben };
}

/** Edits by interaction tokens, which panels can only be edited with. */
const edits = (): readonly number[] =>
  at.server.requests.all
    .filter(({ method, path }) => method === 'PATCH' && path.startsWith('/webhooks/'))
    .map(({ status }) => status);

test('edits that Discord fails at are tried again until the tokens are over, and not after that', async () => {
  const { ben } = await begin();
  at.server.faults.each((method, path) =>
    method === 'PATCH' && path.startsWith('/webhooks/') ? { status: 500 } : undefined,
  );
  const before = edits().length;
  await at.run(ben, 'meteor timeout');
  await at.pass(10 * MINUTE);
  const tried = edits().length;
  expect(tried - before).toBeGreaterThan(10);
  await at.pass(6 * MINUTE);
  const all = edits().length;
  expect(all).toBeGreaterThan(tried);
  expect(all - before).toBeLessThan(250);
  await at.pass(20 * MINUTE);
  expect(edits()).toHaveLength(all);
});

test('what Discord says is gone is not edited again', async () => {
  const { ben } = await begin();
  const from = at.server.requests.all.length;
  at.server.faults.each((method, path) =>
    method === 'PATCH' && path.startsWith('/webhooks/')
      ? { status: 404, body: { code: 10008, message: 'Unknown Message' } }
      : undefined,
  );
  for (const words of ['meteor timeout', 'meteor resume', 'meteor timeout', 'meteor resume']) {
    await at.run(ben, words);
    await at.pass(MINUTE);
  }
  const asked = at.server.requests.all
    .slice(from)
    .flatMap(({ method, path, status }) => (method === 'PATCH' && status === 404 ? [path] : []));
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked).size).toBe(asked.length);
});
