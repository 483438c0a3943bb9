/** Past games of it, in lists and statistics. */
export const history = {
  mode: { sky: 'Same sky', daily: 'Daily town', practice: 'Practice' },
  best: 'best {points, plural, one {1 point} other {# points}}',
  sums: '🏠 {built, plural, one {# building} other {# buildings}} · 💰 {sold, plural, one {1 point} other {# points}} sold · 🕳 {craters, plural, one {# crater} other {# craters}} · 🔥 {destroyed} destroyed',
} as const;

/** What the buttons of the replay file jump to. */
export const replay = {
  'mark-back': 'Previous crater or finished town',
  'mark-on': 'Next crater or finished town',
  'chapter-back': 'Previous turn',
  'chapter-on': 'Next turn',
  'keys-all': 'Keys: Space plays, ← → step, ↑ ↓ craters and finished towns, Page Up and Page Down turns.',
} as const;
