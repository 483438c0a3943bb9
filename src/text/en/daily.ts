/** The deal of a day, in every game that has one. */
export const daily = {
  difficulty: {
    easy: '📅 **{game} · {day}** · easy',
    middle: '📅 **{game} · {day}**',
    hard: '📅 **{game} · {day}** · hard',
  },
  seats: '**{seats} at the table**',
  'seats-share': '**{seats} at the table** · robots win it {share} % of the time',
  line: '{place}. {names} · {score}',
  done: '✅ {player}',
  hidden: 'You see the scores once you have finished.',
  nobody: 'Nobody has finished yet.',
  yesterday: 'Yesterday’s best: {names} · {score}',
  replay: '🎬 Yesterday’s best',
  streak: 'Your streak: {days, plural, one {1 day} other {# days}}.',
  free: '-# First attempts count, finished games alone. In a streak one day in ten may be left out.',
  'your-place': 'You are number {place} here.',
  table: '📅 The day’s table',
  choosing:
    'Today’s deal is still being chosen: robots play it over and over until one is found that is neither too easy nor too hard. Ask again in a minute or two; nothing else waits for it.',
  failed: 'Today’s deal can’t be told just now. Please try again later.',
  tried: 'You have played today’s deal already: the first attempt counts. Tomorrow there is a new one.',
  known: '📅 {names} played this deal before, so this game won’t stand in the day’s table.',
  counts: '📅 Stands in the table of {day}: `/daily` shows it.',
  'counts-not': '📅 Not in the table of {day}: {names} had played its deal before.',
  command: {
    about: 'The deal of the day: the same for everybody, once a day',
    meteor: 'Play today’s deal of Meteor with two to five at the table, or see how it went',
    town: 'Play today’s town, or see how it went',
    robots: 'How many robots sit down with you',
    table: 'Only show the day’s table',
  },
} as const;
