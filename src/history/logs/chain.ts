import { LRUCache } from 'lru-cache';
import { digestOf } from '../../storage/log/digest.js';
import type { StoredLog } from '../../storage/log/stored-log.js';

/** Whether a log is what was written: each entry's digest goes into the next. */
export function chainHolds({ game, entries }: StoredLog): boolean {
  let previous = game;
  return entries.every((entry, at) => {
    previous = digestOf(previous, entry);
    return entry.sequence === at && entry.digest === previous;
  });
}

/** Verdicts kept of one store of logs; a log that is over never changes again. */
const MOST = 10_000;
const verdicts = new WeakMap<object, LRUCache<string, boolean>>();

/** Whether a finished game's log is what was written; worked out once a game and store of logs. */
export function isWhole(store: object, log: StoredLog): boolean {
  const known = verdicts.get(store) ?? new LRUCache<string, boolean>({ max: MOST });
  verdicts.set(store, known);
  const verdict = known.get(log.game) ?? chainHolds(log);
  if (log.over === true) known.set(log.game, verdict);
  return verdict;
}
