/** What robots leave lying: points, crystals and dice that brought nobody anything. */
import { alienOf, planetCard, usablePower } from '../../games/cosmic-run/catalogue.js';
import { PLANETS } from '../../games/cosmic-run/cards/planets.js';
import type { Action, CosmicState } from '../../games/cosmic-run/index.js';
import { endsDice, lyingAt, spacesAt } from '../../games/cosmic-run/places.js';
import { HELD_ALIEN_POINTS } from '../../games/cosmic-run/setup.js';
import type { Die } from '../../games/cosmic-run/state.js';

/** Of one game, all players together. */
export interface Wastes {
  /** Points that retiring the aliens still held at the end would have brought. */
  readonly unretired: number;
  /** Crystals held at the end. */
  readonly crystals: number;
  /** Crystals that a player held as its last turn began, and spent nothing on. */
  readonly spendable: number;
  /** Dice that lay at planets, and those of them in sets that were never complete. */
  readonly planetDice: number;
  readonly wastedDice: number;
}

/** A seat's crystals when its latest turn began, less those that it spent since. */
interface Held {
  readonly round: number;
  readonly unspent: number;
}

/** Counts the dice of turns, and what is spent in them, while a game is played. */
export class WasteCount {
  readonly #held = new Map<number, Held>();
  #lying = 0;
  #wasted = 0;

  /** A decision, and the state before it. */
  note(state: CosmicState, action: Action): void {
    const { turn } = state;
    if (turn !== null) this.#noteCrystals(state, turn.seat, action);
    if (turn === null || action.type !== 'assign') return;
    const { place } = action;
    const dice = turn.dice.map((die, at): Die => (action.dice.includes(at) ? { ...die, place } : die));
    const isLast = dice.every((die) => die.place !== null) || action.dice.some((die) => endsDice(die, place));
    if (isLast) this.#add(dice);
  }

  #noteCrystals({ players, round }: CosmicState, seat: number, action: Action): void {
    const held = this.#held.get(seat);
    const unspent = held?.round === round ? held.unspent : (players[seat]?.crystals ?? 0);
    const price = action.type === 'use' ? (usablePower(action.power)?.crystals ?? 0) : 0;
    this.#held.set(seat, { round, unspent: Math.max(0, unspent - price) });
  }

  #add(dice: readonly Die[]): void {
    for (const { number, spaces } of PLANETS) {
      const lying = lyingAt(dice, String(number));
      this.#lying += lying;
      if (spaces.kind === 'sets') this.#wasted += lying - spaces.size * spacesAt(planetCard(number), dice);
    }
  }

  /** With what lies on the table at the end. */
  wastesOf({ players }: CosmicState): Wastes {
    const aliens = players.flatMap((player) => player.aliens);
    return {
      unretired: aliens.reduce((sum, card) => sum + (alienOf(card)?.retire ?? 0) - HELD_ALIEN_POINTS, 0),
      crystals: players.reduce((sum, player) => sum + player.crystals, 0),
      spendable: [...this.#held.values()].reduce((sum, { unspent }) => sum + unspent, 0),
      planetDice: this.#lying,
      wastedDice: this.#wasted,
    };
  }
}
