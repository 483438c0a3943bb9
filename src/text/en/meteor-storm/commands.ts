/** What Discord shows beside the slash commands. */
export const commands = {
  about: 'Meteor Storm: a duel in a field of meteors',
  new: {
    scenario: 'Which battle',
    meteors: 'Play with meteors? (default: yes)',
    limit: 'How long a turn can take before a robot plays it (default: no limit)',
  },
  play: { about: 'Play a command card', card: 'A card from your hand' },
  order: {
    about: 'Order a unit: move, then combat',
    unit: 'Which unit',
    to: 'Where to move it (its own hex: stay)',
    target: 'What to shoot at',
  },
  retire: { about: 'Answer a red alert', to: 'Which hex, or a marker' },
  done: { about: 'End your orders; then the meteors fly' },
} as const;
