import { METEOR_HISTORY } from '../../history/meteor/adapter.js';
import { digestOf } from '../../storage/digest.js';
import { checkLog } from '../../history/replay.js';
import type { StoredEntry, StoredLog } from '../../storage/stored-log.js';
import { record } from './recorded.js';

export interface ReplayFigures {
  readonly gamesPerSecond: number;
}

const LOGS = 300;
const ACTIONS = 120;

/** A recorded game as the store would hold it: its accepted actions, chained. */
function storedLog(at: number): StoredLog {
  const game = `bench${at}`;
  const { created, steps } = record({ seed: `replay-${at}`, players: 3, stopAfter: ACTIONS });
  const entries: StoredEntry[] = [];
  const append = (action: unknown, events: unknown, when: number): void => {
    const text = { sequence: entries.length, at: when, action: JSON.stringify(action), events: JSON.stringify(events) };
    entries.push({ ...text, digest: digestOf(entries.at(-1)?.digest ?? game, text) });
  };
  append({ type: 'create' }, created, steps[0]?.now ?? 0);
  for (const { action, events, now } of steps) if (events !== null && events.length > 0) append(action, events, now);
  return { game, entries };
}

/** Whole logs of 120 actions, each checked as `npm run replay` does it: digests, decisions and fold. */
export function benchReplay(): ReplayFigures {
  const logs = Array.from({ length: LOGS }, (_, at) => storedLog(at));
  let best = 0;
  for (let round = 0; round < 8; round += 1) {
    const began = performance.now();
    const broken = logs.map((log) => checkLog(log, METEOR_HISTORY)).find(({ ok }) => !ok);
    if (broken !== undefined)
      throw new Error(`log ${broken.game} breaks at ${broken.brokenAt ?? '?'}: ${broken.why ?? '?'}`);
    best = Math.max(best, LOGS / ((performance.now() - began) / 1_000));
  }
  return { gamesPerSecond: Math.round(best) };
}
