/** Past games of it, in lists and statistics. */
export const past = {
  mode: { sky: 'Same sky', daily: 'Daily town', practice: 'Practice' },
  best: 'best {points, plural, one {1 point} other {# points}}',
  sums: '🏠 {built, plural, one {# building} other {# buildings}} · 💰 {sold, plural, one {1 point} other {# points}} sold · 🕳 {craters, plural, one {# crater} other {# craters}} · 🔥 {destroyed} destroyed',
} as const;
