/** Streaks and records of the server, named at a game's end. */
export const records = {
  streak: '🔥 {name}: {streak} wins in a row',
  'own-best': '🔥 {name}: {streak} wins in a row, the longest yet',
  'server-streak': '🏅 {name}: {streak} wins in a row, a record of this server',
  'server-fastest': '🏅 {time}: the fastest win on this server',
} as const;
