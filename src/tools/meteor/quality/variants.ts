import { TECHNOLOGIES } from '../../../games/meteor/cards/technologies.js';
import type { GameState, SeatView } from '../../../games/meteor/index.js';

/** A game with other rules: what is different when the clock starts, and in what a seat sees. */
export interface Variant {
  readonly name: string;
  readonly begin: (state: GameState) => GameState;
  readonly see: (view: SeatView, state: GameState) => SeatView;
}

export const AS_IT_IS: Variant = { name: 'as it is', begin: (state) => state, see: (view) => view };

/** More than a game has Overkills. */
const DEFLECTORS = 40;

const deflector = TECHNOLOGIES.find(({ effects }) => effects.some(({ kind }) => kind === 'absorbs-overkill'));

/** Broken: no Overkill costs a zone, as there is always another Deflector Satellite that takes it. */
export const NO_OVERKILL: Variant = {
  ...AS_IT_IS,
  name: 'no Overkill',
  begin: (state) => ({
    ...state,
    technologies: [...state.technologies, ...Array.from({ length: DEFLECTORS }, () => deflector?.id ?? '')],
  }),
};

/** Broken: everyone sees all hands. */
export const OPEN_HANDS: Variant = {
  ...AS_IT_IS,
  name: 'open hands',
  see: (view, state) => ({ ...view, openHands: state.seats.map(({ hand }) => hand) }),
};

/** Broken: half of the deck that is left after the deal is gone. */
export const HALVED_DECK: Variant = {
  ...AS_IT_IS,
  name: 'halved deck',
  begin: (state) => ({
    ...state,
    deck: state.deck.slice(0, state.drawn + Math.floor((state.deck.length - state.drawn) / 2)),
  }),
};
