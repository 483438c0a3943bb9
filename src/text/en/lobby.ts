/** What the bot says in a lobby about missing permissions, whatever the game. */
export const lobby = {
  missing: '⚠️ **What the bot lacks in this channel:**',
  'without-silence': 'Grant it and open a new game, or play without silence: the button below.',
  'without-play': 'Without it the game can’t be shown here.',
  /** What each permission or intent is for, and what to do where it is missing. */
  permission: {
    'view-channel': '**View Channel**: to see this channel.',
    'send-messages': '**Send Messages**: to post the board.',
    'manage-messages': '**Manage Messages**: to delete talk during the silence.',
    'manage-threads': '**Manage Threads**: to change thread titles that talk.',
    'read-history': '**Read Message History**: to find the message that it deletes.',
    'message-content': '**Message Content intent**: to tell “pass” from talk.',
    'guild-messages': '**Messages intent**: to hear the channel at all.',
  },
  remedy: {
    'view-channel': 'Grant it under Edit Channel → Permissions.',
    'send-messages': 'Grant it under Edit Channel → Permissions.',
    'manage-messages': 'Grant it to the bot’s role under Edit Channel → Permissions.',
    'manage-threads': 'Grant it to the bot’s role under Edit Channel → Permissions. Without it telling titles stay.',
    'read-history': 'Grant it under Edit Channel → Permissions.',
    'message-content': 'The bot’s owner switches it on: Discord Developer Portal → Bot → Privileged Gateway Intents.',
    'guild-messages': 'The bot’s owner has to start it with that intent.',
  },
} as const;
