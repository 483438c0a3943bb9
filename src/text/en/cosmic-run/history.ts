/** Past games of it, in lists and statistics. */
export const history = {
  facts: '{rounds, plural, one {# round} other {# rounds}}, best {points, plural, one {1 point} other {# points}}',
  sums: '🪐 {discovered, plural, one {# planet discovered} other {# planets discovered}} · 👽 {recruits, plural, one {# alien recruited} other {# aliens recruited}} · 🎟 {tokens, plural, one {# token} other {# tokens}}',
} as const;

/** What the buttons of the replay file jump to. */
export const replay = {
  'mark-back': 'Previous scored planet',
  'mark-on': 'Next scored planet',
  'chapter-back': 'Previous round',
  'chapter-on': 'Next round',
  'keys-all': 'Keys: Space plays, ← → step, ↑ ↓ scored planets, Page Up and Page Down rounds.',
} as const;
