/** What Discord shows beside the slash commands. */
export const commands = {
  storm: {
    description: 'Meteor Storm: a duel in a field of meteors',
    new: {
      description: 'Open a table here',
      scenario: 'Which battle',
      meteors: 'Whether meteors come (default: yes)',
      robot: 'A robot takes the other side',
      level: 'How well the robot plays',
      seed: 'The same seed and scenario: the same game',
      limit: 'How long a turn may take; then a robot plays it',
    },
    join: { description: 'Take the free seat' },
    leave: { description: 'Leave the table' },
    start: { description: 'Begin (host)' },
    play: { description: 'Play a command card', card: 'A card of your hand' },
    order: {
      description: 'Order a unit: move, then combat',
      unit: 'Which unit',
      to: 'Where it goes; its own hex: it stays',
      target: 'What it then shoots at',
    },
    retire: { description: 'Answer a red alert', to: 'Where to, or a marker' },
    done: { description: 'End the orders: meteors fly' },
    board: { description: 'Post the board anew' },
    hand: { description: 'Your cards and what they can do' },
    end: { description: 'End the game (host or moderator)' },
  },
} as const;
