/** `/me`: one's own record. */
export const me = {
  title: '🧑‍🚀 **{name}** on all servers of this bot',
  game: '**{game}:** {score}',
  nights: '**Nights won:** {count}',
  daily: '📅 {game}, deal of the day: {days, plural, one {# day} other {# days}} in a row',
  none: 'You haven’t finished a game yet. `/help` shows how to start one.',
  private: 'Only you can see this. A night won is a day (UTC) with at least one win. Chosen seeds don’t count.',
} as const;
