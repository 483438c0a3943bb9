import type { GameResult } from './play.js';
import { wilson } from '../simulate/wilson.js';

/** What many games came to: what `--json` prints. Shares are of 1; counts "per game" are means. */
export interface Summary {
  readonly games: number;
  readonly won: number;
  readonly wonShare: number;
  /** 95% (Wilson). */
  readonly interval: readonly [number, number];
  /** Lost games by the reason of their end. */
  readonly lostBy: Readonly<Record<string, number>>;
  /** Lost games that ended with more than 15 seconds of passes alone; and those of them in which a ready Rocket lay there. */
  readonly idleLosses: number;
  readonly idleWithRocket: number;
  /** Seconds left, of all zones, in the games that were won; null where none was. */
  readonly medianSecondsLeft: number | null;
  /** How long a game lasts. */
  readonly medianSeconds: number;
  readonly actionsPerGame: number;
  /** In how many games each Technology was built. */
  readonly technologiesBuilt: Readonly<Record<string, number>>;
  readonly overkills: number;
  readonly retrofits: number;
  /** In the Resource deck, at the end. */
  readonly cardsLeft: number;
  /** On the field, in lost games. */
  readonly meteorsLeft: number;
  /** Actions that the rules refused a robot: 0, unless there is a bug. */
  readonly refused: number;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : round((low + high) / 2, 1);
}

function mean(results: readonly GameResult[], of: (result: GameResult) => number): number {
  return results.length === 0 ? 0 : round(results.reduce((sum, result) => sum + of(result), 0) / results.length, 2);
}

/** How often each name occurs, in order of name. */
function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Longer than this is more than waiting for somebody. */
const IDLE_SECONDS = 15;

export function summarise(results: readonly GameResult[]): Summary {
  const won = results.filter((result) => result.won);
  const lost = results.filter((result) => !result.won);
  const idle = lost.filter(({ idleSeconds }) => idleSeconds > IDLE_SECONDS);
  const [low, high] = wilson(won.length, results.length);
  return {
    games: results.length,
    won: won.length,
    wonShare: results.length === 0 ? 0 : round(won.length / results.length, 4),
    interval: [round(low, 4), round(high, 4)],
    lostBy: tally(lost.map(({ reason }) => reason)),
    idleLosses: idle.length,
    idleWithRocket: idle.filter(({ rocketLeft }) => rocketLeft).length,
    medianSecondsLeft: median(won.map(({ secondsLeft }) => secondsLeft)),
    medianSeconds: median(results.map(({ seconds }) => seconds)) ?? 0,
    actionsPerGame: mean(results, ({ actions }) => actions),
    technologiesBuilt: tally(results.flatMap(({ technologies }) => [...new Set(technologies)])),
    overkills: mean(results, ({ overkills }) => overkills),
    retrofits: mean(results, ({ retrofits }) => retrofits),
    cardsLeft: mean(results, ({ cardsLeft }) => cardsLeft),
    meteorsLeft: mean(lost, ({ meteorsLeft }) => meteorsLeft),
    refused: results.reduce((sum, { refused }) => sum + refused.length, 0),
  };
}
