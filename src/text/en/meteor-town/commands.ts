/** What Discord shows beside the slash commands, at most 100 characters each. */
export const commands = {
  about: 'Meteor Town: a town, four dice, and a meteor shower that never ends',
  daily: { day: 'A past day, for practice: YYYY-MM-DD' },
  roll: { about: 'Re-roll dice with a clover, or roll the bonus die', dice: 'Which dice, such as 1 3' },
  set: { about: 'Set a die with the Observatory', die: 'Which die', number: 'To which number' },
  assign: {
    about: 'Give the four dice their roles; the meteors fall at once',
    town: 'The Town dice, such as 4 6',
    meteors: 'The Meteor dice, such as 3',
    modifier: 'The Modifier die',
    use: 'What the Modifier does',
  },
  strike: {
    about: 'Choose what a meteor hits, or which number to write',
    building: 'The building it hits, or the column of the next crater',
    write: 'The number to write down',
  },
  use: { about: 'Use a column of your Town dice', column: 'Which column' },
  build: { about: 'Build something', building: 'What to build' },
  sell: { about: 'Sell resources at a building', building: 'Where', amount: 'How many (default: all)' },
  gain: { about: 'Collect what a building gives', building: 'Which building' },
  skip: 'Skip the rest of the column or the dice',
  back: 'Take back your choices in this step',
  next: 'End the turn',
} as const;
