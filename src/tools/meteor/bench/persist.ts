import { join } from 'node:path';

import { viewFor, type Action, type MeteorTypes } from '../../../games/meteor/index.js';
import type { Tables } from '../../../table/directory.js';
import type { TableHandle } from '../../../table/ports.js';
import { timeFdatasync } from '../../bench/disk.js';
import { openTables, seatedTable } from './tables.js';
import { withFolder } from '../../bench/folder.js';

export interface PersistFigures {
  readonly actionsPerSecond: number;
  /** 4 KiB appended and fdatasync'ed, one after the other, on the same disk. */
  readonly rawFdatasyncPerSecond: number;
}

const TABLES = 100;
const SECONDS = 3;
const RAW_WRITES = 1_000;

/** An action that is always accepted and never ends a game: a placement, or what makes room for one. */
function nextAction(table: TableHandle<MeteorTypes>, seat: number): Action {
  const view = viewFor(table.state, seat, 0);
  for (const { card, sites } of view.hand) {
    const site = sites.indexOf(null);
    if (site >= 0) return { type: 'place', seat, card, site };
  }
  const scrap = view.scrappable[0];
  if (scrap !== undefined) return { type: 'scrap', seat, site: scrap };
  return view.pause === null ? { type: 'time-out', seat } : { type: 'resume', seat };
}

/** One player after the other at one table, each waiting for the answer, until the time is up. */
async function playOn(table: TableHandle<MeteorTypes>, until: number): Promise<number> {
  let accepted = 0;
  for (let turn = 0; performance.now() < until; turn += 1) {
    const outcome = await table.act(nextAction(table, turn % 3));
    if (outcome.ok) accepted += 1;
  }
  return accepted;
}

/** Durable actions a second: a hundred tables, each with one action under way at any time, all on one disk. */
export const benchPersist = (): Promise<PersistFigures> =>
  withFolder(async (folder) => {
    const writes = timeFdatasync(join(folder, 'raw'), RAW_WRITES);
    const rawFdatasyncPerSecond = Math.round(RAW_WRITES / (writes.reduce((sum, ms) => sum + ms, 0) / 1_000));
    const bench = openTables(join(folder, 'bench.db'));
    const actionsPerSecond = await measureActions(bench.tables);
    await bench.close();
    return { actionsPerSecond, rawFdatasyncPerSecond };
  });

/** How many actions a second a hundred tables on one log take. */
export async function measureActions(directory: Tables): Promise<number> {
  const tables = await Promise.all(Array.from({ length: TABLES }, (_, at) => seatedTable(directory, at, 3)));
  const began = performance.now();
  const counts = await Promise.all(tables.map((table) => playOn(table, began + SECONDS * 1_000)));
  const seconds = (performance.now() - began) / 1_000;
  return Math.round(counts.reduce((sum, count) => sum + count, 0) / seconds);
}
