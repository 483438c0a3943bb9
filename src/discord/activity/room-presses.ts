/** Presses that mean something of their own in the Activity. */

/** What is always on the screen: nothing more has to be said. */
export const SHOWN_ANYWAY: ReadonlySet<string> = new Set([
  'table/open',
  'hand/open',
  'board/hand',
  'board/renew',
  'watch/open',
]);
/** Presses that open, or resume, a table of one's own; and those that leave it. */
export const OPENS_OWN: ReadonlySet<string> = new Set([
  'offer/lesson',
  'end/same',
  'past/practice',
  'daily/table',
  'daily/begin',
]);
export const LEAVES_OWN: ReadonlySet<string> = new Set(['lesson/leave', 'practice/end', 'offer/first']);
/** On a panel of a table of one's own, what isn't play: it stands beside the game's own table. */
export const BESIDE_PLAY: ReadonlySet<string> = new Set(['lesson/leave', 'lesson/again', 'practice/end']);
