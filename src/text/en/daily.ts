/** The deal of a day, in every game that has one. */
export const daily = {
  difficulty: {
    easy: '📅 **{game} · {day}** · easy',
    middle: '📅 **{game} · {day}**',
    hard: '📅 **{game} · {day}** · hard',
  },
  seats: '**{seats} players**',
  'seats-share': '**{seats} players** · robots win it {share}% of the time',
  line: '{place}. {names} · {score}',
  done: '✅ {player}',
  hidden: 'You’ll see the scores when you’ve finished.',
  nobody: 'No one has finished yet. Be the first!',
  yesterday: 'Yesterday’s best: {names} · {score}',
  replay: '🎬 Yesterday’s best',
  streak: 'Your streak: {days, plural, one {1 day} other {# days}}.',
  free: '-# Only your first attempt counts, and only if you finish. A streak survives one missed day in ten.',
  'your-place': 'You’re number {place} here.',
  table: '📅 Leaderboard',
  choosing:
    'Today’s deal is still being chosen: robots test deals until one is the right difficulty. Try again in a minute or two.',
  failed: 'Today’s deal isn’t available right now. Try again later.',
  tried: 'You’ve already played today’s deal, and only the first attempt counts. There’s a new one tomorrow.',
  known: '📅 {names} played this deal before, so this game won’t count for the leaderboard.',
  counts: '📅 Counts for the leaderboard of {day}. See it with `/daily`.',
  'counts-not': '📅 Not on the leaderboard of {day}: {names} had played this deal before.',
  command: {
    about: 'The deal of the day: the same for everyone, once a day',
    meteor: 'Play today’s deal of Meteor with two to five players, or see how it went',
    town: 'Play today’s town, or see how it went',
    robots: 'How many robots join you',
    table: 'Only show the leaderboard',
  },
} as const;
