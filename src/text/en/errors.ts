/** Faults that are nobody's move: what happened, why, what to do next. */
export const errors = {
  'too-late':
    'That click reached the bot over three seconds late. Check the board, then press again if you still want to.',
  'unknown-version': 'That button is from another version of the bot. Press one on the newest board or panel.',
  malformed: 'The bot doesn’t know that button. Press one on the newest board or panel.',
  'other-game': 'That button belongs to a game that’s over. Another game is running in this channel.',
  'stale-choice': 'That choice is gone: the game has moved on. Choose again from what’s shown now.',
  'picture-busy': 'Your other pictures are still being drawn. Try again when they’re done.',
  'channel-kind': 'Games need an ordinary text channel. Open one there.',
  'channel-not-allowed': 'Games aren’t allowed in this channel. Play in one of these: {channels}.',
  'game-not-allowed':
    '{game} isn’t allowed on this server. Play one of these: {games}. A server manager can change that with `/settings set games`.',
  'not-allowed-to-start':
    'Only people with {roles} can open games here. Ask one of them, or a server manager (`/settings set`).',
  'manage-server': 'That needs the Manage Server permission. Ask someone who has it.',
  'external-apps':
    'Only you would see the game: you don’t have **Use External Apps** here. Ask an admin for it, or play in a group chat.',
  'cannot-post':
    'The bot can’t post in this channel. Grant it View Channel and Send Messages under Edit Channel → Permissions, then try again.',
  storage: 'The bot can’t use its database right now. Try again in a moment.',
  unexpected: 'Something went wrong in the bot. Try again; its owner can look up {reference} in the log.',
  'login-token':
    'Discord refused the token. Copy it again from the Developer Portal (Bot → Reset Token) into DISCORD_TOKEN.',
  'login-intents':
    'Discord refused the Message Content intent. Switch it on in the Developer Portal (Bot → Privileged Gateway Intents → Message Content Intent), or start with silence off.',
} as const;
