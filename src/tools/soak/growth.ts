/** One look at a process: when, in milliseconds, and what it held. */
export interface Look {
  readonly atMs: number;
  readonly value: number;
}

const HOUR_MS = 3_600_000;
/** What is only filled once, as caches are, is no growth. */
const WARM_UP = 1 / 3;

/** How much a value grows an hour: the slope of the line that fits best (least squares), the first third left out. Null: too few looks. */
export function growthPerHour(looks: readonly Look[]): number | null {
  const kept = looks.slice(Math.floor(looks.length * WARM_UP));
  if (kept.length < 3) return null;
  const mean = (of: (look: Look) => number): number => kept.reduce((sum, look) => sum + of(look), 0) / kept.length;
  const [meanAt, meanValue] = [mean(({ atMs }) => atMs), mean(({ value }) => value)];
  const covariance = mean(({ atMs, value }) => (atMs - meanAt) * (value - meanValue));
  const variance = mean(({ atMs }) => (atMs - meanAt) ** 2);
  return variance === 0 ? null : Math.round((covariance / variance) * HOUR_MS * 100) / 100;
}

/** What a process held once so many games had ended. */
export interface LookAtGames {
  readonly games: number;
  readonly value: number;
}

/** `unsure`: the looks scatter too much, or were too few. */
export interface Growth {
  readonly verdict: 'flat' | 'grows' | 'unsure';
  /** The slope of the line that fits best, and what it may be off by (two standard errors). */
  readonly perGame: number | null;
  readonly give: number | null;
}

/** What the bot keeps of ended games is full by then: the 200 that are at hand. */
const GAMES_TO_FILL = 250;
const LEAST_LOOKS = 8;

/** Whether a value grows by more than `most` a game once what is kept of ended games is full. */
export function growthOver(looks: readonly LookAtGames[], most: number): Growth {
  const kept = looks.filter(({ games }) => games >= GAMES_TO_FILL);
  const mean = (of: (look: LookAtGames) => number): number =>
    kept.reduce((sum, look) => sum + of(look), 0) / kept.length;
  const [meanGames, meanValue] = [mean(({ games }) => games), mean(({ value }) => value)];
  const spread = kept.reduce((sum, { games }) => sum + (games - meanGames) ** 2, 0);
  if (kept.length < LEAST_LOOKS || spread === 0) return { verdict: 'unsure', perGame: null, give: null };
  const perGame = kept.reduce((sum, { games, value }) => sum + (games - meanGames) * (value - meanValue), 0) / spread;
  const off = kept.reduce((sum, { games, value }) => sum + (value - meanValue - perGame * (games - meanGames)) ** 2, 0);
  const give = 2 * Math.sqrt(off / (kept.length - 2) / spread);
  const verdict = perGame - give > most ? 'grows' : perGame + give <= most ? 'flat' : 'unsure';
  return { verdict, perGame, give };
}
