/** What Discord shows beside the slash commands. */
export const commands = {
  about: 'Meteor Storm: a duel in a field of meteors',
  new: {
    scenario: 'Which battle',
    meteors: 'Whether meteors come (default: yes)',
    limit: 'How long a turn may take; then a robot plays it',
  },
  play: { about: 'Play a command card', card: 'A card of your hand' },
  order: {
    about: 'Order a unit: move, then combat',
    unit: 'Which unit',
    to: 'Where it goes; its own hex: it stays',
    target: 'What it then shoots at',
  },
  retire: { about: 'Answer a red alert', to: 'Where to, or a marker' },
  done: { about: 'End the orders: meteors fly' },
} as const;
