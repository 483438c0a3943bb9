/** Why a message went; told once a game, then silently. */
export const silence = {
  talk: '🤫 No talking until the Communications Satellite is up. Emoji, and the words pass, launch, time out, are fine.',
  blackout:
    '🤫 A Challenge keeps you silent to the end, even after the Communications Satellite. Emoji, and the words pass, launch, time out, are fine.',
  edited:
    '🤫 You changed an allowed message into talk, so it went. Emoji, and the words pass, launch, time out, are fine.',
  spelled:
    '🤫 Emoji that spell out cards (letters, digits, flags, coloured shapes and hearts) are talk, so they went. Other emoji are fine.',
  picture:
    '🤫 Pictures, files and forwards of players go until the end of the game: talking may be allowed, showing cards is not.',
  spectator:
    '🤫 In this channel everyone is silent while the clock runs, those who watch too. Reactions and emoji are fine.',
  'left-game': '🤫 You left this game and know its cards, so you stay silent to its end.',
  thread: '🤫 The silence holds in this channel’s threads too. Emoji, and the words pass, launch, time out, are fine.',
  to: '{mention} {reason}',
  'cannot-delete':
    '⚠️ The bot can’t delete messages here any more (Manage Messages is missing), so the silence is up to you.',
  opened: '💬 The Communications Satellite is up: talk is free. Showing cards is not.',
} as const;
