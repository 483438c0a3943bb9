/** What people show to all in a channel, and the links to pages outside of Discord. */
export const share = {
  button: '📣 Share',
  'show-all': '📣 Show to all',
  page: '🔗 Replay page',
  by: '-# Shared by {name}',
  line: '{icon} **{result}** · {game} · {when}',
  'lead-by': '🎬 {leader} leads this replay.',
  'lead-not': '{leader} leads this replay. Press “Take the lead” to turn its pages yourself.',
  'lead-take': '🎬 Take the lead',
  'page-link': 'The replay opens in any browser, on a phone too: whoever has the link can see the game.',
  'stats-nothing': 'There is nothing to share yet.',
} as const;
