import type { StoredLog } from '../../storage/log/stored-log.js';
import type { ReadEntry } from '../queries.js';

/** A stored log's entries, parsed. Throws for text that is no JSON. */
export function readEntries({ entries }: StoredLog): readonly ReadEntry[] {
  return entries.map(({ sequence, at, action, events }) => ({
    sequence,
    at,
    action: JSON.parse(action) as ReadEntry['action'],
    events: JSON.parse(events) as ReadEntry['events'],
  }));
}
