/** Streaks and records of the server, named at a game's end. */
export const records = {
  streak: '🔥 {name}: {streak} wins in a row',
  'own-best': '🔥 {name}: {streak} wins in a row, a new personal best',
  'server-streak': '🏅 {name}: {streak} wins in a row, a server record',
  'own-score': '⭐ {name}: {points, plural, one {# point} other {# points}}, a new personal best',
  'server-score': '🏅 {name}: {points, plural, one {# point} other {# points}}, a server record',
  'server-fastest': '🏅 {time}: the fastest win on this server',
} as const;
