import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { App } from '../../../src/app.js';
import type { GameState } from '../../../src/games/meteor/index.js';
import { shardOf } from '../../../src/local/index.js';
import { connectPostgres } from '../../../src/storage/postgres/database.js';
import { PostgresOpening } from '../../../src/storage/postgres/opening.js';
import type { Shards } from '../../../src/storage/shards.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { alsoSettles } from '../../support/time.js';
import { Bots } from '../support/bots.js';

let bots: Bots;
afterEach(() => bots.close());

const quarter = (...residues: number[]): Shards => ({ count: 4, residues });

/** Of each of the shards its first server's first channel. */
const channels = (): readonly string[] =>
  [0, 1, 2, 3].map((shard) => {
    const guild = bots.server.guildIds.find((one) => shardOf(one, 4) === shard) ?? '';
    return bots.server.channelsOf(guild)[0] ?? '';
  });

/** Opens one database for a process at a time. */
function processesOn(url: string): (shards: Shards) => Promise<App> {
  const openings: PostgresOpening[] = [];
  onTestFinished(alsoSettles(() => openings.some(({ pending }) => pending > 0)));
  return async (shards) => {
    const opening = await PostgresOpening.connect(url, {
      shards,
      onLost: ({ message }) => {
        throw new Error(message);
      },
    });
    openings.push(opening);
    const database = await opening.open();
    if (database === null) throw new Error('another process has these shards');
    return bots.startOn(database, shards);
  };
}

async function expire(url: string, shard: number): Promise<void> {
  const database = await connectPostgres(url);
  await database.run("UPDATE leases SET expires_at = clock_timestamp() - interval '1 ms' WHERE shard = @shard", {
    shard,
  });
  await database.close();
}

const pauses = (apps: readonly App[], places: readonly string[]): readonly unknown[] =>
  places.map((place) => {
    const state = apps.map(({ tables }) => tables.inChannel(place)?.state as GameState | undefined).find(Boolean);
    return state?.pause === null ? 'on' : 'paused';
  });

test('three processes share one database: each has its servers’ games and settings; one is killed, and the others notice nothing', async () => {
  const url = await newDatabase();
  bots = await Bots.open({ moreGuilds: { count: 9, channels: 1 } });
  const open = processesOn(url);
  const [zero, one, rest] = [await open(quarter(0)), await open(quarter(1)), await open(quarter(2, 3))];
  const places = channels();
  const ana = bots.server.addUser('Ana');
  const people = [ana, bots.server.addUser('Ben')] as const;
  const apps = [zero, one, rest, rest];
  for (const [at, place] of places.entries()) await bots.game(apps[at] ?? rest, place, people);
  expect([zero, one, rest].map((app) => app.health().liveGames)).toEqual([1, 1, 2]);
  expect(pauses([zero, one, rest], places)).toEqual(['on', 'on', 'on', 'on']);

  await bots.kill(one);
  await expire(url, 1);
  await bots.pass(4_000);
  for (const place of [places[0], places[2], places[3]])
    expect((await bots.run(ana, place ?? '', 'meteor pass')).acknowledged).toBe(true);
  const again = await open(quarter(1));
  expect([zero, again, rest].map((app) => app.health().liveGames)).toEqual([1, 1, 2]);
  expect(pauses([zero, again, rest], places)).toEqual(['on', 'paused', 'on', 'on']);
  expect(bots.log.filter(({ level }) => level === 'error')).toEqual([]);
});
