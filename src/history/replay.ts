import { isDeepStrictEqual } from 'node:util';
import type { Action } from '../games/meteor/action.js';
import type { GameEvent } from '../games/meteor/event.js';
import type { EndReason, GameState, Outcome } from '../games/meteor/state.js';
import type { Rules } from '../table/rules.js';
import { digestOf } from './digest.js';
import type { StoredEntry, StoredLog } from './stored-log.js';

export type Fault =
  /** An entry is missing, or there twice. */
  | 'sequence'
  /** Not what was written: the chain of digests says so. */
  | 'digest'
  /** The text is no list of events, or cannot be folded. */
  | 'unreadable'
  /** The log does not begin with a created game. */
  | 'not-created'
  /** Today's rules, of the version that wrote it, decide otherwise. */
  | 'decision'
  /** Something follows the game's end. */
  | 'after-end';

export interface ReplayReport {
  readonly game: string;
  /** Of the release that wrote the log; null if it cannot be read. */
  readonly rulesVersion: string | null;
  /** How many events held. */
  readonly events: number;
  readonly finished: boolean;
  readonly result: Outcome['result'] | null;
  readonly reason: EndReason | null;
  readonly zone: number;
  readonly ok: boolean;
  /** The sequence of the first entry that does not hold. */
  readonly brokenAt: number | null;
  readonly why: Fault | null;
  /** Whether each step was decided anew; else (another rules version) it was only folded, its digests checked. */
  readonly redecided: boolean;
  /** Where the game stood after the last entry that held. */
  readonly state: GameState;
}

interface Walk {
  state: GameState;
  events: number;
  digest: string;
}

type LoggedAction = Action | { readonly type: 'create' };

/** Checks a whole log: its chain of digests, its fold, and, under the same rules version, every decision in it. */
export function checkLog({ game, entries }: StoredLog, rules: Rules): ReplayReport {
  const walk: Walk = { state: rules.initialState, events: 0, digest: game };
  for (const [at, entry] of entries.entries()) {
    const why = entry.sequence === at ? checkEntry(walk, entry, rules) : 'sequence';
    if (why !== null) return report(game, walk, rules, at, why);
  }
  return entries.length === 0 ? report(game, walk, rules, 0, 'not-created') : report(game, walk, rules, null, null);
}

function checkEntry(walk: Walk, entry: StoredEntry, rules: Rules): Fault | null {
  const digest = digestOf(walk.digest, entry);
  if (digest !== entry.digest) return 'digest';
  if (walk.state.phase === 'over') return 'after-end';
  let events: readonly GameEvent[];
  try {
    events = JSON.parse(entry.events) as readonly GameEvent[];
    const first = events[0];
    if (entry.sequence === 0 && first?.type !== 'created') return 'not-created';
    const version = first?.type === 'created' ? first.rules : walk.state.rules;
    if (version === rules.RULES_VERSION && !sameDecision(walk.state, entry, events, rules)) return 'decision';
    walk.state = rules.evolveAll(walk.state, events, entry.at);
  } catch {
    return 'unreadable';
  }
  walk.digest = digest;
  walk.events += events.length;
  return null;
}

function sameDecision(state: GameState, entry: StoredEntry, events: readonly GameEvent[], rules: Rules): boolean {
  const action = JSON.parse(entry.action) as LoggedAction;
  const decided = action.type === 'create' ? recreate(events, rules) : rules.decide(state, action, entry.at);
  // Equal texts are the common case and cheap to see; another order of names is still the same event.
  const text = JSON.stringify(decided);
  return text === entry.events || isDeepStrictEqual(JSON.parse(text), events);
}

function recreate([created]: readonly GameEvent[], rules: Rules): readonly GameEvent[] {
  return created?.type === 'created' ? rules.createGame({ options: created.options, seed: created.seed }) : [];
}

function report(game: string, { state, events }: Walk, rules: Rules, brokenAt: number | null, why: Fault | null): ReplayReport {
  const { outcome } = state;
  return {
    game, events, state, brokenAt, why,
    ok: why === null,
    rulesVersion: state.rules === '' ? null : state.rules,
    finished: outcome !== null,
    result: outcome?.result ?? null,
    reason: outcome?.reason ?? null,
    zone: outcome?.zone ?? state.zone,
    redecided: state.rules === rules.RULES_VERSION,
  };
}
