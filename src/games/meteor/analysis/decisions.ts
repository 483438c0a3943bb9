import type { Action } from '../action.js';
import { othersPassed } from '../actions/pass.js';
import type { Idea } from '../robots/robot.js';
import { ideasFor, keyOf } from '../robots/search/ideas.js';
import type { GameState, Millis, Seat } from '../state.js';
import { viewFor } from '../view/seat.js';
import { chanceIn } from './chance.js';
import type { Moment } from './moments.js';
import type { Line } from './rollout.js';

/** A decision, and what else could have been done. */
export interface Decision {
  /** The table that was decided at is the one after this entry of the log. */
  readonly sequence: number;
  readonly state: GameState;
  readonly now: Millis;
  readonly position: Millis;
  readonly seat: Seat;
  readonly did: Line;
  readonly others: readonly Line[];
  /** By the robots' heuristics, how much better the best other idea looks than what was done. */
  readonly doubt: number;
}

/** How long a good idea must have been open before leaving it counts as a decision; anyone needs time to see it. */
const LEFT_MS: Millis = 10_000;
const SEEN_MS: Millis = 2_000;
/** Ideas worth less than this to a Veteran don't count as missed. */
const LEAST_WORTH = 8;
/** What no Veteran would think of is doubted, even where nothing else was to be done but wait. */
const NO_IDEA_WORTH = -LEAST_WORTH;
const MOST_OTHERS = 2;

type Weighed = Extract<Action, { readonly type: 'place' | 'launch' | 'scrap' | 'use' | 'pass' }>;

/** The action of a moment that can be evaluated; a pass only where it changes the zone. Null: none. */
function weighed({ action, events }: Moment): Weighed | null {
  switch (action.type) {
    case 'place':
    case 'launch':
    case 'scrap':
    case 'use':
      return action;
    case 'pass':
      return events.some((event) => event.type === 'zone-changed') ? action : null;
    default:
      return null;
  }
}

/** A key that is the same for a launch whether its Rockets were named or left to the rules. */
function keyIn(state: GameState, action: Action, now: Millis): string {
  if (action.type !== 'launch' || action.sites.length > 0) return keyOf(action);
  const sites = viewFor(state, action.seat, now).launchable.map(({ site }) => site);
  return keyOf({ ...action, sites });
}

const goodIdeas = (state: GameState, seen: Moment['seen'], seat: Seat, now: Millis): readonly Idea[] =>
  ideasFor(viewFor(state, seat, now), seen, now).filter(({ action }) => action.type !== 'name-energy');

/** Whether an action differs from waiting: a pass does only where it changes the zone. */
const isAnother = (state: GameState, action: Action): boolean =>
  action.type !== 'pass' || othersPassed(state, action.seat);

/** What was done, with the Veteran's other ideas in that state. */
function doneAt(moment: Moment, previous: Moment): Decision | null {
  const action = weighed(moment);
  const { before, seenBefore, at, position } = moment;
  if (action === null || before.phase !== 'play' || before.pause !== null) return null;
  const { seat } = action;
  const own = keyIn(before, action, at);
  const ideas = goodIdeas(before, seenBefore, seat, at);
  const worth = ideas.find((idea) => keyIn(before, idea.action, at) === own)?.worth ?? NO_IDEA_WORTH;
  const rest = ideas.filter((idea) => isAnother(before, idea.action) && keyIn(before, idea.action, at) !== own);
  const from = { state: before, seen: seenBefore, now: at };
  const line = (first: Action | null): Line => ({ from, seat, first, then: [] });
  // The alternative to a pass that changes the zone is to wait: any one idea would be too specific.
  const ideasLeft = action.type === 'pass' ? [] : rest.slice(0, MOST_OTHERS);
  const others = [...ideasLeft.map((idea) => line(idea.action)), line(null)];
  const doubt = (rest[0]?.worth ?? 0) - worth;
  return { sequence: previous.sequence, state: before, now: at, position, seat, did: line(action), others, doubt };
}

/** An idea that is open and not carried out. */
interface Open {
  readonly idea: Idea;
  readonly key: string;
  readonly since: number;
}

/** What a seat left undone from one moment to another; null: nothing to speak of. */
function leftBetween(moments: readonly Moment[], { idea, since }: Open, until: number): Decision | null {
  const start = moments[since];
  const rest = moments.slice(since + 1, until + 1);
  const chance = rest.findIndex((moment) => chanceIn(moment) !== null);
  const then = chance < 0 ? rest : rest.slice(0, chance + 1);
  const end = then.at(-1);
  if (start === undefined || end === undefined || end.position - start.position < LEFT_MS) return null;
  // A Time Out in between takes no game time, so the span would be measured wrongly.
  if (end.at - start.at > end.position - start.position + 1_000) return null;
  const { after, seen } = start;
  const now = start.at + SEEN_MS;
  if (then[0] !== undefined && then[0].at < now) return null;
  const { action } = idea;
  const seat = 'seat' in action ? action.seat : 0;
  const from = { state: after, seen, now };
  const key = keyOf(action);
  return {
    sequence: start.sequence,
    state: after,
    now,
    position: start.position + SEEN_MS,
    seat,
    did: { from, seat, first: null, then },
    others: [{ from, seat, first: action, then: then.filter((entry) => keyOf(asAction(entry)) !== key) }],
    doubt: idea.worth,
  };
}

const asAction = ({ action }: Moment): Action | null => (action.type === 'create' ? null : action);

/** Decisions not to carry out an idea that was open for long. */
function leftUndone(moments: readonly Moment[], seats: readonly Seat[]): readonly Decision[] {
  const found: Decision[] = [];
  for (const seat of seats) {
    let open: Open | null = null;
    for (const [at, { after, seen, at: now }] of moments.entries()) {
      const playing = after.phase === 'play' && after.pause === null && after.seats[seat]?.status === 'in';
      const idea = playing ? goodIdeas(after, seen, seat, now)[0] : undefined;
      const best = idea !== undefined && idea.worth >= LEAST_WORTH && idea.action.type !== 'pass' ? idea : null;
      const key = best === null ? '' : keyIn(after, best.action, now);
      if (open !== null && open.key === key) continue;
      if (open !== null) found.push(...present(leftBetween(moments, open, at)));
      open = best === null ? null : { idea: best, key, since: at };
    }
  }
  return found;
}

const present = <T>(value: T | null): readonly T[] => (value === null ? [] : [value]);

/** The seats whose decisions are analysed: people's; where only robots played, theirs. */
export function judged(moments: readonly Moment[]): readonly Seat[] {
  const seats = moments[0]?.after.seats ?? [];
  const playing = [...seats.keys()].filter((seat) => seats[seat]?.status === 'in');
  const people = playing.filter((seat) => seats[seat]?.robot !== true);
  return people.length === 0 ? playing : people;
}

/** Everything in a game that could have been decided otherwise. */
export function decisionsIn(moments: readonly Moment[]): readonly Decision[] {
  const seats = judged(moments);
  const done = moments.flatMap((moment, at): readonly Decision[] => {
    const previous = moments[at - 1];
    const found = previous === undefined ? null : doneAt(moment, previous);
    return found !== null && seats.includes(found.seat) ? [found] : [];
  });
  return [...done, ...leftUndone(moments, seats)];
}
