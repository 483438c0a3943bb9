import { afterEach, expect, test } from 'vitest';
import { METEOR_EMOJI } from '../../../src/discord/games/meteor/art/index.js';
import { DEPARTED_KEPT_MS } from '../../../src/storage/sql/retention/retention.js';
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

test('a server that was left and added again while the bot was off keeps its data, however long connecting takes', async () => {
  const at = (harness = await Harness.open({ maintenance: 'on' }));
  await at.run(at.user('Boss', { permissions: ['ManageGuild'] }), 'settings set', { setting: 'language', value: 'de' });
  const kept = (): unknown => at.database.connection.prepare('SELECT count(*) FROM guild_settings').pluck().get();
  const left = (): unknown => at.database.connection.prepare('SELECT count(*) FROM departures').pluck().get();
  const before = kept();
  const since = at.time.now() - DEPARTED_KEPT_MS - 1000;
  at.database.connection.prepare('INSERT INTO departures (guild, at) VALUES (?, ?)').run(at.server.guildId, since);
  await at.crash();
  let asked = 0;
  at.server.faults.each((_, path) => (path.endsWith('/gateway/bot') && (asked += 1) > 1 ? { status: 503 } : undefined));
  const booted = at.boot();
  await until(() => asked > 2);
  await at.pass(120_000);
  expect([kept(), left()]).toEqual([before, 1]);
  at.server.faults.clear();
  await until(
    () => left() === 0,
    () => at.pass(10_000),
  );
  await booted;
  await at.pass(120_000);
  expect([before, kept()]).toEqual([1, 1]);
  at.log.splice(0);
});
