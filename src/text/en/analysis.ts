/** The analysis of a finished game: what all games say of it. */
export const analysis = {
  button: '🎓 Coach',
  running:
    '🎓 **Coach: {percent} %** · looking back at the game. This takes up to a minute or two; this message shows it.',
  waiting:
    '🎓 **Coach** · {count, plural, one {one game is looked at before yours} other {# games are looked at before yours}}. This message shows when it is done.',
  stopped: '🎓 **Coach** · the bot is being restarted. Press **Look again** in a moment.',
  failed: '🎓 **Coach** · that went wrong, and is noted in the bot’s log. Press **Look again** to try once more.',
  again: '🎓 Look again',
  none: 'There is no coach for this game.',
  busy: 'The coach has many games to look at just now. Press the button again in a few minutes.',
  'one-at-a-time': 'The Coach is still looking at another game for you. Ask again when it’s done.',
  'no-practice': 'Nobody can play on from there. Press the Coach’s button of the game again for another moment.',
} as const;
