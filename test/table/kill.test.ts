import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { METEOR_HISTORY } from '../../src/history/meteor/adapter.js';
import * as rules from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import type { GameEvent, GameState } from '../../src/games/meteor/index.js';
import { openDatabase } from '../../src/storage/sqlite/database.js';
import { SqliteGameLog } from '../../src/storage/sqlite/log/event-log.js';
import { checkLog } from '../../src/history/logs/replay.js';
import { LogReader } from '../../src/storage/sqlite/log/reader.js';
import type { StoredEntry } from '../../src/storage/log/stored-log.js';
import { systemClock } from '../../src/table/clock.js';
import { Tables } from '../../src/table/directory.js';
import { tablesOf } from '../../src/table/typed-tables.js';
import { silentLogger } from '../../src/table/logger.js';
import { systemTimers } from '../../src/table/timers.js';

/** Each lane kills one child after the other on a database of its own. */
const LANES = 2;
const ROUNDS = 50;
/** What one table can have on its way to the disk: what came due, and what was asked; a new game and its host. */
const IN_FLIGHT = 2;

const root = join(import.meta.dirname, '..', '..');
// Under node_modules, so that it finds the driver: starting a bundle is ten times faster than tsx.
const bundle = join(root, 'node_modules', '.cache', `meteor-kill-${process.pid}`, 'player.mjs');
const scratch = mkdtempSync(join(tmpdir(), 'meteor-kill-'));

beforeAll(async () => {
  mkdirSync(join(bundle, '..'), { recursive: true });
  await build({
    entryPoints: {
      player: join(import.meta.dirname, 'kill', 'player.ts'),
      worker: join(root, 'src', 'storage', 'sqlite', 'disk', 'worker.ts'),
    },
    outdir: join(bundle, '..'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['better-sqlite3'],
  });
});

afterAll(() => {
  rmSync(join(bundle, '..'), { recursive: true, force: true });
  rmSync(scratch, { recursive: true, force: true });
});

/** Lets a child play and kills it at some moment; most often in play, now and then while it starts. Answers with what it acknowledged. */
async function playAndKill(path: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const output = `${path}.acknowledged`;
  const descriptor = openSync(output, 'w');
  const child = spawn(process.execPath, [bundle, path], { stdio: ['ignore', descriptor, 'inherit', 'pipe'] });
  closeSync(descriptor);
  const gone = new Promise((resolve) => {
    child.once('exit', (_code, signal) => {
      resolve(signal);
    });
  });
  const playing = new Promise((resolve) => {
    child.stdio[3]?.once('data', resolve);
  });
  if (Math.random() < 0.9) await Promise.race([playing, gone]);
  setTimeout(() => child.kill('SIGKILL'), Math.random() * 100);
  expect(await gone).toBe('SIGKILL');
  const acknowledged = new Map<string, string[]>();
  for (const line of readFileSync(output, 'utf8').split('\n').slice(0, -1)) {
    const [game = '', state = ''] = line.split(' ');
    acknowledged.set(game, [...(acknowledged.get(game) ?? []), state]);
  }
  return acknowledged;
}

/** The state after each entry. */
function statesOf(entries: readonly StoredEntry[]): readonly GameState[] {
  let state = rules.initialState;
  return entries.map(({ events, at }) => (state = rules.evolveAll(state, JSON.parse(events) as GameEvent[], at)));
}

/** One database over many kills: `known` is how many entries of each game the last look found. */
class Lane {
  readonly #known = new Map<string, number>();
  acknowledged = 0;

  constructor(readonly path: string) {}

  async round(): Promise<void> {
    const acknowledged = await playAndKill(this.path);
    const database = openDatabase(this.path);
    try {
      const reader = new LogReader(database.connection);
      const games = database.connection.prepare<[], string>('SELECT game FROM games').pluck().all();
      for (const game of acknowledged.keys()) expect(games).toContain(game);
      for (const game of games) this.#compare(game, reader.read(game)?.entries ?? [], acknowledged.get(game) ?? []);
      await this.#recover(database.connection, new SqliteGameLog(database));
    } finally {
      database.close();
    }
  }

  /** Everything acknowledged is there and is what was said; beyond it at most what was on its way. */
  #compare(game: string, entries: readonly StoredEntry[], acknowledged: readonly string[]): void {
    const known = this.#known.get(game) ?? 0;
    if (entries.length > known || acknowledged.length > 0) {
      const fresh = statesOf(entries)
        .slice(known)
        .map((state) => hash('sha256', JSON.stringify(state)));
      expect(fresh.slice(0, acknowledged.length)).toEqual(acknowledged);
      expect(fresh.length - acknowledged.length).toBeLessThanOrEqual(IN_FLIGHT);
    }
    this.acknowledged += acknowledged.length;
    this.#known.set(game, entries.length);
  }

  /** Each unfinished game stands in Time Out with what was left at its last entry, and is otherwise what it was. */
  async #recover(connection: Parameters<typeof lastStates>[0], log: SqliteGameLog): Promise<void> {
    const before = lastStates(connection);
    const clock = systemClock();
    const tables = tablesOf(
      rules.METEOR,
      new Tables({
        games: new GameRegistry([rules.METEOR]),
        log,
        clock,
        timers: systemTimers(clock),
        logger: silentLogger,
      }),
    );
    expect(await tables.recover()).toBe(before.size);
    for (const [game, was] of before) {
      const state = tables.byGame(game)?.state;
      expect({ ...state, pause: null, at: 0, humanAt: 0 }).toEqual({ ...was, pause: null, at: 0, humanAt: 0 });
      if (was.phase !== 'lobby')
        expect(state?.pause?.zoneLeft).toBe(was.pause?.zoneLeft ?? Math.max(0, was.deadline - was.at));
      this.#known.set(game, (this.#known.get(game) ?? 0) + 1);
    }
    void tables.close();
  }
}

function lastStates(connection: ConstructorParameters<typeof LogReader>[0]): ReadonlyMap<string, GameState> {
  const reader = new LogReader(connection);
  const games = connection.prepare<[], string>("SELECT game FROM games WHERE status = 'live'").pluck().all();
  return new Map(
    games.flatMap((game) => {
      const last = statesOf(reader.read(game)?.entries ?? []).at(-1);
      return last === undefined ? [] : [[game, last] as const];
    }),
  );
}

it(
  `killed ${LANES * ROUNDS} times in play, it comes back with exactly what was acknowledged`,
  { timeout: 300_000 },
  async () => {
    const lanes = Array.from({ length: LANES }, (_, at) => new Lane(join(scratch, `lane-${at}.db`)));
    await Promise.all(
      lanes.map(async (lane) => {
        for (let round = 0; round < ROUNDS; round += 1) await lane.round();
      }),
    );
    for (const { path, acknowledged } of lanes) {
      expect(acknowledged).toBeGreaterThan(ROUNDS);
      const { connection, close } = openDatabase(path);
      const reader = new LogReader(connection);
      const games = connection.prepare<[], string>('SELECT game FROM games').pluck().all();
      const broken = games
        .map((game) => checkLog(reader.read(game) ?? { game, entries: [] }, METEOR_HISTORY))
        .filter(({ ok }) => !ok);
      expect(broken.map(({ game, brokenAt, why }) => ({ game, brokenAt, why }))).toEqual([]);
      close();
    }
  },
);
