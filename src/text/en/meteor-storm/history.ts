/** Past battles, in lists and statistics. */
export const history = {
  calm: '{scenario}, no meteors',
  facts: '{turns, plural, one {# turn} other {# turns}}, {a} to {b}',
  sums: '💥 {eliminated, plural, one {# unit} other {# units}} eliminated · {lost} lost · ☄️ {tiles, plural, one {# meteor} other {# meteors}} destroyed · 🪐 {claims, plural, one {# planet} other {# planets}} claimed',
} as const;

/** What the buttons of the replay file jump to. */
export const replay = {
  'mark-back': 'Previous loss',
  'mark-on': 'Next loss',
  'chapter-back': 'Previous turn',
  'chapter-on': 'Next turn',
  'keys-all': 'Keys: Space plays, ← → step, ↑ ↓ lost units and destroyed meteors, Page Up and Page Down turns.',
} as const;
