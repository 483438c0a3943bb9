import { join } from 'node:path';

import { viewFor, type Action, type MeteorTypes } from '../../games/meteor/index.js';
import type { TableHandle } from '../../table/ports.js';
import { openTables, seatedTable, withFolder } from './tables.js';

export interface RecoverFigures {
  readonly games: number;
  readonly ms: number;
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

/** The time from opening the database until every unfinished game stands in Time Out again, that being on disk. */
export const benchRecover = (): Promise<RecoverFigures> =>
  withFolder(async (folder) => {
    const path = join(folder, 'bench.db');
    const before = openTables(path);
    const tables = await Promise.all(Array.from({ length: GAMES }, (_, at) => seatedTable(before.tables, at, 3)));
    await Promise.all(tables.map((table) => playTo(table, EVENTS)));
    await before.close();

    const began = performance.now();
    const after = openTables(path);
    const games = after.tables.recover();
    const ms = Math.round(performance.now() - began);
    await after.close();
    return { games, ms };
  });
