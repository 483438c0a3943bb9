import { lines } from '../../lines.js';

/** `/help`, and what the bot says once where it joins a server. */
export const welcome = {
  plain: '`/meteor plain` · panels in plain words, for screen readers; `/meteor new pace:calm` · longer zones',
  joined: lines(
    '☄️ **Meteor** has landed: a card game for one to five, five minutes a game, right here in a channel.',
    'Meteors fall toward Earth. You build Rockets together, at the same time, and win or lose as one; robots fill empty seats.',
  ),
  help: lines(
    '☄️ **Meteor**: five minutes, one sky. Build Rockets together, launch them, and hit every meteor exactly.',
    '',
    '`/meteor learn` · the game in three minutes, with a robot, seen by you alone',
    '`/meteor new` · a game in this channel; Join, Start, and it runs',
    '`/meteor rules` · how it goes, page by page',
    '`/history list` · `/stats server` · games that were played here',
    '`/settings check` · for those who manage the server: what the bot may do here',
    '',
    '-# Other games: `/town new`, `/cosmic new`, `/storm new`.',
  ),
} as const;
