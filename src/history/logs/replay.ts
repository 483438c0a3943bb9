import { isDeepStrictEqual } from 'node:util';
import type { AnyGame, AnyGameTypes, CreatedEvent, GameOutcome } from '../../games/game.js';
import { evolveAll } from '../../games/shared/evolve-all.js';
import { isFromDay } from '../../games/shared/day-key.js';
import { isKept } from '../../games/shared/fair.js';
import type { HistoryAdapter, HistoryRegistry } from '../adapter.js';
import { digestOf } from '../../storage/log/digest.js';
import { FIRST_KIND, type StoredEntry, type StoredLog } from '../../storage/log/stored-log.js';

/** Why a log does not hold. */
export type Fault =
  /** An entry is missing, or there twice. */
  | 'sequence'
  /** Not what was written: the chain of digests says so. */
  | 'digest'
  /** The text is no list of events, or cannot be folded. */
  | 'unreadable'
  /** The log does not begin with a created game. */
  | 'not-created'
  /** The seed and the nonce aren't those that the lobby's commitment was made from. */
  | 'commitment'
  /** The seeds of its day's deal don't come from the day's key that it gives. */
  | 'day-key'
  /** The log names rules that this release does not know: nothing can be said about it. */
  | 'unknown-rules'
  /** Today's rules, of the version that wrote it, decide otherwise. */
  | 'decision'
  /** Something follows the game's end. */
  | 'after-end'
  /** The log of a game that is over stops before its end. */
  | 'truncated';

/** The result of checking a log. */
export interface ReplayReport {
  readonly game: string;
  readonly kind: string;
  /** Of the release that wrote the log; null if it cannot be read. */
  readonly rulesVersion: string | null;
  /** How many events held. */
  readonly events: number;
  readonly finished: boolean;
  readonly result: GameOutcome['result'] | null;
  readonly reason: string | null;
  /** What the game itself tells of where it stands, by name, as Meteor's zone. */
  readonly facts: Readonly<Record<string, string | number | null>>;
  readonly ok: boolean;
  /** The sequence of the first entry that does not hold. */
  readonly brokenAt: number | null;
  readonly why: Fault | null;
  /**
   * What the log proves of its deal: that the lobby had committed to it, or that it came from its day's key. Null: it
   * proves neither, as where a person chose the seed.
   */
  readonly deal: 'committed' | 'day-key' | null;
  /** Whether each step was decided anew; else (another rules version) it was only folded, its digests checked. */
  readonly redecided: boolean;
  /** Where the game stood after the last entry that held. */
  readonly state: unknown;
}

interface Walk {
  state: unknown;
  /** The rules version that the log names; null until its first entry was read. */
  rulesVersion: string | null;
  events: number;
  digest: string;
  deal: ReplayReport['deal'];
}

/** The adapter of the game that a log is of; undefined: no such game is played here. */
export const adapterOf = ({ kind = FIRST_KIND }: StoredLog, histories: HistoryRegistry): HistoryAdapter | undefined =>
  histories.find(kind);

/** Checks a whole log: its chain of digests, its fold, and, under the same rules version, every decision in it. */
export function checkLog({ game, entries, over, dayKey }: StoredLog, adapter: HistoryAdapter): ReplayReport {
  const rules = adapter.game;
  const walk: Walk = { state: rules.initialState, rulesVersion: null, events: 0, digest: game, deal: null };
  const report = (brokenAt: number | null, why: Fault | null): ReplayReport =>
    reportOf(game, walk, adapter, brokenAt, why);
  for (const [at, entry] of entries.entries()) {
    const why = entry.sequence === at ? checkEntry(walk, entry, rules) : 'sequence';
    if (why !== null) return report(at, why);
    if (at !== 0 || dayKey === undefined) continue;
    if (!isDealtBy(dayKey, walk, rules)) return report(0, 'day-key');
    walk.deal = 'day-key';
  }
  if (entries.length === 0) return report(0, 'not-created');
  const cut = over === true && rules.phase(walk.state) !== 'over';
  return cut ? report(entries.length, 'truncated') : report(null, null);
}

function checkEntry(walk: Walk, entry: StoredEntry, rules: AnyGame): Fault | null {
  const digest = digestOf(walk.digest, entry);
  if (digest !== entry.digest) return 'digest';
  if (rules.phase(walk.state) === 'over') return 'after-end';
  try {
    const events = entry.sequence === 0 ? firstEvents(walk, entry, rules) : nextEvents(walk, entry, rules);
    if (typeof events === 'string') return events;
    walk.state = evolveAll(rules, walk.state, events, entry.at);
    walk.digest = digest;
    walk.events += events.length;
    return null;
  } catch {
    return 'unreadable';
  }
}

/** Whether the game is of a day's deal, with seeds that this key gives. */
function isDealtBy(dayKey: string, { state, rulesVersion }: Walk, { kind, daily }: AnyGame): boolean {
  if (daily === undefined || rulesVersion === null || daily.dayOf(state) === null) return false;
  return isFromDay(dayKey, { kind, rules: rulesVersion, mode: daily.mode }, daily.seedsOf(state));
}

type Events = readonly AnyGameTypes['event'][];

const isCreated = (event: Events[number] | undefined): event is CreatedEvent =>
  event?.type === 'created' && 'rules' in event && typeof event.rules === 'string';

function firstEvents(walk: Walk, entry: StoredEntry, rules: AnyGame): Events | Fault {
  const events = JSON.parse(entry.events) as Events;
  const [created] = events;
  if (!isCreated(created)) return 'not-created';
  walk.rulesVersion = created.rules;
  if (!isKnown(created.rules, rules)) return 'unknown-rules';
  if (created.rules !== rules.rulesVersion) return events;
  const { options, seed, seeded, personal, fair } = created;
  if (fair !== undefined && !isKept(seed, fair)) return 'commitment';
  if (fair !== undefined) walk.deal = 'committed';
  const agreed = { options, seed, ...(seeded === undefined ? {} : { seeded }) };
  const rest = { ...(personal === undefined ? {} : { personal }), ...(fair === undefined ? {} : { fair }) };
  return asLogged(rules.create({ ...agreed, ...rest }), entry);
}

/** Rules versions are counted: those of earlier releases are the whole numbers before today's. */
const isKnown = (version: string, { rulesVersion }: AnyGame): boolean =>
  /^[1-9]\d*$/.test(version) && Number(version) <= Number(rulesVersion);

function nextEvents({ state, rulesVersion }: Walk, entry: StoredEntry, rules: AnyGame): Events | Fault {
  if (rulesVersion !== rules.rulesVersion) return JSON.parse(entry.events) as Events;
  const decision = rules.decide(state, JSON.parse(entry.action) as AnyGameTypes['action'], entry.at);
  return rules.isRefusal(decision) ? 'decision' : asLogged(decision, entry);
}

/** The events decided anew, if they are those of the log. Equal texts, the common case, need no parsing. */
function asLogged(decided: Events, entry: StoredEntry): Events | Fault {
  const text = JSON.stringify(decided);
  if (text === entry.events) return decided;
  // Another order of names is still the same event.
  return isDeepStrictEqual(JSON.parse(text), JSON.parse(entry.events)) ? decided : 'decision';
}

function reportOf(
  game: string,
  { state, rulesVersion, events, deal }: Walk,
  { game: rules, facts }: HistoryAdapter,
  brokenAt: number | null,
  why: Fault | null,
): ReplayReport {
  const outcome = rules.outcome(state);
  return {
    game,
    kind: rules.kind,
    events,
    state,
    brokenAt,
    why,
    ok: why === null,
    deal: why === null ? deal : null,
    rulesVersion,
    finished: outcome !== null,
    result: outcome?.result ?? null,
    reason: outcome?.reason ?? null,
    facts: facts?.(state) ?? {},
    redecided: rulesVersion === rules.rulesVersion,
  };
}
