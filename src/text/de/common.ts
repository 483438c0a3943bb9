export const common = {
  seconds: '{count, plural, one {# Sekunde} other {# Sekunden}}',
  cards: '{count, plural, one {# Karte} other {# Karten}}',
  meteors: '{count, plural, one {# Meteor} other {# Meteore}}',
  nothing: 'nichts',
  nobody: 'niemand',
  seat: 'Person {number}',
  robot: { 'seat-0': 'Wega', 'seat-1': 'Rigel', 'seat-2': 'Mira', 'seat-3': 'Altair', 'seat-4': 'Deneb' },
  'robot-named': '🤖 {name}',
} as const;
