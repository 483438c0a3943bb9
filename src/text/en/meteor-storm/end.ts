/** How a game ended. */
export const end = {
  won: '{player} wins, {own} to {theirs}!',
  wonTurns: '{player} wins on points after 60 turns each: {own} to {theirs}.',
  wonLeft: '{player} wins: the other side left.',
  drawn: 'A draw after 60 turns each: {own} to {theirs}.',
  abandoned: {
    'all-left': 'Everyone left.',
    'ended-by-host': 'The host called it off.',
    'ended-by-moderator': 'A moderator called it off.',
    'channel-gone': 'The channel is gone.',
    idle: 'No one played for a long time, so the game was called off.',
  },
  award: {
    units: '🎯 Sharpshooter: {names}',
    tiles: '☄️ Meteor hunter: {names}',
    planets: '🌍 Settler: {names}',
  },
  account: '{side}: {units} for units, {tiles} for meteors, {planets} for planets.',
} as const;
