/** How often each command card is played of the turns in which it could have been. */
import { cardOf, COMMAND_CARDS, type CardId } from '../../games/meteor-storm/cards/command.js';
import { orderedBy } from '../../games/meteor-storm/orders.js';
import { ratioOf, type Figure } from '../simulate/figures.js';
import type { Step } from './step.js';

/** One kind of card in one game. */
export interface CardUse {
  /** Turns in which it was in hand and would have ordered somebody. */
  readonly turns: number;
  readonly played: number;
  /** What `played` would be if each kind in hand that orders somebody were played as often as the others. */
  readonly even: number;
}

const UNUSED: CardUse = { turns: 0, played: 0, even: 0 };

/** Counts while a game is played. */
export class CardCount {
  readonly #uses = new Map<CardId, CardUse>();

  note({ state, action }: Step): void {
    if (action.type !== 'play') return;
    const { active, hands } = state;
    const useful = [...new Set(hands[active])].filter((id) => {
      const card = cardOf(id);
      return card !== undefined && orderedBy(state, card, active).length > 0;
    });
    for (const id of useful) {
      const { turns, played, even } = this.useOf(id);
      this.#uses.set(id, {
        turns: turns + 1,
        played: played + (id === action.card ? 1 : 0),
        even: even + 1 / useful.length,
      });
    }
  }

  useOf(id: CardId): CardUse {
    return this.#uses.get(id) ?? UNUSED;
  }
}

export interface CardShare {
  readonly card: CardId;
  readonly turns: number;
  /** Of those turns, how many it was played in, and how many an even share would be. */
  readonly played: Figure;
  readonly even: Figure;
}

/** Every kind of card that could have been played, over many games; the least played first. */
export const cardShares = (games: readonly CardCount[]): readonly CardShare[] =>
  COMMAND_CARDS.map(({ id }): CardShare => {
    const uses = games.map((game) => game.useOf(id));
    const turns = uses.map((use) => use.turns);
    return {
      card: id,
      turns: turns.reduce((sum, more) => sum + more, 0),
      played: ratioOf(
        uses.map(({ played }) => played),
        turns,
      ),
      even: ratioOf(
        uses.map(({ even }) => even),
        turns,
      ),
    };
  })
    .filter(({ turns }) => turns > 0)
    .toSorted((one, other) => one.played.value - other.played.value);
