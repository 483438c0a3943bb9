/** Descriptions of slash commands and their options, at most 100 characters each. Names stay English everywhere. */
export const commands = {
  about: 'Meteor: five minutes, one sky, a cooperative card game',
  new: {
    mode: 'Which mode (default: standard)',
    powers: 'Advanced only: give each player a Power',
    challenges: 'Advanced only: give each player a Challenge',
    scenario: 'A night of the campaign, with its own rules',
    relaxed: 'Solo only: Retrofits need three cards',
    pace: 'How long zones last (calm games are counted separately)',
  },
  mode: {
    first: 'First game: meteors face up, talking allowed',
    standard: 'Standard',
    advanced: 'Advanced: Boss, Powers, Challenges',
  },
  level: {
    rookie: 'Rookie: plays as in a first game',
    veteran: 'Veteran: plays well',
    ace: 'Ace: thinks ahead',
  },
  pace: { calm: 'Calm: zones of 90 seconds' },
  start: { about: 'Host: deal the meteor field; the second time: start the clock' },
  boss: { about: 'Advanced, host: choose the meteor that a random Boss replaces', meteor: 'Which meteor' },
  use: { about: 'Use your Power’s ability', ability: 'Which ability', target: 'The target, if the ability needs one' },
  mulligan: { about: 'Deal a new meteor field, once a game' },
  pass: { about: 'Pass when there’s nothing more you can do in this zone' },
  timeout: { about: 'Pause the clock to talk about rules' },
  resume: { about: 'Start the clock again' },
  place: { about: 'Place a card from your hand on a launch site', card: 'Which card', site: 'At whose site' },
  launch: {
    about: 'Launch a finished Rocket at a meteor',
    meteor: 'Which meteor',
    site: 'From which site (if several are ready)',
    change: 'More or less damage, if a card allows it',
  },
  scrap: { about: 'Discard an unfinished project on your site', site: 'Which site' },
} as const;
