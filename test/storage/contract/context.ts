import { HistoryRegistry } from '../../../src/history/adapter.js';
import type { StorageContext } from '../../../src/storage/ports/bot-storage.js';
import { bytesOfTest } from '../../support/chance.js';
import { ManualTime } from '../../support/time.js';

/** What a bot gives its database, and what it was told. */
export function recordedContext() {
  const time = new ManualTime();
  const logged: (readonly [level: string, message: string, facts: object])[] = [];
  const committed: (readonly [ms: number, of: string])[] = [];
  const damaged: unknown[] = [];
  const context: StorageContext = {
    log: {
      warn: (facts, message) => void logged.push(['warn', message, facts]),
      error: (facts, message) => void logged.push(['error', message, facts]),
    },
    clock: time,
    timers: time,
    randomBytes: bytesOfTest('storage'),
    histories: new HistoryRegistry([]),
    onCommitted: (ms, of) => void committed.push([ms, of]),
    onDamaged: (id, error) => void damaged.push([id, error]),
  };
  return { time, logged, committed, damaged, context };
}
