import { handLimit } from '../effects.js';
import { seatsIn } from '../checks.js';
import { RETROFIT_DRAW, setupFor } from '../setup.js';
import type { CardId, GameState, Seat } from '../state.js';
import type { Turn } from '../turn.js';

/** One card at a time round the table from seat 1, until each has its number or the deck is empty (R6). */
export function draw(turn: Turn, count: (seat: Seat) => number): void {
  const { state } = turn;
  const wanted = seatsIn(state).map((seat) => [seat, count(seat)] as const);
  const cards: (readonly [Seat, CardId])[] = [];
  for (let round = 1; wanted.some(([, cardsWanted]) => cardsWanted >= round); round += 1) {
    for (const [seat, cardsWanted] of wanted) {
      const card = state.deck[state.drawn + cards.length];
      if (cardsWanted >= round && card !== undefined) cards.push([seat, card]);
    }
  }
  if (cards.length === 0) return;
  turn.emit({ type: 'drawn', cards });
  discardOverflow(turn);
}

/** Discards what a hand holds beyond its limit, the last drawn card first. */
export function discardOverflow(turn: Turn): void {
  if (turn.state.advanced === null) return;
  const cards = turn.state.seats.flatMap(({ hand }, seat) => {
    const limit = handLimit(turn.state, seat);
    return limit === null ? [] : hand.slice(limit).map((card) => [seat, card] as const);
  });
  if (cards.length > 0) turn.emit({ type: 'overflowed', cards });
}

/** What each seat draws from a Retrofit (rulebook, "Retrofit"; numbers stay those of the setup, R14). */
export function retrofitDraw(state: GameState, builder: Seat): (seat: Seat) => number {
  const { retrofitOthers } = setupFor(state.crew);
  const rest = RETROFIT_DRAW - retrofitOthers * (state.crew - 1);
  return (seat) => (seat === builder ? rest : retrofitOthers);
}
