/** Launch sites in sentences and on buttons; under `common`. */
export const sites = {
  'your-site': 'your site',
  'your-site-numbered': 'your site {number}',
  'site-of': '{name}’s site',
  'site-of-numbered': '{name}’s site {number}',
  'shared-site': 'the shared site',
  'shared-site-numbered': 'shared site {number}',
  /** By the part that the site has in its sentence: English says all but the first alike, other languages don't. */
  site: {
    head: {
      own: 'Your site',
      'own-numbered': 'Your site {number}',
      of: '{name}’s site',
      'of-numbered': '{name}’s site {number}',
      shared: 'The shared site',
      'shared-numbered': 'Shared site {number}',
    },
    on: {
      own: 'your site',
      'own-numbered': 'your site {number}',
      of: '{name}’s site',
      'of-numbered': '{name}’s site {number}',
      shared: 'the shared site',
      'shared-numbered': 'shared site {number}',
    },
    at: {
      own: 'your site',
      'own-numbered': 'your site {number}',
      of: '{name}’s site',
      'of-numbered': '{name}’s site {number}',
      shared: 'the shared site',
      'shared-numbered': 'shared site {number}',
    },
    from: {
      own: 'your site',
      'own-numbered': 'your site {number}',
      of: '{name}’s site',
      'of-numbered': '{name}’s site {number}',
      shared: 'the shared site',
      'shared-numbered': 'shared site {number}',
    },
  },
  mine: 'Mine',
  'mine-numbered': 'Mine {number}',
  'name-numbered': '{name} {number}',
  shared: 'Shared',
  'shared-numbered': 'Shared {number}',
} as const;

/** Counts in sentences; under `common`. */
export const counts = {
  meteors: '{count, plural, one {# meteor} other {# meteors}}',
} as const;
