/** Watching a game: a private view that follows it. */
export const watch = {
  title: '👁 **You’re watching.** This message follows the game until {stamp}.',
  quiet: '🤫 The players are silent. You can talk, but don’t tell them what to do.',
  'quiet-all': '🤫 The channel is silent, watchers included.',
  open: '💬 Everyone can talk.',
  hands: '**HANDS AT THE END**',
  hand: '{name}: {cards}',
  count: '👁 {count, plural, one {# person watching} other {# people watching}}',
  full: 'This game has no room for more watchers. The board in the channel shows the same.',
  stopped: 'You’ve stopped watching. `/{command} watch` brings it back.',
  none: 'You don’t need to watch this game: the board in the channel shows everything.',
  button: { watch: '👁 Watch', longer: '🔄 Keep watching', stop: 'Stop' },
} as const;
