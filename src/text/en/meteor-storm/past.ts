/** Past battles, in lists and statistics. */
export const past = {
  calm: '{scenario}, no meteors',
  facts: '{turns, plural, one {# turn} other {# turns}}, {a} to {b}',
  sums: '💥 {eliminated, plural, one {# unit} other {# units}} eliminated · {lost} lost · ☄️ {tiles, plural, one {# meteor} other {# meteors}} destroyed · 🪐 {claims, plural, one {# planet} other {# planets}} claimed',
} as const;
