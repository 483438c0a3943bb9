import type { GameId } from '../../table/ports.js';
import type { GameHistory, GameLine, Ranking, Standing } from '../queries.js';

/** A streak or record that a game which has just ended set, for its players or for their server. */
export type Feat =
  | { readonly kind: 'streak' | 'own-best' | 'server-streak'; readonly name: string; readonly streak: number }
  | { readonly kind: 'own-score' | 'server-score'; readonly name: string; readonly points: number }
  | { readonly kind: 'server-fastest'; readonly ms: number };

/** A won or played game of people alone, of which records are told. */
interface Told {
  readonly history: GameHistory;
  readonly guildId: string;
  readonly line: GameLine;
}

/** From here on a row of wins is told; a record of a server is one from three on. */
const WORTH_TELLING = 2;
const RECORD_FROM = 3;
const NEWEST = 10;

/** Who played, each once and by name. */
const playersOf = ({ people }: GameLine): ReadonlyMap<string, string> =>
  new Map([...people.values()].map(({ userId, name }) => [userId, name]));

function streakOf({ name, streak, bestStreak, wins }: Standing, isRecord: boolean): Feat | null {
  if (streak < WORTH_TELLING) return null;
  if (isRecord) return { kind: 'server-streak', name, streak };
  return { kind: streak === bestStreak && wins > streak ? 'own-best' : 'streak', name, streak };
}

async function streaks({ history, guildId, line }: Told): Promise<readonly Feat[]> {
  const [first, second] = await history.leaderboard(guildId, line.kind, 'streak', 2);
  const players = [...playersOf(line).keys()];
  const standings = await Promise.all(players.map((userId) => history.standing(guildId, line.kind, userId)));
  return standings.flatMap((standing) => {
    if (standing === null) return [];
    const { userId } = standing;
    const isRecord =
      first?.userId === userId &&
      first.streak === first.bestStreak &&
      first.bestStreak >= RECORD_FROM &&
      first.bestStreak > (second?.bestStreak ?? 0);
    return streakOf(standing, isRecord) ?? [];
  });
}

/** All of a crew have the same time: the server has a record only where others won before. */
async function fastest({ history, guildId, line }: Told): Promise<readonly Feat[]> {
  const quick = await history.leaderboard(guildId, line.kind, 'fastest', NEWEST);
  const [quickest, before] = quick.filter(({ fastestMs }) => fastestMs !== null);
  const server = await history.standing(guildId, line.kind, null);
  const isFastest =
    server !== null &&
    server.wins > 1 &&
    server.fastestMs === line.playMs &&
    quickest !== undefined &&
    before !== undefined;
  return isFastest ? [{ kind: 'server-fastest', ms: line.playMs }] : [];
}

/** Best scores; a first one is no record. */
async function scores({ history, line }: Told): Promise<readonly Feat[]> {
  const plays = await history.scores(line.game);
  const beaten = plays.find(({ userId }) => userId === null)?.best ?? null;
  const names = playersOf(line);
  return plays.flatMap(({ userId, score, best }): readonly Feat[] => {
    const name = names.get(userId ?? '');
    if (name === undefined) return [];
    const isTop = beaten !== null && score > beaten && plays.every((other) => other.score <= score);
    if (isTop) return [{ kind: 'server-score', name, points: score }];
    return best !== null && score > best ? [{ kind: 'own-score', name, points: score }] : [];
  });
}

/** What each leaderboard may have to tell of a game. */
const FEATS: readonly (readonly [Ranking, (told: Told) => Promise<readonly Feat[]>])[] = [
  ['streak', streaks],
  ['score', scores],
  ['fastest', fastest],
];

/**
 * Streaks and records of a game that was won, as far as its kind has leaderboards of them; none of one with robots or a
 * chosen seed, which stay out of leaderboards. Asked once it was counted.
 */
export async function featsOf(
  history: GameHistory,
  guildId: string,
  { kind, game }: { readonly kind: string; readonly game: GameId },
  rankings: readonly Ranking[],
): Promise<readonly Feat[]> {
  const { games } = await history.list(guildId, { limit: NEWEST, kind });
  const line = games.find((one) => one.game === game);
  if (line?.result !== 'won' || line.seeded || line.summary['apart'] === true || line.robots > 0) return [];
  const told = FEATS.filter(([ranking]) => rankings.includes(ranking));
  return (await Promise.all(told.map(([, feats]) => feats({ history, guildId, line })))).flat();
}
