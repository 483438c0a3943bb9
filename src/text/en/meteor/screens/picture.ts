/** What is written on Meteor's pictures, and what is said of them to those who can't see them. */
export const picture = {
  title: { won: 'EARTH IS SAFE', lost: 'EARTH IS HIT', abandoned: 'GAME CALLED OFF' },
  'field-title': 'THE METEOR FIELD',
  /** The reader, in the crew of the welcome's picture. */
  you: 'You',
  destroyed: '{destroyed} of {all} meteors destroyed',
  zone: 'zone {zone}',
  overkill: 'Overkill',
  hit: 'hit Earth',
  left: 'still there',
  best: 'Best salvo',
  rockets: '{count, plural, one {# Rocket} other {# Rockets}}',
  /** Said of the pictures: at most 1,024 characters. */
  alt: {
    end: '{title}. {reason} {when}. {mode}: {destroyed}.',
    'end-fallen': 'Destroyed: {meteors}.',
    'end-left': { lost: 'What hit Earth: {meteors}.', other: 'Still up there: {meteors}.' },
    meteor: '{letter} size {size}',
    'meteor-zone': '{letter} size {size} in zone {zone}',
    crew: 'Crew: {names}.',
    field: 'The dealt field over Earth. {meteors}.',
  },
} as const;
