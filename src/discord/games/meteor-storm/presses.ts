import { hexNamed, nameOf, type CardId, type Hex } from '../../../games/meteor-storm/index.js';
import { COMMON_PRESSES } from '../../interactions/common-presses.js';
import { customIds, dataId, natural, type Codec, type PressOf } from '../../interactions/custom-id.js';

const card: Codec<CardId> = dataId;
/** A hex goes by its name. */
const hex: Codec<Hex> = {
  write: nameOf,
  read: (text) => hexNamed(text) ?? undefined,
};
const unit = natural;
const tile = natural;

/** Meteor Storm's own, and those that it shares with every game. */
export const STORM_PRESSES = {
  ...COMMON_PRESSES,
  'board/picture': {},
  'board/text': {},
  'board/log': {},
  /** The board in words, from the panel of a game of one's own. */
  'note/text': {},
  'hand/play': { card },
  'hand/take-back': {},
  /** Chooses a unit on the panel; nothing is done yet. */
  'hand/unit': { unit },
  'hand/back': {},
  /** The next page of the chosen unit's places. */
  'hand/more': {},
  'hand/move': { unit, to: hex },
  'hand/fire-unit': { unit, target: unit },
  'hand/fire-tile': { unit, target: tile },
  'hand/hold': {},
  'hand/undo': {},
  'hand/done': {},
  'hand/retire': { to: hex },
  'hand/marker': {},
  'hand/ignore': {},
} as const;

export type Press = PressOf<typeof STORM_PRESSES>;
export const stormIds = customIds(STORM_PRESSES);
