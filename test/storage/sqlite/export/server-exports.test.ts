import { gunzipSync } from 'node:zlib';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { exportLines } from '../../../support/export-lines.js';
import { ServerExports } from '../../../../src/storage/sql/export/packed-export.js';
import { exportInThread } from '../../../../src/storage/sqlite/export/export-thread.js';
import { game, GUILD } from '../../../support/played.js';
import { opened, season } from '../../../history/support.js';

const exportsOf = (path: string, start?: Parameters<typeof exportInThread>[1]): ServerExports =>
  new ServerExports((guildId, most) => exportInThread({ path, guildId, most }, start));

it('a server’s data is read and packed in a thread, line by line what the database holds', async () => {
  const { database } = await opened([...season(3), game('live1', 2).slice(0, -1)]);
  const made = await exportsOf(database.path).make(GUILD, 1_000_000);
  if (!made.ok) throw new Error(made.why);
  expect(made.games).toBe(3);
  const lines = gunzipSync(made.data).toString('utf8').trimEnd().split('\n');
  expect(lines).toEqual(await exportLines(database.connection, GUILD));
});

it('it stops at what a message carries, and a second one has to come later', async () => {
  const { database } = await opened(season(2));
  const exports = exportsOf(database.path);
  const first = exports.make(GUILD, 200);
  expect(await exports.make(GUILD, 1_000_000)).toEqual({ ok: false, why: 'busy' });
  expect(await first).toEqual({ ok: false, why: 'too-big' });
  expect(await exports.make(GUILD, 1_000_000)).toMatchObject({ ok: true, games: 2 });
});

it('a thread that fails fails its export alone', async () => {
  const { database } = await opened(season(1));
  let starts = 0;
  const exports = exportsOf(database.path, () => {
    starts += 1;
    return new Worker(starts === 1 ? 'process.exit(3)' : 'throw new Error("no disk")', { eval: true });
  });
  await expect(exports.make(GUILD, 1_000)).rejects.toThrow('ended before it was whole');
  await expect(exports.make(GUILD, 1_000)).rejects.toThrow('no disk');
});
