/** Robots that search, and decisions that are played on again and again, cost a hundred times as much: they get a fifth. */
export const fewer = (games: number): number => Math.max(10, Math.round(games / 5));
