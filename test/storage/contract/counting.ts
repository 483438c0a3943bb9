import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { METEOR_HISTORY } from '../../../src/history/meteor/adapter.js';
import { checkLog } from '../../../src/history/logs/replay.js';
import { DAY_MS } from '../../../src/history/queries.js';
import { OTHER, season } from '../../history/support.js';
import { game, GUILD, START } from '../../support/played.js';
import { type OpenPast, processOn, ANA, SUMS, append, played, maintained, count, told, fresh } from './past-process.js';

export function counting(open: OpenPast): void {
  test('games are counted once, whoever counts them, and listed', async () => {
    const past = processOn(await open());
    await append(past, [...season(3), game('live1', 2).slice(0, -1)]);
    expect(await past.stats.uncounted()).toEqual(['g0', 'g1', 'g2']);
    expect((await past.history.list(GUILD, { limit: 9 })).games).toEqual([]);
    await Promise.all(['g0', 'g1', 'g2', 'g1', 'live1', 'nothing'].map((one) => past.stats.count(one)));
    expect(await past.stats.uncounted()).toEqual([]);
    expect((await past.history.list(GUILD, { limit: 9 })).games.map((line) => line.game)).toEqual(['g2', 'g1', 'g0']);
    expect(await count(past, 'plays', '"user" = \'\'')).toBe(3);
    expect((await past.history.stats(GUILD, 'meteor', ANA)).tallies.reduce((sum, { games }) => sum + games, 0)).toBe(3);
  });

  test('what a process left uncounted the next one counts, packed or not', async () => {
    const database = await open();
    const first = processOn(database);
    await append(first, season(2));
    await maintained(first);
    await first.sql.write(
      { text: 'UPDATE games SET listed = 0' },
      ...SUMS.map((table) => ({ text: `DELETE FROM ${table}` })),
    );
    await append(first, [game('late1', 2, { startAt: START + 9 * DAY_MS })]);
    const next = processOn(database);
    await next.retention.begin();
    expect(await count(next, 'entries')).toBeGreaterThan(20);
    expect(await told(next)).toEqual(
      await fresh(open, [...season(2), game('late1', 2, { startAt: START + 9 * DAY_MS })]),
    );
  });

  test('logs are packed, and come back byte for byte; those of games that are on stay', async () => {
    const past = processOn(await open());
    await played(past, [...season(3), game('live1', 2).slice(0, -1)]);
    const before = await Promise.all(['g0', 'g2', 'live1'].map((one) => past.logs.read(one)));
    await maintained(past);
    expect([await count(past, 'packed'), await count(past, 'entries', "game <> 'live1'")]).toEqual([3, 0]);
    expect(await count(past, 'entries')).toBeGreaterThan(20);
    const after = await Promise.all(['g0', 'g2', 'live1'].map((one) => past.logs.read(one)));
    expect(after).toEqual(before);
    for (const log of after.slice(0, 2)) expect(log && checkLog(log, METEOR_HISTORY)).toMatchObject({ ok: true });
  });

  test('all that a server has is exported, one export at a time, up to a size', async () => {
    const past = processOn(await open());
    await played(past, [...season(3), game('else1', 2, { guildId: OTHER }), game('live1', 2).slice(0, -1)]);
    const first = past.retention.exportAll(GUILD, { bytes: 1_000_000 });
    expect(await past.retention.exportAll(GUILD, { bytes: 1_000_000 })).toEqual({ ok: false, why: 'busy' });
    const made = await first;
    if (!made.ok) throw new Error(made.why);
    const lines = gunzipSync(made.data).toString('utf8').trimEnd().split('\n');
    const read = lines.map((line) => JSON.parse(line) as { readonly type: string; readonly game?: string });
    expect(made.games).toBe(3);
    expect(read.map(({ game: id }) => id)).toEqual([undefined, 'g0', 'g1', 'g2']);
    expect(await past.retention.exportAll(GUILD, { bytes: 200 })).toEqual({ ok: false, why: 'too-big' });
  });
}
