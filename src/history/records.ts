import type { GameId } from '../table/ports.js';
import type { GameHistory, Standing } from './queries.js';

/** A streak or record that a game which has just ended set, for its players or for their server. */
export type Feat =
  | { readonly kind: 'streak' | 'own-best' | 'server-streak'; readonly name: string; readonly streak: number }
  | { readonly kind: 'server-fastest'; readonly ms: number };

/** From here on a row of wins is told; a record of a server is one from three on. */
const WORTH_TELLING = 2;
const RECORD_FROM = 3;
const NEWEST = 10;

function streakOf({ name, streak, bestStreak, wins }: Standing, isRecord: boolean): Feat | null {
  if (streak < WORTH_TELLING) return null;
  if (isRecord) return { kind: 'server-streak', name, streak };
  return { kind: streak === bestStreak && wins > streak ? 'own-best' : 'streak', name, streak };
}

/**
 * Streaks and records of a won game; none of one with robots or a chosen seed, which stay out of leaderboards. Asked
 * once it was counted.
 */
export function featsOf(history: GameHistory, guildId: string, kind: string, game: GameId): readonly Feat[] {
  const line = history.list(guildId, { limit: NEWEST, kind }).games.find((one) => one.game === game);
  if (line?.result !== 'won' || line.seeded || line.summary['apart'] === true || line.robots > 0) return [];
  const [first, second] = history.leaderboard(guildId, kind, 'streak', 2);
  const [fastest, before] = history
    .leaderboard(guildId, kind, 'fastest', NEWEST)
    .filter(({ fastestMs }) => fastestMs !== null);
  const users = [...new Set([...line.people.values()].map(({ userId }) => userId))];
  const streaks = users.flatMap((userId) => {
    const standing = history.standing(guildId, kind, userId);
    if (standing === null) return [];
    const isRecord =
      first?.userId === userId &&
      first.streak === first.bestStreak &&
      first.bestStreak >= RECORD_FROM &&
      first.bestStreak > (second?.bestStreak ?? 0);
    const feat = streakOf(standing, isRecord);
    return feat === null ? [] : [feat];
  });
  // All of a crew have the same time: the server has a record only where others won before.
  const server = history.standing(guildId, kind, null);
  const isFastest =
    server !== null &&
    server.wins > 1 &&
    server.fastestMs === line.playMs &&
    fastest !== undefined &&
    before !== undefined;
  return [...streaks, ...(isFastest ? [{ kind: 'server-fastest', ms: line.playMs } as const] : [])];
}
