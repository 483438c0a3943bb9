/** Why the table refused something, whatever the game: what happened, why, and what to do next. */
export const refusals = {
  'channel-busy':
    'A game of {game} is running in this channel. Watch or join it (`/{command} board`), or open yours in another channel.',
  'channel-lobby': 'A game of {game} is about to start in this channel. Join it, or open yours in another channel.',
  'no-game': 'No game of {game} is running in this channel. Open one with `/{command} new`.',
  'disk-full': 'The bot’s disk is nearly full, so no new games can start. Ask its owner to free some space.',
  'storage-failed':
    'The bot can’t save right now, so the game is on hold and no time is lost. In a moment, check whether it was done before you try again.',
  'robots-off':
    'Robots aren’t allowed on this server. Play with people, or ask a server manager to allow robots (`/settings set`).',
  'too-many-games': 'You’re already in as many games as one person can play. Finish or leave one, then try again.',
  'too-many-by-turns': 'You’re already in as many turn-based games as one person can play. Finish or leave one first.',
  'too-many-own': 'You have too many games of your own open. End one, then try again.',
  'too-many-thinkers':
    'Too many strong robots are already thinking here. Pick a lower level, or wait until a game ends.',
  'server-full':
    'This server has as many open games as it allows. Join one, or ask a server manager (`/settings set open-games`).',
  repeated: 'Already done. Your click arrived twice.',
  'shutting-down': 'The bot is restarting. The game continues in a moment, exactly as it is.',
  'not-seated': 'You’re not in this game. Watch it, or join the next one.',
  'not-seated-lobby': 'You’re not in this game yet. Press Join; {host} starts it.',
  'seat-taken': 'That seat is taken, perhaps by you. Look at the board.',
  'seat-taken-lobby': 'You’re already in this game. {host} starts it.',
  'table-full': 'All {most} seats are taken. Watch this game, and join the next one.',
  'already-started': 'This game has begun. Watch it, or open the next one with `/{command} new`.',
  'not-started': 'The game hasn’t begun. {host} starts it.',
  'game-over': 'This game is over. Press Again at its end, or type `/{command} new`.',
  'no-such-act': 'You can’t do that here. Choose one of these: {legal}.',
  'no-such-seat': 'No one is playing in that seat. Choose one of these: {players}.',
  'host-only': 'Only {host} (the host) or a moderator can do that. Ask {host}.',
  'already-host': 'That player is already the host. Choose another.',
  'robot-host': 'A robot can’t be the host or play without people. Choose a person.',
  'too-few-players':
    'The game needs {least, plural, one {# player} other {# players}}, and {seated, plural, one {# is here} other {# are here}}. Wait for another, or add a robot.',
  other: 'You can’t do that right now. Look at the board and try again.',
} as const;
