import { lines } from '../../lines.js';

/** `/help`, and what the bot says once where it joins a server. */
export const welcome = {
  plain: '`/meteor plain` · panels in plain words, for screen readers; `/meteor new pace:calm` · longer zones',
  joined: lines(
    '☄️ **Meteor** has landed: a card game for one to five players, five minutes a game, right here in a channel.',
    'Meteors are falling toward Earth. Build Rockets together, all at once, and win or lose as one crew. Robots fill empty seats.',
  ),
  help: lines(
    '☄️ **Meteor**: five minutes, one sky. Build Rockets together, launch them, and hit every meteor exactly.',
    '',
    '`/meteor learn` · learn the game in three minutes, just you and a robot',
    '`/meteor new` · start a game in this channel: Join, Start, play',
    '`/meteor rules` · how to play, page by page',
    '`/history list` · `/stats server` · games played here',
    '`/settings check` · for server managers: the permissions the bot needs here',
    '',
    '-# Other games: `/town new`, `/cosmic new`, `/storm new`.',
  ),
} as const;
