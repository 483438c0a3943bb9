import { meanOf, quantileOf, ratioOf, shareOf, type Figure } from '../simulate/figures.js';
import type { GameResult } from './play.js';

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

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function summarise(results: readonly GameResult[]): Summary {
  const turns = results.map((result) => result.turns);
  const captains = results.flatMap(({ captain }) => (captain === null ? [] : [captain]));
  return {
    games: results.length,
    firstWins: shareOf(sum(results.map((result) => result.first)), results.length),
    captainWins: captains.length === 0 ? null : shareOf(sum(captains), captains.length),
    medianTurns: quantileOf(turns, 0.5),
    tenthTurns: quantileOf(turns, 0.1),
    ninetiethTurns: quantileOf(turns, 0.9),
    toTheLimit: shareOf(results.filter(({ toTheLimit }) => toTheLimit).length, results.length),
    meteorShare: ratioOf(
      results.map(({ meteorPoints }) => meteorPoints),
      results.map(({ points }) => points),
    ),
    placed: meanOf(results.map(({ placed }) => placed)),
    shot: meanOf(results.map(({ shot }) => shot)),
    strikes: meanOf(results.map(({ strikes }) => strikes)),
    lostToMeteors: meanOf(results.map(({ lostToMeteors }) => lostToMeteors)),
    actionsPerGame: Number((sum(results.map(({ actions }) => actions)) / results.length).toFixed(1)),
  };
}
