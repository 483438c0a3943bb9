import { other } from '../hexes.js';
import { MOST_TURNS } from '../setup.js';
import type { Turn } from '../turn.js';
import { beginTurn } from './begin-turn.js';
import { closeOrder } from './orders.js';
import { moveMeteors } from './meteors-move.js';
import { endByTurns } from './victory.js';

/** Meteors move, just before the active player draws; then it is the other's turn. */
export function endTurn(turn: Turn): void {
  closeOrder(turn);
  moveMeteors(turn);
  if (turn.isOver) return;
  draw(turn);
  const { turn: played, active, options } = turn.state;
  if (played >= MOST_TURNS) {
    endByTurns(turn);
    return;
  }
  const deadline = options.limitMs === null ? null : turn.now + options.limitMs;
  turn.emit({ type: 'turn-ended', side: other(active), turn: played + 1, deadline });
  beginTurn(turn);
}

/** One card; where none is left, the discard pile is shuffled into a new deck (MS10). */
function draw(turn: Turn): void {
  const { deck, discard, card: played, active: seat } = turn.state;
  const top = deck.at(-1);
  if (top !== undefined) {
    turn.emit({ type: 'drawn', seat, card: top });
    return;
  }
  const random = turn.random();
  const shuffled = random.shuffle(played === null ? discard : [...discard, played]);
  const card = shuffled.at(-1);
  if (card !== undefined) turn.emit({ type: 'drawn', seat, card, deck: shuffled, random: random.state });
}
