export const sites = {
  'your-site': 'tu plataforma',
  'your-site-numbered': 'tu plataforma {number}',
  'site-of': 'plataforma de {name}',
  'site-of-numbered': 'plataforma {number} de {name}',
  'shared-site': 'plataforma común',
  'shared-site-numbered': 'plataforma común {number}',
  mine: 'La mía',
  'mine-numbered': 'La mía {number}',
  'name-numbered': '{name} {number}',
  shared: 'Común',
  'shared-numbered': 'Común {number}',
} as const;
