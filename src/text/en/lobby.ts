/** The lobby of any game, and what the bot lacks there. */
export const lobby = {
  missing: '⚠️ **The bot is missing permissions in this channel:**',
  'without-play': 'The game can’t be shown here until that’s fixed.',
  crew: '**Crew {count}/{most}:** {names}',
  host: '{name} (host)',
  seeded: '🌱 Dealt from a chosen seed: this game doesn’t count for leaderboards.',
  /** SHA-256 of what the deal will come from. */
  sealed: '-# Deal fingerprint: `{commitment}`',
  'last-crew': 'Played before: {names}',
  button: {
    join: 'Join',
    leave: 'Leave',
    start: 'Start',
    'robot-more': '+ Robot',
    'robot-less': '− Robot',
    rules: '❓ How to play',
    settings: '⚙ Settings…',
  },
  /** To one who presses Join and sits there already. */
  seated: 'You’re in. {host} starts the game.',
  'seated-host': 'You’re in, as the host. Press Start when everyone is here.',
  'waits-players': '{count, plural, one {Waiting for # more player.} other {Waiting for # more players.}}',
  'waits-host': '{host} presses Start when everyone is here.',
  closes: 'Closes {when} if no one starts.',
  option: { level: 'Robots', limit: 'Turn limit', mode: 'Mode' },
  /** How well a level of robots plays, beside its name. */
  strength: {
    weakest: 'The weakest',
    good: 'Plays well',
    better: 'Plays better still',
    strongest: 'The strongest',
  },
  /** What the four buttons leave out, for one person. */
  settings: {
    title: '⚙ **Settings of this game**',
    'not-host': 'Only {host} (the host) or a moderator can change them.',
    players: 'Remove a player or change the host…',
    kick: 'Remove {name}',
    host: 'Make {name} the host',
  },
  learn: '🎓 Teach me',
  guest: '🤝 The bot isn’t a member here, so it can’t delete talk. Silence is on your honour.',
  'robots-lower': '🤖 Too many strong robots are already thinking here, so these play one level lower.',
  thread: {
    open: '🧵 Play in a thread',
    title: '{game} · {player}',
    moved: '🧵 This game has moved to {thread}, so the channel stays free.',
    done: 'The game is in {thread} now. Everyone keeps their seat.',
    missing: 'The game stays here: the bot can’t make a thread. It’s missing permissions in this channel:',
    already: 'This game is already in a thread.',
    'too-late': 'The game has begun, so it stays here. Only a lobby can move to a thread.',
    failed: 'Discord couldn’t make a thread, so the game stays here. Try again, or play in the channel.',
  },
  /** What each permission or intent is for, and what to do where it is missing. */
  permission: {
    'view-channel': '**View Channel**: to see this channel.',
    'send-messages': '**Send Messages**: to post the board.',
    'manage-messages': '**Manage Messages**: to delete talk during the silence.',
    'manage-threads': '**Manage Threads**: to reset thread titles that give something away.',
    'read-history': '**Read Message History**: to find the messages it deletes.',
    'message-content': '**Message Content intent**: to tell “pass” from talk.',
    'guild-messages': '**Messages intent**: to see messages at all.',
    'create-threads': '**Create Public Threads**: to give a slow game its own thread.',
    'mute-members':
      '**Mute Members**: to mute players in voice during the silence, if `/settings set voice` asks for it.',
    'send-in-threads': '**Send Messages in Threads**: to post the board in a thread.',
  },
  remedy: {
    'view-channel': 'Grant it under Edit Channel → Permissions.',
    'send-messages': 'Grant it under Edit Channel → Permissions.',
    'manage-messages': 'Grant it to the bot’s role under Edit Channel → Permissions.',
    'manage-threads':
      'Grant it to the bot’s role under Edit Channel → Permissions. Without it, thread titles can’t be reset.',
    'read-history': 'Grant it under Edit Channel → Permissions.',
    'message-content': 'The bot’s owner turns it on: Discord Developer Portal → Bot → Privileged Gateway Intents.',
    'guild-messages': 'The bot’s owner needs to start it with that intent.',
    'create-threads': 'Grant it under Edit Channel → Permissions.',
    'mute-members': 'Grant it to the bot’s role under Server Settings → Roles. Only the `voice` setting needs it.',
    'send-in-threads': 'Grant it under Edit Channel → Permissions.',
  },
} as const;
