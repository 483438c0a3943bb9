/** How a game ended. */
export const end = {
  won: '{player} wins, {own} to {theirs}.',
  wonTurns: 'After 60 turns each {player} has more points: {own} to {theirs}.',
  wonLeft: '{player} wins: the other side has left.',
  drawn: 'Drawn after 60 turns each: {own} to {theirs}.',
  abandoned: {
    'all-left': 'Everybody has left.',
    'ended-by-host': 'The host ended the game.',
    'ended-by-moderator': 'A moderator ended the game.',
    'channel-gone': 'The channel is gone.',
    idle: 'Nobody played for a long time: the game is called off.',
  },
  award: {
    units: '🎯 Sharpshooter: {names}',
    tiles: '☄️ Meteor hunter: {names}',
    planets: '🚩 Settler: {names}',
  },
  account: '{side}: {units} for units, {tiles} for meteors, {planets} for planets.',
} as const;
