import { Random } from '../../shared/random.js';
import { seatsIn } from '../checks.js';
import type { CardId, Seat } from '../state.js';
import type { Turn } from '../turn.js';

/** Everyone discards `cards` random cards, one at a time. `by`: the Boss that causes it; absent: a Trait does. */
export function allDiscard(turn: Turn, cards: number, by?: string): void {
  for (let round = 0; round < cards; round += 1) discardAtRandom(turn, by);
}

function discardAtRandom(turn: Turn, by: string | undefined): void {
  const random = new Random(turn.state.random);
  const cards = seatsIn(turn.state).flatMap((seat): (readonly [Seat, CardId])[] => {
    const hand = turn.state.seats[seat]?.hand ?? [];
    const card = hand.length === 0 ? undefined : hand[random.below(hand.length)];
    return card === undefined ? [] : [[seat, card]];
  });
  if (cards.length === 0) return;
  turn.emit({ type: 'discarded', cards, random: random.state, ...(by === undefined ? {} : { by }) });
}
