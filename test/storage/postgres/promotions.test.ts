import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../../src/storage/postgres/database.js';
import { Lease } from '../../../src/storage/postgres/lease.js';
import { PostgresGameLog } from '../../../src/storage/postgres/log/game-log.js';
import { Connections } from '../../../src/storage/postgres/sql.js';
import { ALL_SHARDS } from '../../../src/storage/shards.js';
import { systemClock } from '../../../src/table/clock.js';
import { systemTimers } from '../../../src/table/timers.js';
import { copyOf, startCluster, type Cluster } from '../../support/postgres/cluster.js';
import { Proxy } from '../../support/postgres/proxy.js';
import { acted, created } from './entries.js';

/** How often the primary is killed: more by PROMOTIONS=30 npm run test:postgres -- promotions. */
const PROMOTIONS = Number(process.env['PROMOTIONS'] ?? 2);
const CLICK_MS = 50;
/** A commit is answered once a standby has it on its disk, too. Its name is what its cluster is called. */
const SETTINGS = ['cluster_name=standby'];
const GAMES = ['a', 'b', 'c', 'd'];

async function on<T>(cluster: Cluster, ask: (sql: Connections) => Promise<T>): Promise<T> {
  const sql = new Connections(cluster.url('postgres'), 'of the test', { most: 1 });
  try {
    return await ask(sql);
  } finally {
    await sql.close();
  }
}

/** A standby of its own, without which the primary answers no commit. */
async function standbyOf(primary: Cluster): Promise<Cluster> {
  const standby = await copyOf(primary, SETTINGS);
  await on(primary, async (sql) => {
    await sql.run("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    await sql.rows('SELECT pg_reload_conf()');
    await expect.poll(() => sql.rows("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")).toHaveLength(1);
  });
  return standby;
}

/** Clicks of people at four tables, twenty a second, each tried until its answer is known. */
class Clicks {
  readonly acknowledged = new Set<string>();
  unknown = 0;
  refused = 0;
  readonly #sequences = new Map(GAMES.map((game) => [game, 0]));
  #on = true;
  readonly #done: Promise<void>;

  constructor(private readonly log: PostgresGameLog) {
    this.#done = this.#click();
  }

  stop(): Promise<void> {
    this.#on = false;
    return this.#done;
  }

  async #click(): Promise<void> {
    for (let number = 0; this.#on; number += 1) {
      const game = GAMES[number % GAMES.length] ?? 'a';
      await this.#act(game, `click ${number}`);
      await wait(CLICK_MS);
    }
  }

  async #act(game: string, source: string): Promise<void> {
    const sequence = (this.#sequences.get(game) ?? 0) + 1;
    const entries = [acted(game, sequence, source)];
    for (;;) {
      const appended = await this.log.append(entries);
      if (appended.kind === 'unknown') this.unknown += 1;
      if (appended.kind === 'refused') this.refused += 1;
      if (appended.kind === 'repeated') throw new Error(`${source} was written twice`);
      if (appended.kind === 'written' || (appended.kind === 'unknown' && (await this.#resolved(entries)))) break;
      await wait(CLICK_MS);
    }
    this.#sequences.set(game, sequence);
    this.acknowledged.add(source);
  }

  async #resolved(entries: Parameters<PostgresGameLog['resolve']>[0]): Promise<boolean> {
    for (;;) {
      try {
        return await this.log.resolve(entries);
      } catch {
        await wait(CLICK_MS);
      }
    }
  }
}

test(
  `${PROMOTIONS} times the primary is killed and its standby promoted: no acknowledged act is lost, none is doubled`,
  async () => {
    let primary = await startCluster(SETTINGS);
    const clusters = [primary];
    onTestFinished(async () => {
      for (const cluster of clusters) await cluster.remove();
    });
    const proxy = new Proxy(primary.port);
    const url = new URL(primary.url('postgres'));
    url.port = String(await proxy.listen());
    const database = await openPostgres(url.href);
    const clock = systemClock();
    const lost: unknown[] = [];
    const lease = new Lease(database.urgent, {
      shards: ALL_SHARDS,
      wall: { now: () => Date.now() },
      monotonic: clock,
      timers: systemTimers(clock),
      onLost: (fault) => lost.push(fault),
    });
    onTestFinished(async () => {
      lease.abandon();
      await database.close();
      await proxy.close();
    });
    const log = new PostgresGameLog(database, lease);
    let standby = await standbyOf(primary);
    clusters.push(standby);
    expect(await lease.acquire()).toBe(true);
    await log.append(GAMES.map((game) => created(game)));
    const clicks = new Clicks(log);
    for (let promotion = 0; promotion < PROMOTIONS; promotion += 1) {
      const before = clicks.acknowledged.size;
      await expect.poll(() => clicks.acknowledged.size).toBeGreaterThan(before + 20);
      await primary.kill();
      await on(standby, (sql) => sql.rows('SELECT pg_promote()'));
      proxy.leadTo(standby.port);
      await primary.remove();
      primary = standby;
      standby = await standbyOf(primary);
      clusters.push(standby);
    }
    const before = clicks.acknowledged.size;
    await expect.poll(() => clicks.acknowledged.size).toBeGreaterThan(before);
    await clicks.stop();

    const sources = (await database.rows<{ source: string }>('SELECT source FROM sources')).map(({ source }) => source);
    const written = sources.filter((source) => source.startsWith('click'));
    const [counted] = await database.rows<{ entries: number }>('SELECT count(*) AS entries FROM entries');
    expect(lost).toEqual([]);
    expect(new Set(written)).toEqual(clicks.acknowledged);
    expect(written).toHaveLength(clicks.acknowledged.size);
    expect(counted?.entries).toBe(clicks.acknowledged.size + GAMES.length);
    for await (const game of log.loadUnfinished()) expect(GAMES).toContain(game.header.game);
    expect(log.damaged).toBe(0);
    process.stdout.write(
      `${PROMOTIONS} promotions: ${clicks.acknowledged.size} acts acknowledged, ${clicks.unknown} answers lost, ${clicks.refused} refused\n`,
    );
  },
  PROMOTIONS * 60_000 + 120_000,
);
