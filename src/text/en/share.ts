/** What people show to all in a channel, and the links to pages outside of Discord. */
export const share = {
  button: '📣 Share',
  'show-all': '📣 Show everyone',
  page: '🔗 Replay page',
  by: '-# Shared by {name}',
  line: '{icon} **{result}** · {game} · {when}',
  'lead-by': '🎬 {leader} is leading this replay.',
  'lead-not': '{leader} is leading this replay. Press “Take the lead” to step through it yourself.',
  'lead-take': '🎬 Take the lead',
  'page-link': 'The replay opens in any browser, on phones too. Anyone with the link can see the game.',
  'stats-nothing': 'There’s nothing to share yet.',
} as const;
