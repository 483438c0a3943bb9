import type { Company, OwnRecord, Result } from '../queries.js';

/** A game of one person that is over, wherever it was. */
export interface OwnPlay {
  readonly kind: string;
  readonly company: Company;
  readonly result: Result;
  readonly endedAt: number;
  readonly playMs: number;
  readonly score: number | null;
}

const DAY_MS = 86_400_000;

const best = (values: readonly number[], of: (...values: number[]) => number): number | null =>
  values.length === 0 ? null : values.reduce((found, value) => of(found, value));

function recordOf(kind: string, plays: readonly OwnPlay[]): OwnRecord {
  const won = plays.filter(({ result }) => result === 'won');
  let [streak, bestStreak] = [0, 0];
  for (const { result } of plays) {
    streak = result === 'won' ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  return {
    kind,
    games: plays.length,
    won: won.length,
    streak,
    bestStreak,
    nightsWon: new Set(won.map(({ endedAt }) => Math.floor(endedAt / DAY_MS))).size,
    fastestMs: best(
      won.map(({ playMs }) => playMs),
      Math.min,
    ),
    bestScore: best(
      plays.flatMap(({ score }) => score ?? []),
      Math.max,
    ),
  };
}

/** By kind of game. `plays`: the oldest first; those with a chosen seed, or kept apart, don't count. */
export function ownRecords(plays: readonly OwnPlay[]): readonly OwnRecord[] {
  const counted = plays.filter(({ company }) => company === 'people' || company === 'robots');
  const kinds = [...new Set(counted.map(({ kind }) => kind))].sort();
  return kinds.map((kind) =>
    recordOf(
      kind,
      counted.filter((play) => play.kind === kind),
    ),
  );
}
