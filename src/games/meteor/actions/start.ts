import type { Action } from '../action.js';
import { METEOR_DECK, RESOURCE_DECK } from '../catalogue.js';
import { meteorsComeFaceUp } from '../effects.js';
import { onField } from '../flow/salvo.js';
import { Random } from '../random.js';
import { authorityRefusal, isIn, refuse, seatsIn } from '../refused.js';
import type { Refusal } from '../refusal.js';
import { FIELD_WAIT_MS, MOST_PLAYERS, setUpFor, siteOwners } from '../setup.js';
import type { CardId } from '../state.js';
import type { Turn } from '../turn.js';

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** First deals the Meteor Field, then starts the clock (R2). */
export function start(turn: Turn, { by }: Of<'start'>): Refusal | null {
  const refusal = authorityRefusal(turn.state, by);
  if (refusal !== null) return refusal;
  if (seatsIn(turn.state).length === 0) return refuse('not-seated');
  if (turn.state.pause !== null) return refuse('time-out');
  if (turn.state.phase === 'play') return refuse('already-started');
  if (turn.state.phase === 'lobby') dealField(turn, false);
  else startClock(turn);
  return null;
}

/** Once, before the clock, any player may have the field dealt anew (rulebook, "Set Up"). */
export function mulligan(turn: Turn, { seat }: Of<'mulligan'>): Refusal | null {
  const { phase, mulliganed, pause } = turn.state;
  if (phase === 'over') return refuse('game-over');
  if (!isIn(turn.state, seat)) return refuse('not-seated');
  if (phase === 'lobby') return refuse('not-started');
  if (phase === 'play') return refuse('mulligan-too-late');
  if (pause !== null) return refuse('time-out');
  if (mulliganed) return refuse('mulligan-used');
  dealField(turn, true);
  return null;
}

function dealField(turn: Turn, again: boolean): void {
  const { state, now } = turn;
  const random = new Random(state.random);
  const cards = random.shuffle(METEOR_DECK);
  const { meteors: count } = setUpFor(seatsIn(state).length);
  const faceUp = meteorsComeFaceUp(state);
  turn.emit({
    type: 'field-dealt',
    meteors: cards.slice(0, count).map((card, at) => onField(card, at, faceUp)),
    deck: cards.slice(count),
    random: random.state,
    deadline: now + FIELD_WAIT_MS,
    mulligan: again,
  });
}

/** Hands are dealt at the moment the clock starts (R2). */
export function startClock(turn: Turn): void {
  const { state, now } = turn;
  const seats = seatsIn(state);
  const random = new Random(state.random);
  const deck = random.shuffle(RESOURCE_DECK);
  const size = setUpFor(seats.length).hand;
  const hands: CardId[][] = Array.from({ length: MOST_PLAYERS }, () => []);
  seats.forEach((seat, at) => { hands[seat] = deck.slice(at * size, (at + 1) * size); });
  turn.emit({
    type: 'clock-started', sites: siteOwners(seats), hands, deck, random: random.state, deadline: now + state.options.zoneMs,
  });
}
