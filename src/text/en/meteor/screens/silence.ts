/** Strict silence: what a button may say, and nothing about cards. */
export const gesture = {
  ready: '👍 ready',
  wait: '⏳ wait',
  thanks: '🙏 thanks',
  help: '🙋 need help',
} as const;

/** Why a message went; told once a game, then silently. */
export const silence = {
  talk: '🤫 No talking until the Communications Satellite is up. Emoji are fine, and so are the words pass, launch and time out.',
  blackout:
    '🤫 A Challenge keeps you silent to the end, even after the Communications Satellite. Emoji are fine, and so are the words pass, launch and time out.',
  edited:
    '🤫 You edited an allowed message into talk, so it was deleted. Emoji are fine, and so are the words pass, launch and time out.',
  spelled:
    '🤫 Emoji that can spell out cards count as talk: letters, numbers, clocks, dice, flags, shapes, hearts, buttons, anything with a colour or a card in its name, and this server’s own. Faces, 👍 ❓ ✅ and most others are fine.',
  picture:
    '🤫 No pictures, files or forwards from players until the game is over. Even when talking is allowed, showing cards isn’t.',
  spectator: '🤫 This channel is silent while the clock runs, watchers included. Reactions and emoji are fine.',
  'left-game': '🤫 You left this game and know its cards, so please stay silent until it’s over.',
  thread: '🤫 Threads in this channel are silent too. Emoji are fine, and so are the words pass, launch and time out.',
  title: '🤫 Thread titles count as talk, so this one was reset. An emoji or an allowed word is fine.',
  strict:
    '🤫 Strict silence: players’ messages are deleted, whatever they say. Stickers are fine, and the board has buttons for ready, wait, thanks and need help.',
  'cannot-delete':
    '⚠️ The bot can’t delete messages here any more (it needs Manage Messages), so please keep the silence yourselves.',
  'cannot-rename':
    '⚠️ The bot can’t reset thread titles here (it needs Manage Threads), so please keep them free of talk yourselves.',
  'cannot-mute':
    '⚠️ The bot can’t mute players in voice here (it needs Mute Members), so please keep the silence there yourselves.',
  'cannot-unmute':
    '⚠️ The bot can’t unmute {mention} any more (it needs Mute Members). A moderator can: right-click the name in voice → Server Mute.',
  /** To the one who starts a game in which the silence can't be kept. */
  'start-unread':
    '⚠️ The bot can’t read messages here (the Message Content intent is off), so please keep the silence yourselves. Strict silence works without reading: choose it in the lobby, or for all games with `/settings set`.',
  'start-powerless':
    '⚠️ The bot can’t delete messages here (it needs Manage Messages and Read Message History). Keep the silence yourselves, or grant them under Edit Channel → Permissions.',
  opened: '💬 The Communications Satellite is up: you can all talk! Just don’t show your cards.',
} as const;
