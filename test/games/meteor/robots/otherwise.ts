import type { GameState, Seat } from '../../../../src/games/meteor/index.js';
import { Random, seedRandom } from '../../../../src/games/shared/random.js';

/** The same table for one seat, with all that it may not know otherwise. */
export function otherwise(state: GameState, seat: Seat): GameState {
  const hidden = new Random(seedRandom('hidden'));
  const others = state.seats.flatMap(({ hand }, at) => (at === seat ? [] : hand));
  const pool = hidden.shuffle([...others, ...state.deck.slice(state.drawn)]);
  const faceDown = state.field.filter(({ faceUp }) => !faceUp);
  return {
    ...state,
    seed: 'another',
    random: seedRandom('another'),
    seats: state.seats.map((other, at) =>
      at === seat ? other : { ...other, hand: pool.splice(0, other.hand.length) },
    ),
    deck: [...hidden.shuffle(state.deck.slice(0, state.drawn)), ...pool],
    meteorDeck: hidden.shuffle(state.meteorDeck),
    field: state.field.map((meteor) => {
      if (meteor.faceUp) return meteor;
      if (meteor.hidden === true) return { ...meteor, size: meteor.low + hidden.below(meteor.high - meteor.low + 1) };
      const like = hidden.shuffle(faceDown.filter(({ band }) => band === meteor.band))[0] ?? meteor;
      return { ...like, letter: meteor.letter };
    }),
  };
}
