/** How a person is told of something while they are away: that a last crew plays again, and that it is their turn. */
export const notify = {
  again: '🔁 {mentions} Another game?',
  on: '🔔 You’ll get a ping when someone from your last crew plays again here. `/meteor notify` turns it off.',
  off: '🔕 “Again” will list your name without a ping.',
  yours: '🔔 {player} It’s your turn in {game}.',
  'yours-until': '🔔 {player} It’s your turn in {game}. Time’s up {when}.',
  still: '⏰ {player} It’s still your turn in {game}. Time’s up {when}.',
  direct: '🔔 It’s your turn in {game}, in {channel}.',
  'direct-until': '🔔 It’s your turn in {game}, in {channel}. Time’s up {when}.',
  'direct-still': '⏰ It’s still your turn in {game}, in {channel}. Time’s up {when}.',
  'direct-off': '`/notify how:off` there stops these messages. Here it stops all of them.',
  go: 'Go to the table',
  fallback: 'The bot can’t send you direct messages, so you get this here.',
  is: {
    off: '🔕 You won’t get a message when it’s your turn.',
    here: '🔔 When it’s your turn, you’ll get a ping in the game’s channel.',
    direct: '🔔 When it’s your turn, you’ll get a direct message.',
  },
  'turn-on': '`/notify how:` turns it on: a ping in the game’s channel, or a direct message.',
  quiet: '🌙 Quiet from {from} to {to} (UTC{offset}): messages wait until after that.',
  'quiet-half': 'Quiet hours need a start and an end. Give both `quiet-from` and `quiet-to`.',
  games:
    'For {games}, on this server. There’s no message if you’ve just been active. Halfway through the turn limit you get a reminder.',
  places: '**How you hear that it’s your turn:**',
  place: '{place}: {how}',
  'place-here': 'This chat',
  nowhere: 'You haven’t asked for turn messages anywhere. Use `/notify` in a server or here.',
  partial: 'Servers that another process of the bot looks after aren’t listed or changed here. Use `/notify` there.',
  'not-here':
    'The bot isn’t a member here, so it can’t ping you. `/notify how:direct` sends you a direct message instead.',
} as const;
