/** Faults that are nobody's move: what happened, why, what to do next. */
export const errors = {
  'too-late':
    'That click reached the bot more than three seconds late, so nothing was done. Look at the board, and press again if you still mean it.',
  'unknown-version': 'That button is from another version of the bot. The game’s `board` command posts a fresh one.',
  malformed: 'The bot doesn’t know that button. The game’s `board` command posts a fresh one.',
  'other-game': 'That button belongs to a game that is over. Another one is on in this channel.',
  'stale-choice':
    'That choice is gone: the table changed meanwhile. Nothing was done; choose again from what is offered now.',
  'guild-only': 'Games are played in a server’s channel, not in direct messages. Use the command there.',
  'channel-kind': 'A game needs an ordinary text channel. Open it in one.',
  'channel-not-allowed': 'Games are not allowed in this channel. Those who manage the server chose: {channels}.',
  'game-not-allowed':
    '{game} isn’t played in this server: those who manage it chose {games}. They can change that with `/settings set games`.',
  'not-allowed-to-start':
    'Only those with {roles} may open games here. Ask one of them, or those who manage the server (`/settings set`).',
  'manage-server': 'That is for those with Manage Server. Ask one of them.',
  'cannot-post':
    'The bot can’t post in this channel, so the game can’t be shown. Grant it View Channel and Send Messages under Edit Channel → Permissions, then try again.',
  'discord-failed':
    'Discord didn’t take the bot’s answer. What you did counts: press “My hand” or type the game’s `board` command to see it.',
  unexpected:
    'Something went wrong in the bot, so nothing was done; its owner can find it in the log under {reference}. Try again.',
  'login-token':
    'Discord refused the token. Copy it anew from the Developer Portal (Bot → Reset Token) into DISCORD_TOKEN.',
  'login-intents':
    'Discord refused the Message Content intent. Switch it on in the Developer Portal (Bot → Privileged Gateway Intents → Message Content Intent), or start with silence off.',
} as const;
