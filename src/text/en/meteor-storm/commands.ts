/** What Discord shows beside the slash commands. */
export const commands = {
  about: 'Meteor Storm: a duel in a field of meteors',
  learn: { about: 'Learn the game in three steps, against a robot, on a table of your own' },
  new: {
    about: 'Open a table here',
    scenario: 'Which battle',
    meteors: 'Whether meteors come (default: yes)',
    robot: 'A robot takes the other side',
    level: 'How well the robot plays',
    seed: 'The same seed and scenario: the same game',
    limit: 'How long a turn may take; then a robot plays it',
  },
  join: { about: 'Take the free seat' },
  leave: { about: 'Leave the table' },
  start: { about: 'Begin (host)' },
  play: { about: 'Play a command card', card: 'A card of your hand' },
  order: {
    about: 'Order a unit: move, then combat',
    unit: 'Which unit',
    to: 'Where it goes; its own hex: it stays',
    target: 'What it then shoots at',
  },
  retire: { about: 'Answer a red alert', to: 'Where to, or a marker' },
  done: { about: 'End the orders: meteors fly' },
  board: { about: 'Post the board anew' },
  hand: { about: 'Your cards and what they can do' },
  end: { about: 'End the game (host or moderator)' },
} as const;
