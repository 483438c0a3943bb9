/** The table of any game: what its messages, notes and buttons say that every game has. */
export const table = {
  blocked:
    '⚠️ **The game stands still.** What is played can’t be saved right now, so nothing is played. It goes on by itself from here; if it doesn’t, the bot’s owner has to look at the disk.',
  retired: '-# This board has moved: the newest one is further down.',
  'rules-choose': 'Go to…',
  button: {
    hand: '🖐 My hand',
    board: '🔄 Show the board',
    end: '⏹ End the game',
  },
  note: {
    stale: 'That was an old panel. Your new one is below, or press “My hand” on the board.',
    over: 'This game is over.',
    'again-unknown': 'That game was deleted. Open a new one with its `new` command.',
    'board-moved': 'The board is posted anew below.',
    'end-confirm':
      'This ends the game for everyone. Press the button, or send the same command again within 10 seconds.',
    'not-started': 'The game hasn’t begun. Your panel comes when the host starts it.',
    'leave-confirm':
      'You can’t come back into this game. Send the same command again within 10 seconds if you mean it.',
    'leave-confirm-robot':
      'There is no coming back into this game: a robot takes over your seat, hand and all. Send the same command again within 10 seconds if you mean it.',
    'leave-confirm-last':
      'You are the last person here, so your leaving ends the game. Send the same command again within 10 seconds if you mean it.',
  },
  done: {
    joined: 'You’re in.',
    started: 'The game has begun.',
    left: 'You have left the game.',
    'left-robot': 'You have left the game. A robot plays on in your seat.',
    kicked: '{name} is out of the game.',
    host: '{name} is the host now.',
    ended: 'The game is ended.',
    board: 'The board is posted anew.',
  },
} as const;
