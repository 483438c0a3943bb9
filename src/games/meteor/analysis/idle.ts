import { ideasFor, keyOf } from '../robots/search/ideas.js';
import type { Action } from '../action.js';
import type { Millis, Seat } from '../state.js';
import { viewFor } from '../view/seat.js';
import type { Moment } from './moments.js';
import { moveOf, type Move } from './move.js';

/** A stretch of play in which a seat did nothing although something good was possible. */
export interface IdleStretch {
  /** Milliseconds of play. */
  readonly ms: Millis;
  readonly zone: number;
  /** What was possible for the longest part of it. */
  readonly possible: Move;
}

/** Time not used. */
export interface Idle {
  /** Milliseconds of play, of all seats together. */
  readonly ms: Millis;
  readonly longest: IdleStretch | null;
}

/** Anyone needs time to see what is possible. */
const LEAST_MS: Millis = 10_000;
/** An idea worth less to a Veteran isn’t worth a hurry. */
const LEAST_WORTH = 8;

const ACTS: ReadonlySet<string> = new Set(['place', 'launch', 'scrap', 'use', 'name-energy']);

const actsOf = ({ action }: Moment, seat: Seat): boolean =>
  ACTS.has(action.type) && 'seat' in action && action.seat === seat;

/** The best that a seat can do after a moment; null: nothing that is worth it. */
function bestAfter({ after, seen, at }: Moment, seat: Seat): Action | null {
  if (after.phase !== 'play' || after.pause !== null || after.seats[seat]?.status !== 'in') return null;
  const best = ideasFor(viewFor(after, seat, at), seen, at).find(({ action }) => action.type !== 'name-energy');
  return best === undefined || best.action.type === 'pass' || best.worth < LEAST_WORTH ? null : best.action;
}

interface Part {
  readonly moment: Moment;
  readonly action: Action;
  readonly ms: Millis;
}

/** The action that was possible for longest, with the moment at which it first was. */
function longestPart(parts: readonly Part[]): Part | undefined {
  const times = new Map<string, Part>();
  for (const part of parts) {
    const key = keyOf(part.action);
    const known = times.get(key);
    times.set(key, known === undefined ? part : { ...known, ms: known.ms + part.ms });
  }
  return [...times.values()].sort((a, b) => b.ms - a.ms)[0];
}

function stretchOf(parts: readonly Part[]): readonly IdleStretch[] {
  const ms = parts.reduce((sum, part) => sum + part.ms, 0);
  const [first, longest] = [parts[0]?.moment, longestPart(parts)];
  if (ms < LEAST_MS || first === undefined || longest === undefined) return [];
  const { after, at } = longest.moment;
  const possible = moveOf(after, longest.action, at);
  return possible === null ? [] : [{ ms, zone: first.after.zone, possible }];
}

function stretches(moments: readonly Moment[], seat: Seat): readonly IdleStretch[] {
  const found: IdleStretch[] = [];
  let parts: Part[] = [];
  for (const [index, moment] of moments.entries()) {
    const next = moments[index + 1];
    const action = next === undefined ? null : bestAfter(moment, seat);
    const isOtherZone = parts[0] !== undefined && parts[0].moment.after.zone !== moment.after.zone;
    if (action === null || isOtherZone || actsOf(moment, seat)) {
      found.push(...stretchOf(parts));
      parts = [];
    }
    if (action !== null && next !== undefined) parts.push({ moment, action, ms: next.position - moment.position });
  }
  return found;
}

/** How long seats left undone what was possible: stretches of at least ten seconds of one zone without an action of theirs. */
export function idleIn(moments: readonly Moment[], seats: readonly Seat[]): Idle {
  const all = seats.flatMap((seat) => stretches(moments, seat)).sort((a, b) => b.ms - a.ms);
  return { ms: all.reduce((sum, { ms }) => sum + ms, 0), longest: all[0] ?? null };
}
