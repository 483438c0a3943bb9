import { isDeepStrictEqual } from 'node:util';
import type { Action } from '../games/meteor/action.js';
import type { GameEvent } from '../games/meteor/event.js';
import type { Refusal } from '../games/meteor/refusal.js';
import type { EndReason, GameState, Millis, Options, Outcome } from '../games/meteor/state.js';
import { digestOf } from '../storage/digest.js';
import type { StoredEntry, StoredLog } from '../storage/stored-log.js';

/** The rules that a log is checked with. */
interface Rules {
  readonly RULES_VERSION: string;
  readonly initialState: GameState;
  createGame(agreed: { readonly options: Options; readonly seed: string }): readonly GameEvent[];
  decide(state: GameState, action: Action, now: Millis): readonly GameEvent[] | Refusal;
  isRefusal(decision: readonly GameEvent[] | Refusal): decision is Refusal;
  evolveAll(state: GameState, events: readonly GameEvent[], at: Millis): GameState;
}

export type Fault =
  /** An entry is missing, or there twice. */
  | 'sequence'
  /** Not what was written: the chain of digests says so. */
  | 'digest'
  /** The text is no list of events, or cannot be folded. */
  | 'unreadable'
  /** The log does not begin with a created game. */
  | 'not-created'
  /** The log names rules that this release does not know: nothing can be said about it. */
  | 'unknown-rules'
  /** Today's rules, of the version that wrote it, decide otherwise. */
  | 'decision'
  /** Something follows the game's end. */
  | 'after-end'
  /** The log of a game that is over stops before its end. */
  | 'truncated';

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

/** Checks a whole log: its chain of digests, its fold, and, under the same rules version, every decision in it. */
export function checkLog({ game, entries, over }: StoredLog, rules: Rules): ReplayReport {
  const walk: Walk = { state: rules.initialState, events: 0, digest: game };
  for (const [at, entry] of entries.entries()) {
    const why = entry.sequence === at ? checkEntry(walk, entry, rules) : 'sequence';
    if (why !== null) return report(game, walk, rules, at, why);
  }
  if (entries.length === 0) return report(game, walk, rules, 0, 'not-created');
  const cut = over === true && walk.state.phase !== 'over';
  return cut ? report(game, walk, rules, entries.length, 'truncated') : report(game, walk, rules, null, null);
}

function checkEntry(walk: Walk, entry: StoredEntry, rules: Rules): Fault | null {
  const digest = digestOf(walk.digest, entry);
  if (digest !== entry.digest) return 'digest';
  if (walk.state.phase === 'over') return 'after-end';
  try {
    const events = entry.sequence === 0 ? firstEvents(entry, rules) : nextEvents(walk.state, entry, rules);
    if (typeof events === 'string') return events;
    walk.state = rules.evolveAll(walk.state, events, entry.at);
    walk.digest = digest;
    walk.events += events.length;
    return null;
  } catch {
    return 'unreadable';
  }
}

type Events = readonly GameEvent[];

function firstEvents(entry: StoredEntry, rules: Rules): Events | Fault {
  const events = JSON.parse(entry.events) as Events;
  const [created] = events;
  if (created?.type !== 'created') return 'not-created';
  if (!isKnown(created.rules, rules)) return 'unknown-rules';
  if (created.rules !== rules.RULES_VERSION) return events;
  return asLogged(rules.createGame({ options: created.options, seed: created.seed }), entry);
}

/** Rules versions are counted: those of earlier releases are the whole numbers before today's. */
const isKnown = (version: string, { RULES_VERSION }: Rules): boolean =>
  /^[1-9]\d*$/.test(version) && Number(version) <= Number(RULES_VERSION);

function nextEvents(state: GameState, entry: StoredEntry, rules: Rules): Events | Fault {
  if (state.rules !== rules.RULES_VERSION) return JSON.parse(entry.events) as Events;
  const decision = rules.decide(state, JSON.parse(entry.action) as Action, entry.at);
  return rules.isRefusal(decision) ? 'decision' : asLogged(decision, entry);
}

/** The events decided anew, if they are those of the log. Equal texts, the common case, need no parsing. */
function asLogged(decided: Events, entry: StoredEntry): Events | Fault {
  const text = JSON.stringify(decided);
  if (text === entry.events) return decided;
  // Another order of names is still the same event.
  return isDeepStrictEqual(JSON.parse(text), JSON.parse(entry.events)) ? decided : 'decision';
}

function report(
  game: string,
  { state, events }: Walk,
  rules: Rules,
  brokenAt: number | null,
  why: Fault | null,
): ReplayReport {
  const { outcome } = state;
  return {
    game,
    events,
    state,
    brokenAt,
    why,
    ok: why === null,
    rulesVersion: state.rules === '' ? null : state.rules,
    finished: outcome !== null,
    result: outcome?.result ?? null,
    reason: outcome?.reason ?? null,
    zone: outcome?.zone ?? state.zone,
    redecided: state.rules === rules.RULES_VERSION,
  };
}
