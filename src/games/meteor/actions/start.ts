import type { Action } from '../action.js';
import { METEOR_DECK } from '../catalogue.js';
import { meteorsComeFaceUp } from '../effects.js';
import { onField } from '../flow/field.js';
import { playedUntil } from '../../shared/day-key.js';
import { Random, seedRandom } from '../../shared/random.js';
import { authorityRefusal, isIn, refuse, seatsIn } from '../checks.js';
import { letterAt } from '../names.js';
import type { Refusal } from '../refusal.js';
import { FIELD_WAIT_MS, setupFor } from '../setup.js';
import { scenarioOf } from '../scenarios/index.js';
import type { GameState, MeteorId, Millis, Seat } from '../state.js';
import type { Turn } from '../turn.js';
import { inDealtOrder, startClock } from './deal.js';
import { layTable } from './practice.js';

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** First deals the Meteor Field, then starts the clock (R2). */
export function start(turn: Turn, { by }: Of<'start'>): Refusal | null {
  const refusal = authorityRefusal(turn.state, by);
  if (refusal !== null) return refusal;
  if (seatsIn(turn.state).length === 0) return refuse('not-seated');
  if (turn.state.pause !== null) return refuse('time-out');
  if (turn.state.phase === 'play') return refuse('already-started');
  const { practice } = turn.state.options;
  if (turn.state.phase === 'lobby' && practice !== undefined) {
    layTable(turn, practice);
    return null;
  }
  const unshared = turn.state.phase === 'lobby' ? sharedRefusal(turn.state, turn.now) : null;
  if (unshared !== null) return unshared;
  if (turn.state.phase === 'lobby') dealField(turn, false);
  else startClock(turn);
  return null;
}

/** Why a shared deal can't be begun: not for so many players, or after its day's key may be published; null: it can. */
function sharedRefusal(state: GameState, now: Millis): Refusal | null {
  const { shared } = state.options;
  if (shared === undefined) return null;
  if (shared.day !== undefined && now >= playedUntil(shared.day)) return { code: 'past-day', day: shared.day };
  const players = seatsIn(state).length;
  if (shared.seeds[players] !== undefined) return null;
  return { code: 'shared-crew', players, legal: Object.keys(shared.seeds).map(Number) };
}

/** Once, before the clock, any player may have the field dealt anew (rulebook, "Set Up"). */
export function mulligan(turn: Turn, { seat }: Of<'mulligan'>): Refusal | null {
  const refusal = mulliganRefusal(turn.state, seat);
  if (refusal === null) dealField(turn, true);
  return refusal;
}

/** Why a seat may not have the field dealt anew; null: it may. */
export function mulliganRefusal(state: GameState, seat: Seat): Refusal | null {
  const { phase, mulliganed, pause, advanced } = state;
  if (phase === 'over') return refuse('game-over');
  if (!isIn(state, seat)) return refuse('not-seated');
  if (phase === 'lobby') return refuse('not-started');
  if (phase === 'play') return refuse('mulligan-too-late');
  if (pause !== null) return refuse('time-out');
  const { shared } = state.options;
  if (shared !== undefined) return { code: 'shared-deal', day: shared.day ?? null };
  if (advanced !== null) return refuse('mulligan-ended');
  return mulliganed ? refuse('mulligan-used') : null;
}

/** The Meteor deck: the named cards of a scenario first, then the others, shuffled. */
function fieldFirst(named: readonly MeteorId[], random: Random): MeteorId[] {
  const rest = random.shuffle(inDealtOrder(named, METEOR_DECK).slice(named.length));
  return [...named, ...rest];
}

function dealField(turn: Turn, again: boolean): void {
  const { state, now } = turn;
  const { deal, shared } = state.options;
  const seed = shared?.seeds[seatsIn(state).length];
  const random = new Random(seed === undefined ? state.random : seedRandom(seed));
  const named = scenarioOf(state.options)?.field ?? [];
  const cards = deal === undefined ? fieldFirst(named, random) : inDealtOrder(deal.field, METEOR_DECK);
  const count = deal?.field.length ?? setupFor(seatsIn(state).length).meteors;
  const faceUp = meteorsComeFaceUp(state);
  turn.emit({
    type: 'field-dealt',
    meteors: cards.slice(0, count).map((card, at) => onField(card, letterAt(state, at), faceUp)),
    deck: cards.slice(count),
    random: random.state,
    deadline: now + FIELD_WAIT_MS,
    mulligan: again,
  });
}
