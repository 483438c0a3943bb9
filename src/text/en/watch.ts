/** Watching a game: a private view that follows it. */
export const watch = {
  title: '👁 **You watch.** This message follows the game until {stamp}.',
  quiet: '🤫 Players keep silent; you may talk, but tell nobody what to do.',
  'quiet-all': '🤫 Nobody writes here while the silence holds, watchers neither.',
  open: '💬 Talk is free.',
  hands: '**HANDS AT THE END**',
  hand: '{name}: {cards}',
  count: '👁 {count, plural, one {# person watches} other {# people watch}}',
  full: 'As many watch as this game can show it to. The board in the channel shows the same; a place is free again as soon as somebody stops.',
  stopped: 'You watch no more. The game’s `watch` command brings it back.',
  none: 'This game hides nothing: its board in the channel is all there is to see.',
  button: { watch: '👁 Watch', longer: '🔄 Keep watching', stop: 'Stop' },
} as const;
