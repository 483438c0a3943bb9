/** What each game is called, by its kind. */
export const kind = {
  meteor: 'Meteor',
  'cosmic-run': 'Cosmic Run',
  'meteor-storm': 'Meteor Storm',
  'meteor-town': 'Meteor Town',
} as const;
