/** The public message of a same-sky table, the end, and the daily table. */
export const board = {
  title: '☄️ METEOR TOWN · same sky',
  lobby: 'Everyone plays the same dice, on their own sheet, at their own pace. 12 turns, about 10 minutes.',
  progress: '{player} · turn {turn} of 12 · {points, plural, one {1 point} other {# points}}',
  'progress-done': '✅ {player} · finished · {points, plural, one {1 point} other {# points}}',
  'progress-left': '{player} · left in turn {turn}',
  until: 'Ends when everyone has finished, or {when} with what’s on the sheets.',
  won: '{player} wins with {points, plural, one {1 point} other {# points}}.',
  shared: '{players} share first place with {points, plural, one {1 point} other {# points}}.',
  place: '{place}. {player} · **{points, plural, one {1 point} other {# points}}** {medal}',
  'place-craters': '{line} · {craters, plural, one {1 crater} other {# craters}}',
  unfinished: '{line} (turn {turn})',
  mine: 'My town',
  rules: 'Rules',
  end: {
    finished: 'All towns are finished.',
    'time-over': 'The day is over: what’s on the sheets counts.',
    'lobby-idle': 'No one started, so the lobby is closed.',
    'all-left': 'Everyone left.',
    'ended-by-host': 'The host called it off.',
    'ended-by-moderator': 'A moderator called it off.',
    'channel-gone': 'The channel is gone.',
  },
  headline: {
    started: 'The sky is open: twelve turns for everyone.',
    finished: '{player} has finished.',
    left: '{player} has left.',
  },
} as const;

export const end = {
  award: {
    sales: '📦 Merchant: {names}',
    'end-game': '🏠 Builder: {names}',
    whole: '🍀 Unhurt: {names}',
  },
  sale: '{building}: {points}',
  'end-game': '{building} (End game): {points}',
  craters: '{count, plural, one {1 crater} other {# craters}}: {points}',
  nothing: 'Nothing was sold, and no End game buildings were standing.',
  robots: 'On the same dice: {list}.',
  'robot-score': '{level} {points}',
} as const;

export const daily = {
  /** A line to share, without spoilers. Five signs for five craters at most. */
  share:
    '☄️ Meteor Town {day} · {points} · {signs} {craters, plural, =0 {no craters} one {1 crater} other {# craters}} · {built} built',
  score: '**{points}** {medal}',
  'not-yet': 'That day hasn’t begun yet.',
  'bad-day': 'That isn’t a date. Write YYYY-MM-DD, such as {day}.',
} as const;

/** What a command did. */
export const done = {
  'leave-confirm': 'If you leave, your town won’t count. To leave anyway, send the command again within 10 seconds.',
} as const;
