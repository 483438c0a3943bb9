/** Why the table refused something, whatever the game: what happened, why, and what to do next. */
export const refusals = {
  'channel-busy':
    'A game of {game} is on in this channel. Watch or join it (`/{command} board`), or open yours in another channel.',
  'no-game': 'No game of {game} is on in this channel. `/{command} new` opens one.',
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
  'shutting-down': 'The bot is restarting. The game goes on in a moment, exactly as it is.',
  'not-seated': 'You’re not in this game. Watch it, or join the next one.',
  'not-seated-lobby': 'You’re not in this game yet. Press Join; {host} starts it.',
  'seat-taken': 'That seat is taken, perhaps by you.',
  'seat-taken-lobby': 'You’re in this game. {host} starts it.',
  'table-full': 'All {most} seats are taken. Watch this game, and join the next one.',
  'already-started': 'This game has begun. Watch it, or open the next one with `/{command} new`.',
  'not-started': 'The game hasn’t begun. {host} starts it.',
  'game-over': 'This game is over. Press Again at its end, or type `/{command} new`.',
  'no-such-seat': 'Nobody plays on that seat. Choose one of these: {players}.',
  'host-only': 'Only {host} (the host) or a moderator can do that. Ask {host}.',
  'already-host': 'That player is the host. Choose another.',
  'robot-host': 'A robot can’t be the host, nor play without people. Choose a person.',
  'too-few-players':
    'The game needs {least, plural, one {# player} other {# players}}, and {seated} sit here. Wait for another, or add a robot.',
  other: 'That can’t be done right now. Look at the board and try again.',
} as const;
