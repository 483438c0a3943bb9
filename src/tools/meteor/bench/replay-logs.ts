import { METEOR, type MeteorTypes } from '../../../games/meteor/index.js';
import { evolveAll } from '../../../games/shared/evolve-all.js';
import { METEOR_HISTORY } from '../../../history/meteor/adapter.js';
import { checkLog } from '../../../history/logs/replay.js';
import { digestOf } from '../../../storage/log/digest.js';
import type { StoredEntry, StoredLog } from '../../../storage/log/stored-log.js';
import { record } from './recorded.js';

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

/** As many as are checked in one round. */
export const storedLogs = (): readonly StoredLog[] => Array.from({ length: LOGS }, (_, at) => storedLog(at));

/** What no check can do without: the chain's hash, the texts parsed, each action decided once and its events folded. */
export function floor({ game, entries }: StoredLog): void {
  let digest = game;
  let state = METEOR.initialState;
  for (const entry of entries) {
    digest = digestOf(digest, entry);
    if (digest !== entry.digest) throw new Error(`${game} breaks at ${entry.sequence}`);
    const action = JSON.parse(entry.action) as MeteorTypes['action'] | { readonly type: 'create' };
    if (action.type !== 'create') METEOR.decide(state, action, entry.at);
    state = evolveAll(METEOR, state, JSON.parse(entry.events) as MeteorTypes['event'][], entry.at);
  }
}

/** As `npm run replay` does it. */
export function check(log: StoredLog): void {
  const { ok, game, brokenAt, why } = checkLog(log, METEOR_HISTORY);
  if (!ok) throw new Error(`log ${game} breaks at ${brokenAt ?? '?'}: ${why ?? '?'}`);
}
