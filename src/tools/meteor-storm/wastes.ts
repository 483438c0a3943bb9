/** What robots give away: cards that order nobody, and moves into a meteor's way. */
import { cardOf } from '../../games/meteor-storm/cards/command.js';
import type { Side } from '../../games/meteor-storm/hexes.js';
import { orderedBy } from '../../games/meteor-storm/orders.js';
import { CAPTAIN } from '../../games/meteor-storm/robots/captain.js';
import { danger } from '../../games/meteor-storm/robots/worth.js';
import type { GameState } from '../../games/meteor-storm/index.js';
import type { Step } from './step.js';

/** Of one game. */
export interface Wastes {
  readonly cards: number;
  /** Cards played with nobody to order, and those of them where another card in hand would have ordered somebody. */
  readonly idleCards: number;
  readonly needlesslyIdle: number;
  readonly moves: number;
  /** Moves to where a meteor comes next. */
  readonly movesInTheWay: number;
}

const ordersSomebody = (state: GameState, card: string, side: Side): boolean => {
  const found = cardOf(card);
  return found !== undefined && orderedBy(state, found, side).length > 0;
};

/** Counts while a game is played. */
export class WasteCount {
  readonly #counts = { cards: 0, idleCards: 0, needlesslyIdle: 0, moves: 0, movesInTheWay: 0 };

  note({ state, action, events }: Step): void {
    if (action.type === 'play') this.#noteCard(state, action.card);
    for (const event of events) {
      if (event.type !== 'moved' || event.from === event.to) continue;
      this.#counts.moves += 1;
      if (danger(CAPTAIN, state, event.to) > 0) this.#counts.movesInTheWay += 1;
    }
  }

  #noteCard(state: GameState, card: string): void {
    const { active, hands } = state;
    this.#counts.cards += 1;
    if (ordersSomebody(state, card, active)) return;
    this.#counts.idleCards += 1;
    if (hands[active].some((other) => ordersSomebody(state, other, active))) this.#counts.needlesslyIdle += 1;
  }

  get wastes(): Wastes {
    return { ...this.#counts };
  }
}
