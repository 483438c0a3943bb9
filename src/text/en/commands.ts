/** Descriptions of slash commands and their options, at most 100 characters each. Names stay English everywhere. */
export const commands = {
  switch: { on: 'on', off: 'off' },
  history: {
    about: 'Past games of this server',
    list: { about: 'List past games, the newest first' },
    show: { about: 'How a past game went, zone by zone' },
    replay: { about: 'Step through a past game' },
    export: { about: 'A past game as files: its log, and a replay for any browser' },
    forget: { about: 'Take yourself (with Manage Server: anyone) out of the past games' },
    'server-export': { about: 'Manage Server: everything that is kept of this server, as a file' },
    'server-delete': { about: 'Manage Server: delete everything that is kept of this server' },
    option: {
      game: 'Which game; else the newest',
      player: 'Games of one player',
      who: 'Who; else yourself',
      result: 'How it ended',
      kind: 'Which game was played; else any',
      mode: 'Which game mode',
      date: 'When: 2026-11-20, 2026-11, today, 7 days …',
    },
  },
  stats: {
    about: 'Statistics of this server’s games',
    player: { about: 'What a player has done', player: 'Who; else yourself' },
    server: { about: 'What this server has done' },
    leaderboard: { about: 'The table of honour: no robots, no chosen seeds', by: 'Ordered by what' },
    option: { game: 'Which game; else the one that was played here last' },
  },
  settings: {
    about: 'Settings of this server, for those who manage it',
    show: { about: 'Show the settings' },
    set: { about: 'Change a setting', setting: 'Which', value: 'To what' },
    check: { about: 'Check every permission and intent that the bot needs here' },
  },
} as const;
