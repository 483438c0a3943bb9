export const common = {
  seconds: '{count, plural, one {# segundo} other {# segundos}}',
  cards: '{count, plural, one {# carta} other {# cartas}}',
  meteors: '{count, plural, one {# meteoro} other {# meteoros}}',
  nothing: 'nada',
  nobody: 'nadie',
  seat: 'Puesto {number}',
  robot: { 'seat-0': 'Vega', 'seat-1': 'Rigel', 'seat-2': 'Mira', 'seat-3': 'Altair', 'seat-4': 'Deneb' },
  'robot-named': '🤖 {name}',
} as const;
