/** What the Activity's page says itself, in every game. */
export const activity = {
  open: 'Open table',
  connecting: 'Connecting…',
  lost: 'Connection lost. Trying again…',
  outside: 'This page opens inside Discord. Press “Open table” in a channel.',
  left: 'You’ve left this Activity. Open it again from the channel.',
  'no-answer': 'The bot isn’t answering. Trying again…',
  refused: {
    code: 'Discord didn’t confirm who you are. Close the Activity and open it again.',
    'not-here': 'You’re not in this Activity. Open it from the channel.',
    'not-in-server': 'You’re not a member of this server. Join it, then try again.',
    server: 'Tables only work in a server’s channels. Open one there.',
  },
  retry: 'Try again',
  board: 'Table',
  panel: 'Your panel',
  note: 'Note for you',
  dismiss: 'Close',
  replay: 'Replay',
} as const;
