/** Descriptions of slash commands and their options, at most 100 characters each. Names stay English everywhere. */
export const commands = {
  about: 'Meteor: five minutes, one sky, a cooperative card game',
  new: {
    mode: 'Which game',
    powers: 'Advanced only: each player gets a Power',
    challenges: 'Advanced only: each player gets a Challenge',
    scenario: 'A night of the campaign, with its own rules',
    relaxed: 'Solo only: Retrofits need three cards',
    pace: 'How long zones last; such games are counted apart',
  },
  mode: {
    first: 'First game: face up, with talk',
    standard: 'Standard',
    advanced: 'Advanced: Boss, Powers, Challenges',
  },
  level: {
    rookie: 'Rookie: plays as in a first game',
    veteran: 'Veteran: plays well',
    ace: 'Ace: thinks ahead',
  },
  pace: { calm: 'Calm: zones of 90 seconds' },
  start: { about: 'Host: deal the meteor field; again: start the clock' },
  boss: { about: 'Advanced, host: pick the meteor that a random Boss replaces', meteor: 'Which meteor' },
  use: { about: 'Use your Power’s ability', ability: 'Which ability', target: 'On what, if it asks for something' },
  mulligan: { about: 'Deal the meteor field anew, once a game' },
  pass: { about: 'You can do nothing more in this zone' },
  timeout: { about: 'Stop the clock to talk about rules' },
  resume: { about: 'Let the clock run again' },
  place: { about: 'Place a card from your hand on a launch site', card: 'Which card', site: 'On whose site' },
  launch: {
    about: 'Launch a finished Rocket at a meteor',
    meteor: 'Which meteor',
    site: 'From which site, if several are ready',
    change: 'More or less damage, where a card allows it',
  },
  scrap: { about: 'Discard an unfinished project on your site', site: 'Which site' },
} as const;
