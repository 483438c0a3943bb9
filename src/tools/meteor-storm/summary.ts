import type { GameResult } from './play.js';

/** A figure with its 95 % interval. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Summary {
  readonly games: number;
  readonly firstWins: Figure;
  /** Null where both sides are of one level. */
  readonly captainWins: Figure | null;
  readonly medianTurns: Figure;
  readonly tenthTurns: Figure;
  readonly ninetiethTurns: Figure;
  readonly toTheLimit: Figure;
  readonly meteorShare: Figure;
  readonly placed: Figure;
  readonly shot: Figure;
  readonly strikes: Figure;
  readonly lostToMeteors: Figure;
  readonly actionsPerGame: number;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959964;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

function spread(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2)));
}

const around = (value: number, half: number): Figure => ({ value, low: value - half, high: value + half });

/** A mean with its normal interval: games are many and alike. */
const meanOf = (numbers: readonly number[]): Figure =>
  around(mean(numbers), (Z * spread(numbers)) / Math.sqrt(Math.max(1, numbers.length)));

/** A Wilson interval holds at the ends too; a drawn game counts half. */
function shareOf(scores: readonly number[]): Figure {
  const games = Math.max(1, scores.length);
  const share = mean(scores);
  const scale = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { value: share, low: middle - half, high: middle + half };
}

/** A quantile with the interval that order statistics give. */
function quantileOf(numbers: readonly number[], share: number): Figure {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = Z * Math.sqrt(sorted.length * share * (1 - share));
  const at = (place: number): number => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(place)))] ?? 0;
  const place = sorted.length * share;
  return { value: at(place), low: at(place - half), high: at(place + half) };
}

/** Meteors' share of all points: a ratio of sums, its interval from how far games lie from it. */
function meteorShare(results: readonly GameResult[]): Figure {
  const points = mean(results.map((result) => result.points));
  const share = mean(results.map((result) => result.meteorPoints)) / Math.max(1, points);
  const off = results.map((result) => (result.meteorPoints - share * result.points) / Math.max(1, points));
  return around(share, (Z * spread(off)) / Math.sqrt(Math.max(1, results.length)));
}

export function summarise(results: readonly GameResult[]): Summary {
  const turns = results.map((result) => result.turns);
  const captains = results.flatMap(({ captain }) => (captain === null ? [] : [captain]));
  return {
    games: results.length,
    firstWins: shareOf(results.map((result) => result.first)),
    captainWins: captains.length === 0 ? null : shareOf(captains),
    medianTurns: quantileOf(turns, 0.5),
    tenthTurns: quantileOf(turns, 0.1),
    ninetiethTurns: quantileOf(turns, 0.9),
    toTheLimit: shareOf(results.map(({ toTheLimit }) => (toTheLimit ? 1 : 0))),
    meteorShare: meteorShare(results),
    placed: meanOf(results.map(({ placed }) => placed)),
    shot: meanOf(results.map(({ shot }) => shot)),
    strikes: meanOf(results.map(({ strikes }) => strikes)),
    lostToMeteors: meanOf(results.map(({ lostToMeteors }) => lostToMeteors)),
    actionsPerGame: Number(mean(results.map(({ actions }) => actions)).toFixed(1)),
  };
}
