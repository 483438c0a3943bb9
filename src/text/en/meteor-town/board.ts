/** The public message of a same-sky table, the end, and the daily table. */
export const board = {
  title: '☄️ METEOR TOWN · same sky',
  lobby: 'Everyone plays the same dice, each on their own sheet, at their own pace. 12 turns, about 10 minutes.',
  progress: '{player} · turn {turn} of 12 · {points, plural, one {1 point} other {# points}}',
  'progress-done': '✅ {player} · finished · {points, plural, one {1 point} other {# points}}',
  'progress-left': '{player} · left in turn {turn}',
  until: 'It ends when all have finished, or {when} with what is on the sheets.',
  won: '{player} wins with {points, plural, one {1 point} other {# points}}.',
  shared: '{players} share first place with {points, plural, one {1 point} other {# points}}.',
  place: '{place}. {player} · **{points, plural, one {1 point} other {# points}}** {medal}',
  'place-craters': '{line} · {craters, plural, one {1 crater} other {# craters}}',
  unfinished: '{line} (turn {turn})',
  mine: 'My town',
  rules: 'Rules',
  end: {
    finished: 'All towns are finished.',
    'time-over': 'The day is over: what is on the sheets counts.',
    'lobby-idle': 'Nobody started: the lobby is closed.',
    'all-left': 'Everybody has left.',
    'ended-by-host': 'The host ended the game.',
    'ended-by-moderator': 'A moderator ended the game.',
    'channel-gone': 'The channel is gone.',
  },
  headline: {
    started: 'The sky is open: twelve turns for everybody.',
    finished: '{player} has finished.',
    left: '{player} has left.',
  },
} as const;

export const end = {
  award: {
    sales: '🛒 Merchant: {names}',
    'end-game': '🏛 Builder: {names}',
    whole: '🍀 Unhurt: {names}',
  },
  sale: '{building}: {points}',
  'end-game': '{building} (End game): {points}',
  craters: '{count, plural, one {1 crater} other {# craters}}: {points}',
  nothing: 'Nothing was sold, and no End game building stands.',
  robots: 'On the same dice: {list}.',
  'robot-score': '{level} {points}',
} as const;

export const daily = {
  /** A line to share, without spoilers. Five signs for five craters at most. */
  share:
    '☄️ Meteor Town {day} · {points} · {signs} {craters, plural, =0 {no crater} one {1 crater} other {# craters}} · {built} built',
  score: '**{points}** {medal}',
  'not-yet': 'That day has not begun.',
  'bad-day': 'A day is written YYYY-MM-DD, as {day}.',
} as const;

/** What a command did. */
export const done = {
  'leave-confirm': 'Your town won’t count if you leave. The same command again within 10 seconds confirms.',
} as const;
