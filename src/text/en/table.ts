/** The table of any game: what its messages, notes and buttons say that every game has. */
export const table = {
  blocked:
    '⚠️ **The game is on hold: moves can’t be saved right now.** It continues by itself. If it doesn’t, the bot’s owner needs to check the disk.',
  lost: {
    moves: '⚠️ **The database lost the newest moves, so the game continues from before them.**',
    game: '⚠️ **The database lost this game: open a new one.**',
  },
  retired: '-# The board has moved down: see the newest message.',
  'picture-old': 'The picture is older than the text.',
  'rules-choose': 'Go to…',
  button: {
    hand: '🖐 My hand',
    board: '🔄 Show the board',
    end: '⏹ End the game',
  },
  note: {
    stale: 'That’s an old panel. Your new one is below, or press “My hand” on the board.',
    over: 'This game is over.',
    'again-unknown': 'That game was deleted. Open a new one with the game’s `new` command.',
    'board-moved': 'The new board is below.',
    'button-changed': 'A button had just changed under your finger: look, then press again.',
    'end-confirm': 'This ends the game for everyone. Press the button, or send the command again within 10 seconds.',
    'not-started': 'The game hasn’t begun. Your panel comes when the host starts it.',
    'leave-confirm':
      'If you leave, you can’t come back to this game. To leave anyway, send the command again within 10 seconds.',
    'leave-confirm-robot':
      'If you leave, a robot takes over your hand, and you can’t come back. To leave anyway, send the command again within 10 seconds.',
    'leave-confirm-last':
      'You’re the last person here: if you leave, the game is over. To leave anyway, send the command again within 10 seconds.',
  },
  done: {
    joined: 'You’re in.',
    started: 'The game has begun.',
    left: 'You’ve left the game.',
    'left-robot': 'You’ve left the game. A robot is playing for you.',
    kicked: '{name} is out of the game.',
    host: '{name} is now the host.',
    ended: 'The game has been called off.',
    board: 'The new board is posted.',
  },
} as const;
