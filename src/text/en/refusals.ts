/** Why the table refused something, whatever the game: what happened, why, and what to do next. */
export const refusals = {
  'channel-busy':
    'A game is on in this channel already, and a channel holds one. Watch or join it (`/meteor board`), or open yours in another channel.',
  'no-game': 'No game is on in this channel. `/meteor new` opens one.',
  'disk-full':
    'The bot’s disk is nearly full, so it opens no new games; running ones go on. Tell its owner to make room.',
  'storage-failed':
    'The bot couldn’t save that, so it didn’t happen, and the game stands still until it can. No time is lost; try again in a moment.',
  'robots-off':
    'Robots aren’t allowed here, so play with people. Those who manage this server can allow them with `/settings set`.',
  'too-many-games': 'You’re in as many live games as one person can be. Finish or leave one, then try again.',
  'too-many-by-turns': 'You’re in as many turn-based games as one person can be. Finish or leave one first.',
  'too-many-own': 'You have too many tables of your own open. End one, then try again.',
  'too-many-thinkers':
    'Too many strong robots are already thinking here. Pick a lower level, or wait until a game ends.',
  'server-full':
    'This server has as many open games as it allows. Join one, or ask a server manager (`/settings set open-games`).',
  repeated: 'That click was counted already; it isn’t done twice. Nothing more to do.',
  'shutting-down':
    'The bot restarts right now, so nothing is played. The game stands in Time Out and goes on in a moment with Resume.',
} as const;
