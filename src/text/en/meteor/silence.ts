/** Strict silence: what a button may say, and nothing about cards. */
export const gesture = {
  ready: '👍 ready',
  wait: '⏳ wait',
  thanks: '🙏 thanks',
  help: '🙋 need help',
} as const;

/** Why a message went; told once a game, then silently. */
export const silence = {
  talk: '🤫 No talking until the Communications Satellite is up. Emoji, and the words pass, launch, time out, are fine.',
  blackout:
    '🤫 A Challenge keeps you silent to the end, even after the Communications Satellite. Emoji, and the words pass, launch, time out, are fine.',
  edited:
    '🤫 You changed an allowed message into talk, so it went. Emoji, and the words pass, launch, time out, are fine.',
  spelled:
    '🤫 Emoji that can spell out cards are talk, so they went: letters, numbers, clocks, dice, flags, shapes, hearts, buttons, anything with a colour or a card in its name, and this server’s own. Faces, 👍 ❓ ✅ and most others are fine.',
  picture:
    '🤫 Pictures, files and forwards of players go until the end of the game: talking may be allowed, showing cards is not.',
  spectator:
    '🤫 In this channel everyone is silent while the clock runs, those who watch too. Reactions and emoji are fine.',
  'left-game': '🤫 You left this game and know its cards, so you stay silent to its end.',
  thread: '🤫 The silence holds in this channel’s threads too. Emoji, and the words pass, launch, time out, are fine.',
  title:
    '🤫 Thread titles count as talk too, so this one was changed. A word that is allowed, or an emoji, may be one.',
  strict:
    '🤫 The silence is strict here: players’ messages go, whatever they say. Stickers stay, and the board has buttons for ready, wait, thanks and need help.',
  'cannot-delete':
    '⚠️ The bot can’t delete messages here any more (Manage Messages is missing), so the silence is up to you.',
  'cannot-rename':
    '⚠️ The bot can’t change thread titles here (Manage Threads is missing), so what they say is up to you.',
  /** To the one who starts a game in which the silence can't be kept. */
  'start-unread':
    '⚠️ The bot can’t read messages here (the Message Content intent is off), so it deletes no talk: keep the silence yourselves. Strict silence works without reading: choose it in the lobby, or for all games in `/settings set`.',
  'start-powerless':
    '⚠️ The bot can’t delete messages here (Manage Messages or Read Message History is missing), so talk stays: keep the silence yourselves, or grant it under Edit Channel → Permissions.',
  opened: '💬 The Communications Satellite is up: talk is free. Showing cards is not.',
} as const;
