/** A share of games won, from 0 to 1. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

const EASY: Band = { low: 0.45, high: 0.6 };
const MIDDLE: Band = { low: 0.3, high: 0.5 };
const HARD: Band = { low: 0.2, high: 0.33 };

/** How often robots shall win a day's deal: between 20 and 60%, more of it on Mondays, less on Saturdays. */
export function bandOf(day: string): Band {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 1 ? EASY : weekday === 6 ? HARD : MIDDLE;
}

export type Difficulty = 'easy' | 'middle' | 'hard';

/** `day`: `YYYY-MM-DD`. Mondays are easy, Saturdays hard, all other days in the middle. */
export function difficultyOf(day: string): Difficulty {
  const band = bandOf(day);
  return band === EASY ? 'easy' : band === HARD ? 'hard' : 'middle';
}

/** How many games are played to find a deal's share. */
export const TRIALS = 80;
/** After each so many games it is asked whether more are worth it. */
export const CHUNK = 20;

/** Two standard errors of a share of 40% in so many games. */
const doubt = (games: number): number => 2 * Math.sqrt(0.24 / games);

/** What is known of a deal after some games: one of the right difficulty, one of the wrong, or not enough. */
export function verdictOf({ low, high }: Band, won: number, games: number): 'right' | 'wrong' | 'unsure' {
  const share = won / games;
  if (games >= TRIALS) return share >= low && share <= high ? 'right' : 'wrong';
  return share < low - doubt(games) || share > high + doubt(games) ? 'wrong' : 'unsure';
}

/** How far a share lies from a band; 0 within it. */
export const distanceTo = ({ low, high }: Band, share: number): number => Math.max(0, low - share, share - high);
