export const common = {
  seconds: '{count, plural, one {# seconde} other {# secondes}}',
  cards: '{count, plural, one {# carte} other {# cartes}}',
  meteors: '{count, plural, one {# météore} other {# météores}}',
  nothing: 'rien',
  nobody: 'personne',
  seat: 'Place {number}',
  robot: { 'seat-0': 'Véga', 'seat-1': 'Rigel', 'seat-2': 'Mira', 'seat-3': 'Altaïr', 'seat-4': 'Deneb' },
  'robot-named': '🤖 {name}',
} as const;
