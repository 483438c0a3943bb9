import type { Database } from 'better-sqlite3';
import { MetadataRows } from './rows/metadata.js';
import { ALL_SHARDS, sameShards, shardsInWords, simplestShards, type Shards } from '../shards.js';
import { DatabaseFault } from './faults.js';

/** What a file holds; one that was never split holds everything. */
export function shardsOf(connection: Database): Shards {
  const told = new MetadataRows(connection).get('shards');
  return told === null ? ALL_SHARDS : (JSON.parse(told) as Shards);
}

/** Stores which servers a file has; for all of them nothing is stored. */
export function noteShards(connection: Database, shards: Shards): void {
  const least = simplestShards(shards);
  new MetadataRows(connection).set('shards', least.count === 1 ? null : JSON.stringify(least));
}

/**
 * Throws `DatabaseFault` (`other-shards`) if a file holds other servers than the process serves. An empty file takes
 * what the process serves.
 */
export function claimShards(connection: Database, served: Shards): void {
  if (!checkShards(connection, served)) noteShards(connection, served);
}

/** The same without noting anything; false for an empty file that holds nobody's servers yet. */
export function checkShards(connection: Database, served: Shards): boolean {
  const held = shardsOf(connection);
  if (sameShards(held, served)) return true;
  const empty =
    new MetadataRows(connection).get('shards') === null &&
    connection.prepare('SELECT 1 FROM games LIMIT 1').get() === undefined;
  if (!empty)
    throw new DatabaseFault(
      'other-shards',
      `The database ${connection.name} holds ${shardsInWords(held)}, and this process serves ${shardsInWords(served)}. ` +
        'Give it the file that fits, or make one with npm run split or npm run join.',
    );
  return false;
}
