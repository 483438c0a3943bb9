import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { LogAtOnce } from '../../support/log-at-once.js';
import { folder } from '../../history/support.js';
import { game } from '../../support/played.js';

/** A database with games that are on (without their end) or over, closed again. */
export function closedWith(games: readonly { readonly id: string; readonly on: boolean }[]): string {
  const path = join(folder(), 'meteor.db');
  const database = openDatabase(path);
  const log = new LogAtOnce(database);
  for (const { id, on } of games) log.append(on ? game(id, 4).slice(0, -1) : game(id, 4));
  database.close();
  return path;
}

/** Overwrites a page that holds entries of this game and of no other. */
export function breakPageOf(path: string, id: string): void {
  const bytes = readFileSync(path);
  const connection = new BetterSqlite3(path, { readonly: true });
  const size = Number(connection.pragma('page_size', { simple: true }));
  connection.close();
  const pages = Array.from({ length: bytes.length / size }, (_, at) => at).filter((at) => {
    const page = bytes.subarray(at * size, (at + 1) * size).toString('latin1');
    return (
      page.includes(id) && page.includes('"type":"placed"') && !/g\d+ame(?=[^]*"placed")/.test(page.replaceAll(id, ''))
    );
  });
  const [page] = pages;
  if (page === undefined) throw new Error('no page has entries of this game alone');
  bytes.fill(0xff, page * size, (page + 1) * size);
  writeFileSync(path, bytes);
}

/** Overwrites the root page of a table or index: an empty leaf (`empty`), or bytes that are no page (`garbage`). */
export function breakRootOf(path: string, name: string, how: 'empty' | 'garbage'): void {
  const connection = new BetterSqlite3(path, { readonly: true });
  const size = Number(connection.pragma('page_size', { simple: true }));
  const root = Number(connection.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck().get(name));
  connection.close();
  const bytes = readFileSync(path);
  const page = bytes.subarray((root - 1) * size, root * size);
  if (how === 'garbage') page.fill(0xff);
  else {
    // SQLite's file format, "B-tree Pages": kind of leaf, no cells, content begins at the page's end.
    const table = page[0] === 0x0d || page[0] === 0x05;
    page.fill(0);
    page[0] = table ? 0x0d : 0x0a;
    page.writeUInt16BE(size, 5);
  }
  writeFileSync(path, bytes);
}
