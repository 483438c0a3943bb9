import type { NotMeasured } from './certificate.js';

/** Of a game without a rule of silence. */
export const TALK_IS_FREE: NotMeasured = {
  id: 'silence',
  title: 'What the silence costs',
  reason: 'Everyone may talk in this game.',
};

/** Of a game that players don't win together. */
export const COMPETITIVE: NotMeasured = {
  id: 'alpha',
  title: 'Alpha-player index',
  reason: 'Players don’t win together here, so no one can play for the others.',
};
