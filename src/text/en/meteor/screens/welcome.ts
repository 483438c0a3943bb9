import { lines } from '../../../lines.js';

/** `/help`, and what the bot says once where it joins a server. */
export const welcome = {
  sentence: '☄️ **Meteor**: build Rockets together and hit every meteor exactly, in five minutes.',
  lobby: '👥 Open lobby',
  help: lines(
    '`/meteor new` · open a game for this channel',
    '`/meteor rules` · how to play, page by page',
    '`/history list` · `/stats server` · games played here',
    '`/daily meteor` · the deal of the day',
    '`/me`, in a direct message to the bot · your own games',
    '`/notify` · a message when it’s your turn',
    '`/meteor plain` · panels in plain words, for screen readers',
    '`/settings check` · for server managers: the permissions the bot needs',
  ),
  'other-games': 'Other games: `/town new`, `/cosmic new`, `/storm new`.',
} as const;
