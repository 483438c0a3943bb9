import {
  customIds,
  dataId,
  day36,
  matching,
  moment36,
  named,
  natural,
  natural36,
  oneOf,
  optional,
  snowflake,
  word,
  type PressOf,
} from './custom-id.js';

/** Whose hand a replay shows: nobody's, everybody's, or a seat's. */
const hands = oneOf('none', 'all', '0', '1', '2', '3', '4', '5', '6', '7');

/** How a game ended, in one letter: the id of a page of a list is long. */
const RESULT = named({ w: 'won', l: 'lost', d: 'drawn', a: 'abandoned' });

/** What is pressed alike in every game, and what belongs to none. */
export const COMMON_PRESSES = {
  'lobby/join': {},
  'lobby/leave': {},
  'lobby/start': {},
  'lobby/robot': { change: oneOf('more', 'less') },
  /** All that a lobby has beside its four buttons, for one person. */
  'lobby/settings': {},
  /** Chooses a value of one of the game's options. */
  'lobby/set': { option: word, value: dataId },
  /** Chooses what one who is new to the game is best served with. */
  'lobby/suggested': {},
  'lobby/player': { act: oneOf('kick', 'host'), seat: natural },
  /** The table moves to a thread of its own. */
  'lobby/thread': {},
  /** One's own panel, from the board. */
  'board/hand': {},
  'board/rules': {},
  /** Posts or shows the board anew. */
  'board/renew': {},
  /** One's own panel, from a private note: the note becomes the panel. */
  'hand/open': {},
  /** On a plain panel: what happened since it was asked last, and how the table stands. */
  'hand/changes': {},
  'hand/standing': {},
  /** One's own panel, from a message about a turn, which stays as it is. */
  'notice/panel': {},
  /** A view that follows the game, and its end, on a private message. */
  'watch/open': {},
  'watch/stop': {},
  /** On an ephemeral note that asks whether the game is to end. */
  'note/end-confirm': {},
  /** Written by older bots, and still read: their games tell their kind. */
  'end/again': {},
  /** The kind is there for games whose log was deleted. */
  'end/again-of': { kind: dataId },
  /** What was dealt once more, for practice. */
  'end/same': {},
  /** A game's lesson, or its game for newcomers; from any message. */
  'offer/lesson': { kind: dataId },
  'offer/first': { kind: dataId },
  /**
   * A page of a list of past games: the id's game and `at` are the place where it begins; days since 1970. Written by
   * older bots, and still read.
   */
  'past/list': {
    side: oneOf('newest', 'older', 'newer'),
    at: moment36,
    user: snowflake,
    result: optional(oneOf('won', 'lost', 'abandoned')),
    mode: optional(word),
    from: day36,
    to: day36,
  },
  /** The same with the kind of game in it, where one alone is listed. */
  'past/page': {
    side: oneOf('newest', 'older', 'newer'),
    at: moment36,
    kind: optional(word),
    user: snowflake,
    result: optional(RESULT),
    mode: optional(word),
    from: day36,
    to: day36,
  },
  'past/show': {},
  'past/export': {},
  /** `by`: which button it was, for ids must differ on a message; `open`: where the clock starts. */
  'past/replay': {
    at: natural36,
    hands,
    by: oneOf('open', 'back', 'on', 'salvo-back', 'salvo-on', 'zone-back', 'zone-on', 'hands'),
  },
  /** A replay in a channel for all. `share` shows one's own to all, `take` takes the lead; `leader` turns its pages. */
  'past/lead': {
    at: natural36,
    hands,
    by: oneOf('share', 'take', 'open', 'back', 'on', 'salvo-back', 'salvo-on', 'zone-back', 'zone-on', 'hands'),
    leader: snowflake,
  },
  /** A past game, or statistics (`user` null: the server's), for all in the channel. */
  'past/share': {},
  /** What decided a past game; `again` is on the message that tells how far that has come. */
  'past/analysis': { by: oneOf('open', 'again') },
  /** A table to practise at, as it was after an entry of the log, in that seat. */
  'past/practice': { at: natural36, seat: natural36 },
  'past/share-stats': { kind: word, user: snowflake },
  'past/forget': { user: snowflake },
  'past/delete': {},
  /** Begins the only attempt at a day's deal that counts. */
  'daily/begin': { kind: word, day: word },
  /** A day's table. */
  'daily/table': { kind: word, day: word },
  /** Opens the Activity with the channel's table. */
  'table/open': {},
  'rules/topic': { topic: word },
  /** A select; each option's value is an id of its own. `nonce` makes its id new at each redraw. */
  'select/open': { purpose: dataId, nonce: matching(/^[\w-]{1,24}$/) },
} as const;

export type CommonPresses = typeof COMMON_PRESSES;
export type CommonPress = PressOf<CommonPresses>;
export const commonIds = customIds(COMMON_PRESSES);
