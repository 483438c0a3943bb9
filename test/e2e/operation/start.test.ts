import { afterEach, expect, test } from 'vitest';
import { METEOR_EMOJI } from '../../../src/discord/games/meteor/art/index.js';
import { until } from '../../support/until.js';
import { Harness } from '../support/harness.js';

let harness: Harness | null = null;
afterEach(async () => {
  await harness?.close();
  harness = null;
});

const put = (at: Harness): readonly number[] =>
  at.server.requests.all.filter(({ method }) => method === 'PUT').map(({ status }) => status);

test('commands that Discord’s servers fail at when the bot starts are registered later, and health says so', async () => {
  const at = (harness = await Harness.open({ emoji: METEOR_EMOJI.slice(0, 2) }));
  await at.crash();
  at.server.requests.clear();
  const down = at.server.faults.next({ path: /\/(commands|emojis)$/ }, { status: 502, page: true }, 40);
  await at.boot();
  await at.quiet();
  expect(at.app.health().pending).toEqual(['commands', 'emoji']);
  await at.pass(60_000);
  expect(at.app.health().pending).toEqual(['commands', 'emoji']);
  down.cancel();
  await until(
    () => at.app.health().pending.length === 0,
    () => at.pass(10_000),
  );
  // The server that failed had kept the commands of the start before.
  expect(put(at).every((status) => status === 200 || status === 502)).toBe(true);
});
