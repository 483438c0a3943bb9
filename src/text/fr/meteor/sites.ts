export const sites = {
  'your-site': 'ton pas de tir',
  'your-site-numbered': 'ton pas de tir {number}',
  'site-of': 'pas de tir de {name}',
  'site-of-numbered': 'pas de tir {number} de {name}',
  'shared-site': 'pas de tir commun',
  'shared-site-numbered': 'pas de tir commun {number}',
  mine: 'Le mien',
  'mine-numbered': 'Le mien {number}',
  'name-numbered': '{name} {number}',
  shared: 'Commun',
  'shared-numbered': 'Commun {number}',
} as const;
