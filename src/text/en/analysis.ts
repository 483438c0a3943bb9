/** The analysis of a finished game: what all games say of it. */
export const analysis = {
  button: '🎓 Coach',
  running: '🎓 **Coach: {percent}%** · looking back at the game. This takes a minute or two.',
  waiting:
    '🎓 **Coach** · {count, plural, one {one game is ahead of yours} other {# games are ahead of yours}}. This message updates when yours is done.',
  stopped: '🎓 **Coach** · the bot is restarting. Press **Look again** in a moment.',
  failed: '🎓 **Coach** · something went wrong; the bot’s log has the details. Press **Look again** to retry.',
  again: '🎓 Look again',
  none: 'This game has no coach.',
  busy: 'The coach is busy with other games. Press the button again in a few minutes.',
  'one-at-a-time': 'The coach is still looking at another game for you. Try again when it’s done.',
  'no-practice': 'There’s nothing to play from there. Press the game’s Coach button again and pick another moment.',
} as const;
