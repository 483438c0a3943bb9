/** The campaign's nights, by id: a name, and a text of five lines. */
export const scenarios = {
  name: {
    'first-light': 'First Light',
    harvest: 'Harvest',
    'old-factory': 'The Old Factory',
    'long-guns': 'Long Guns',
    umbrella: 'Umbrella',
    'double-vision': 'Double Vision',
    'iron-rain': 'Iron Rain',
    'dark-reactors': 'Dark Reactors',
    'late-watch': 'Late Watch',
    'thin-ice': 'Thin Ice',
    'no-way-back': 'No Way Back',
    eleven: 'It Goes to 11',
  },
  text: {
    'first-light':
      'The watch begins.\nEvery meteor is face up.\nYou can talk.\nHit each one exactly.\nLearn who can build what.',
    harvest:
      'The sky is full of ore.\nFive of the meteors are Rich.\nEach one you destroy brings everyone a card.\nTake the small ones first.\nThen you can afford the rest.',
    'old-factory':
      'Someone was here before you.\nThey left a Salvage Factory running.\nRetrofits need three cards tonight.\nKeep nothing you can’t use.\nFive new cards are never far away.',
    'long-guns':
      'The workshop left you a gift.\nThe Booster Factory is already built.\nAny Rocket can do one more damage.\nA four hits a five.\nChoose as you launch.',
    umbrella:
      'Something hangs above the Earth.\nIt’s a Deflector Satellite.\nIt absorbs one Overkill.\nThen it’s gone.\nSpend it where it counts.',
    'double-vision':
      'You see everything twice.\nThree Twins are among the meteors.\nEach leaves a small meteor behind.\nDon’t save them for last.\nThe sky is bigger than it looks.',
    'iron-rain':
      'It rattles on the roofs.\nThree Armoured meteors come.\nRockets of damage 1 do nothing to them.\nBuild bigger, build together.\nTurn the small ones into new cards.',
    'dark-reactors':
      'The lights went out at noon.\nThere’s no Electrical energy.\nCards that need it can’t be built.\nUse them up in Retrofits.\nMake do with the rest.',
    'late-watch':
      'Nobody rang the bell.\nThe meteors are already in zone 4.\nYou have four minutes.\nAnd the cards of three zone changes.\nStart building at once.',
    'thin-ice':
      'The orbit is cracked.\nAn Overkill loses the game.\nOnly a Deflector absorbs one.\nDon’t guess at what’s face down.\nSmall Rockets ask politely.',
    'no-way-back':
      'The conveyor is broken.\nThere are no Retrofits.\nUse each card as it comes.\nNew cards come only with the zones.\nPass when you’re done.',
    eleven:
      'The last night.\nIt Goes to 11 is coming.\nEach of you has a Power and a Challenge.\nNo Rocket can do it alone.\nGood luck.',
  },
  title: '🌙 **Night {night} of {nights}: {name}**',
  unknown: 'That night doesn’t exist. Pick one from the list.',
  next: '-# Next: night {night}, with `/meteor new scenario:{name}`.',
  'all-won': '-# That was the last night.',
  choice: '{night}. {name}',
  'choice-won': '✓ {night}. {name}',
} as const;
