import { COMMON_PRESSES } from '../../interactions/common-presses.js';
import { customIds, matching, natural, oneOf, word, type Codec, type PressOf } from '../../interactions/custom-id.js';
import type { DieIndex } from '../../../games/cosmic-run/index.js';

/** An alien card by its id (`echo.2`), a planet's number, or the tech card. */
const place = matching(/^[\w.-]{1,32}$/);
const card = place;

/** Dice by their index, as digits. */
const dice: Codec<readonly DieIndex[]> = {
  write: (value) => value.join(''),
  read: (text) => (/^[0-5]{0,6}$/.test(text) ? [...text].map(Number) : undefined),
};

const number: Codec<number | null> = {
  write: (value) => (value === null ? '' : String(value)),
  read: (text) => (text === '' ? null : /^[0-6]$/.test(text) ? Number(text) : undefined),
};

/** Cosmic Run's own, and those that it shares with every game. `roll`: the roll that the dice show. */
export const COSMIC_PRESSES = {
  ...COMMON_PRESSES,
  /** The board in words. */
  'board/text': {},
  'board/picture': {},
  /** The board in words, from the panel of a game of one's own. */
  'note/text': {},
  'hand/die': { die: natural, roll: natural },
  'hand/place': { place, dice, roll: natural },
  /** The yellow die at the planet that ends step 2 (CR6). */
  'hand/confirm': { place, dice, roll: natural },
  'hand/back': {},
  'hand/roll': { roll: natural },
  'hand/go-on': {},
  'hand/use': { power: word, die: number, value: number },
  'hand/move': { planet: natural, early: oneOf('early', 'full') },
  'hand/recruit': { card },
  'hand/retire': { card },
  /** The turn goes on: a press of its own, so that a second one doesn't end it. */
  'hand/give-up': { round: natural },
  'hand/end-turn': { round: natural },
} as const;

export type Press = PressOf<typeof COSMIC_PRESSES>;
export const cosmicIds = customIds(COSMIC_PRESSES);
export const { encode, decode } = cosmicIds;
