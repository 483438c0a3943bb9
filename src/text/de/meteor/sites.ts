export const sites = {
  'your-site': 'deine Rampe',
  'your-site-numbered': 'deine Rampe {number}',
  'site-of': 'Rampe von {name}',
  'site-of-numbered': 'Rampe {number} von {name}',
  'shared-site': 'gemeinsame Rampe',
  'shared-site-numbered': 'gemeinsame Rampe {number}',
  mine: 'Meine',
  'mine-numbered': 'Meine {number}',
  'name-numbered': '{name} {number}',
  shared: 'Gemeinsam',
  'shared-numbered': 'Gemeinsam {number}',
} as const;
