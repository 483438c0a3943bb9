/** What Discord shows beside the slash commands, at most 100 characters each. */
export const commands = {
  about: 'Meteor Town: a town, four dice, and a meteor shower that never ends',
  daily: {
    about: 'Today’s town, the same dice for the whole world, and this server’s table',
    day: 'A past day, for practice: YYYY-MM-DD',
  },
  roll: { about: 'Roll dice again with a clover, or roll the bonus die', dice: 'Which dice, as 1 3' },
  set: { about: 'With the Observatory: set a die', die: 'Which die', number: 'To which number' },
  assign: {
    about: 'Give the four dice their roles; the meteors fall at once',
    town: 'The Town dice, as 4 6',
    meteors: 'The Meteor dice, as 3',
    modifier: 'The Modifier die',
    use: 'What the Modifier does',
  },
  strike: {
    about: 'Say what a meteor hits, or which number is written',
    building: 'The building that is hit, or the column of the next crater',
    write: 'The number that is written down',
  },
  use: { about: 'Use a column of your Town dice', column: 'Which column' },
  build: { about: 'Build with what builds', building: 'Which building' },
  sell: { about: 'Sell at a place of sale', building: 'Where', amount: 'How many; all without it' },
  gain: { about: 'Take what a building gives', building: 'Which building' },
  skip: 'Leave the rest of the column, or of the dice, unused',
  back: 'Take back what was chosen in this step',
  next: 'End the turn',
} as const;
