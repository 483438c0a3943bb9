import type { CardId, Letter, SiteId } from '../../../games/meteor/state.js';
import { COMMON_PRESSES } from '../../interactions/common-presses.js';
import {
  customIds,
  dataId,
  integer,
  matching,
  natural,
  oneOf,
  word,
  type Codec,
  type PressOf,
} from '../../interactions/custom-id.js';

/** What a player may show by a button where the silence is strict: nothing about cards. */
export const GESTURES = ['ready', 'wait', 'thanks', 'help'] as const;
export type Gesture = (typeof GESTURES)[number];

/** Which ready Rockets fly: one site's, or all that this seat may launch. */
export type RocketChoice = SiteId | 'all';
const rockets: Codec<RocketChoice> = {
  write: String,
  read: (text) => (text === 'all' ? text : natural.read(text)),
};

const card: Codec<CardId> = dataId;
const letter: Codec<Letter> = matching(/^[A-Z]{1,2}$/);
const site: Codec<SiteId> = natural;
/** What an ability is aimed at: a seat, a letter, a card, an Energy, or nothing. */
const aim: Codec<string | null> = {
  write: (value) => value ?? '-',
  read: (text) => (text === '-' ? null : card.read(text)),
};

/** Meteor's own, and those that it shares with every game. */
export const METEOR_PRESSES = {
  ...COMMON_PRESSES,
  'field/mulligan': {},
  'field/start': {},
  'field/boss': { letter },
  'field/resume': {},
  'board/pass': {},
  'board/time-out': {},
  'board/resume': {},
  /** Strict silence: what may be said without words (R11). */
  'board/gesture': { gesture: oneOf(...GESTURES) },
  'hand/site': { site },
  'hand/place': { card, site },
  'hand/change': { change: integer },
  'hand/rockets': { rockets },
  'hand/launch': { target: letter, rockets, change: integer },
  /** R9: the answers to the question whether a launch that surely loses the game is meant. */
  'hand/launch-confirm': { target: letter, rockets, change: integer },
  'hand/launch-cancel': {},
  /** The pages of the rules, beside the panel. */
  'hand/rules': {},
  /** Opens, or shuts, what an ability may be aimed at. */
  'hand/ability': { ability: word },
  'hand/use': { ability: word, target: aim },
  'hand/scrap': { site },
  'hand/pass': {},
  'hand/pass-confirm': {},
  /** Back from the question. */
  'hand/pass-cancel': {},
  'hand/time-out': {},
  'hand/resume': {},
  /** The hints of a first game. */
  'hand/hints': { on: oneOf('on', 'off') },
  /** On a lesson's panel: leaves it for now, or begins it anew. */
  'lesson/leave': {},
  'lesson/again': {},
  /** On a practice's panel. */
  'practice/end': {},
  /** On an ephemeral note that asks (after the board's Pass or `/meteor pass`). */
  'note/pass-confirm': {},
} as const;

export type Press = PressOf<typeof METEOR_PRESSES>;
export const meteorIds = customIds(METEOR_PRESSES);
export const { encode, decode } = meteorIds;
