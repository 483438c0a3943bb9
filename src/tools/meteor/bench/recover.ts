import { join } from 'node:path';

import { viewFor, type Action, type MeteorTypes } from '../../../games/meteor/index.js';
import type { TableHandle } from '../../../table/ports.js';
import { openToRead } from '../../../storage/sqlite/database.js';
import { digestOf } from '../../../storage/log/digest.js';
import type { StoredEntry } from '../../../storage/log/stored-log.js';
import { openTables, seatedTable } from './tables.js';
import { withFolder } from '../../bench/folder.js';

export interface RecoverFigures {
  readonly games: number;
  readonly ms: number;
  /** The same entries read and parsed, and their chain hashed, and nothing else. */
  readonly floorMs: number;
  /** What of it goes into checking the chain: without that a changed event would be folded silently. */
  readonly chainMs: number;
}

const GAMES = 1_000;
const EVENTS = 120;

function somePlacement(table: TableHandle<MeteorTypes>, seat: number): Action {
  const view = viewFor(table.state, seat, 0);
  const fits = view.hand.find(({ sites }) => sites.includes(null));
  if (fits !== undefined) return { type: 'place', seat, card: fits.card, site: fits.sites.indexOf(null) };
  const scrap = view.scrappable[0];
  if (scrap !== undefined) return { type: 'scrap', seat, site: scrap };
  return view.mayTimeOut ? { type: 'time-out', seat } : { type: 'resume', seat };
}

/** Plays until the log holds so many events. */
async function playTo(table: TableHandle<MeteorTypes>, events: number): Promise<void> {
  let written = 8;
  for (let turn = 0; written < events; turn += 1) {
    const outcome = await table.act(somePlacement(table, turn % 3));
    if (outcome.ok) written += outcome.events.length;
  }
}

/** What no recovery can do without: each live game's entries read and parsed, and their chain hashed. */
function floor(path: string): number {
  const began = performance.now();
  const connection = openToRead(path);
  const games = connection.prepare<[], string>("SELECT game FROM games WHERE status = 'live'").pluck().all();
  const entries = connection.prepare<[string], StoredEntry>(
    'SELECT sequence, at, action, events, digest FROM entries WHERE game = ? ORDER BY sequence',
  );
  for (const game of games) {
    let digest = game;
    for (const entry of entries.all(game)) {
      JSON.parse(entry.events);
      digest = digestOf(digest, entry);
      if (digest !== entry.digest) throw new Error(`${game} breaks at ${entry.sequence}`);
    }
  }
  connection.close();
  return performance.now() - began;
}

/** The chain of all live games hashed once more, entries in memory: the cost of the check alone. */
function chain(path: string): number {
  const connection = openToRead(path);
  const entries = connection
    .prepare<[], StoredEntry & { readonly game: string }>(
      `SELECT game, sequence, at, action, events, digest FROM entries JOIN games USING (game)
      WHERE status = 'live' ORDER BY game, sequence`,
    )
    .all();
  connection.close();
  const began = performance.now();
  let digest = '';
  for (const entry of entries) digest = digestOf(entry.sequence === 0 ? entry.game : digest, entry);
  return performance.now() - began;
}

async function recovery(path: string): Promise<{ readonly games: number; readonly ms: number }> {
  const began = performance.now();
  const opened = openTables(path);
  const games = await opened.tables.recover();
  const ms = performance.now() - began;
  await opened.close();
  return { games, ms };
}

/** The time from opening the database until every unfinished game stands in Time Out again, that being on disk. */
export const benchRecover = (): Promise<RecoverFigures> =>
  withFolder(async (folder) => {
    const path = join(folder, 'bench.db');
    const before = openTables(path);
    const tables = await Promise.all(Array.from({ length: GAMES }, (_, at) => seatedTable(before.tables, at, 3)));
    await Promise.all(tables.map((table) => playTo(table, EVENTS)));
    await before.close();

    // The second floor is the floor: the first has also warmed the disk's pages up.
    const floors = [floor(path), floor(path)];
    const chainMs = Math.min(chain(path), chain(path));
    const { games, ms } = await recovery(path);
    const floorMs = Math.min(...floors, floor(path));
    return { games, ms: Math.round(ms), floorMs: Math.round(floorMs), chainMs: Math.round(chainMs) };
  });
