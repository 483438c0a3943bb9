import { join as pathOf } from 'node:path';
import { expect, test } from 'vitest';
import { standingOf, type Standing } from '../../src/discord/daily/world.js';
import { archiveOf } from '../../src/storage/sqlite/history/archive.js';
import { join, split } from '../../src/storage/sqlite/file/split.js';
import { MetadataRows } from '../../src/storage/sqlite/rows/metadata.js';
import { folder, HISTORIES, openLog } from '../history/support.js';
import { CountingWriter } from '../support/counting-writer.js';
import { game } from '../support/played.js';
import { AT, DAY, PLACED } from './placed.js';

const CREWS = 80;
const GUILDS = Array.from({ length: 8 }, (_, at) => String(BigInt(at + 1) << 22n));

/** Eighty crews of eight servers that played the day's deal: the first did best, and so on. */
async function filled(): Promise<string> {
  const { database } = openLog();
  const log = new CountingWriter(database, HISTORIES);
  const { connection } = database;
  for (let at = 0; at < CREWS; at += 1) {
    const id = `g${at}`;
    const guildId = GUILDS[at % GUILDS.length] ?? '';
    await log.append(
      game(id, 2, { startAt: AT }).map(({ header, ...entry }) => ({
        ...entry,
        ...(header === undefined ? {} : { header: { ...header, guildId } }),
      })),
    );
    connection
      .prepare(`UPDATE games SET mode = 'daily', summary = json_set(summary, '$.day', ?, '$.place', ?) WHERE game = ?`)
      .run(DAY, at, id);
    connection.prepare(`UPDATE seats SET user = user || game WHERE game = ?`).run(id);
  }
  new MetadataRows(connection).set('application', '4242');
  database.close();
  return database.path;
}

/** How each crew of a file stands, by game. */
async function standings(path: string): Promise<ReadonlyMap<string, Standing | null>> {
  const { database } = openLog(path);
  const archive = archiveOf(database.connection);
  const games = database.connection.prepare<[], string>('SELECT game FROM games ORDER BY game').pluck().all();
  const found = new Map<string, Standing | null>();
  for (const one of games) found.set(one, await standingOf(archive, PLACED, DAY, one, AT));
  database.close();
  return found;
}

test('a crew is compared with those of all servers of its process; four processes compare within themselves, and joined again all count', async () => {
  const source = await filled();
  const whole = await standings(source);
  expect(whole.get('g0')).toEqual({ percent: 98, crews: CREWS });
  expect(whole.get('g79')).toEqual({ percent: 0, crews: CREWS });
  const files = split(source, 4).map(({ file }) => file);
  const parts = await Promise.all(files.map(standings));
  for (const part of parts) {
    expect(part.size).toBe(CREWS / 4);
    expect([...part.values()].every((standing) => standing?.crews === CREWS / 4)).toBe(true);
    const best = [...part].toSorted(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1)))[0];
    expect(best?.[1]).toEqual({ percent: 95, crews: CREWS / 4 });
  }
  expect(await standings(join(pathOf(folder(), 'joined.db'), files).file)).toEqual(whole);
});
