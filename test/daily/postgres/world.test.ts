import { expect, test } from 'vitest';
import { standingOf } from '../../../src/discord/daily/world.js';
import type { GameHistory } from '../../../src/history/queries.js';
import { PostgresPast } from '../../../src/storage/postgres/past-games.js';
import { PostgresSql } from '../../../src/storage/postgres/statements.js';
import { HISTORIES } from '../../history/support.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { game } from '../../support/played.js';
import { owner } from '../../storage/postgres/owners.js';
import { AT, DAY, PLACED } from '../placed.js';

const CREWS = 60;
/** Of four shards: three processes have them. */
const SHARDS = [[0], [1], [2, 3]];

/** A process that has played every fourth, or half, of the day's games in its own servers. */
async function playedBy(url: string, residues: readonly number[]): Promise<GameHistory> {
  const { database, lease, log } = await owner(url, { count: 4, residues });
  expect(await lease.acquire()).toBe(true);
  const sql = new PostgresSql(database, lease);
  const past = new PostgresPast(sql, HISTORIES, () => Buffer.alloc(32));
  for (let at = 0; at < CREWS; at += 1) {
    const shard = at % 4;
    if (!residues.includes(shard)) continue;
    const id = `g${at}`;
    const guildId = String(BigInt(shard) << 22n);
    const entries = game(id, 2, { startAt: AT }).map(({ header, ...entry }) => ({
      ...entry,
      ...(header === undefined ? {} : { header: { ...header, guildId } }),
    }));
    expect(await log.append(entries)).toEqual({ kind: 'written' });
    await past.stats.count(id);
    await sql.write(
      {
        text: "UPDATE games SET mode = 'daily', summary = (summary::jsonb || @day::jsonb)::text WHERE game = @id",
        values: { day: JSON.stringify({ day: DAY, place: at }), id },
      },
      { text: 'UPDATE seats SET user = seats.user || game WHERE game = @id', values: { id } },
    );
  }
  return past.stores({ retentions: () => [] }).history;
}

test('a crew is compared with those of all servers of all processes', async () => {
  const url = await newDatabase();
  const histories: GameHistory[] = [];
  for (const residues of SHARDS) histories.push(await playedBy(url, residues));
  for (const history of histories) {
    expect(await standingOf(history, PLACED, DAY, 'g0', AT)).toEqual({ percent: 98, crews: CREWS });
    expect(await standingOf(history, PLACED, DAY, 'g59', AT)).toEqual({ percent: 0, crews: CREWS });
  }
});
