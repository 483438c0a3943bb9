/** The public message of a same-sky table, the end, and the daily table. */
export const board = {
  title: '☄️ METEOR TOWN · same sky',
  'title-seeded': '☄️ METEOR TOWN · same sky, a chosen seed',
  lobby: 'Everyone plays the same dice, each on their own sheet, at their own pace. 12 turns, about 10 minutes.',
  seats: '{count, plural, one {1 player} other {# players}} of up to 8: {names}',
  'last-crew': 'Last time: {names}',
  seat: '{player}',
  host: '{player} (host)',
  progress: '{player} · turn {turn} of 12 · {points, plural, one {1 point} other {# points}}',
  'progress-done': '✅ {player} · finished · {points, plural, one {1 point} other {# points}}',
  'progress-left': '{player} · left in turn {turn}',
  until: 'It ends when all have finished, or {when} with what is on the sheets.',
  place: '{place}. {player} · **{points, plural, one {1 point} other {# points}}** {medal}',
  'place-craters': '{line} · {craters, plural, one {1 crater} other {# craters}}',
  unfinished: '{line} (turn {turn})',
  seed: 'Seed: {seed}',
  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  'add-robot': 'Add a robot',
  'remove-robot': 'Remove a robot',
  mine: 'My town',
  rules: 'Rules',
  again: 'Again',
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
  same: 'Same dice',
  sale: '{building}: {points}',
  'end-game': '{building} (End game): {points}',
  craters: '{count, plural, one {1 crater} other {# craters}}: {points}',
  nothing: 'Nothing was sold, and no End game building stands.',
  robots: 'On the same dice: {list}.',
  'robot-score': '{level} {points}',
  again: 'Again',
  replay: 'Replay',
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
  joined: 'You sit at the table. Your town appears when the host starts.',
  left: 'You have left the table.',
  ended: 'The table is ended.',
  'leave-confirm': 'Your town won’t count if you leave. The same command again within 10 seconds confirms.',
  'end-confirm': 'This ends the table for everybody; finished towns count. The same command again confirms.',
} as const;
