/** Past games of it, in lists and statistics. */
export const past = {
  facts: '{rounds, plural, one {# round} other {# rounds}}, best {points, plural, one {1 point} other {# points}}',
  sums: '🪐 {discovered, plural, one {# planet discovered} other {# planets discovered}} · 👽 {recruits, plural, one {# alien recruited} other {# aliens recruited}} · 🎟 {tokens, plural, one {# token} other {# tokens}}',
} as const;
