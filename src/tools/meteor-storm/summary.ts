import { meanOf, quantileOf, ratioOf, shareOf, type Figure } from '../simulate/figures.js';
import { cardShares, type CardShare } from './cards.js';
import type { GameResult } from './play.js';
import type { Wastes } from './wastes.js';

export interface Summary {
  readonly games: number;
  readonly firstWins: Figure;
  /** What the better level won. Null where both sides are of one level. */
  readonly betterWins: Figure | null;
  readonly medianTurns: Figure;
  readonly tenthTurns: Figure;
  readonly ninetiethTurns: Figure;
  readonly toTheLimit: Figure;
  readonly meteorShare: Figure;
  readonly placed: Figure;
  readonly shot: Figure;
  readonly strikes: Figure;
  readonly lostToMeteors: Figure;
  /** Of all cards played: those that ordered nobody, and of these where another in hand would have ordered somebody. */
  readonly idleCards: Figure;
  readonly needlesslyIdle: Figure;
  /** Moves that ended where a meteor comes next, of all moves. */
  readonly movesInTheWay: Figure;
  readonly cards: readonly CardShare[];
  readonly actionsPerGame: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const wasted = (results: readonly GameResult[], part: keyof Wastes, whole: keyof Wastes): Figure =>
  ratioOf(
    results.map(({ wastes }) => wastes[part]),
    results.map(({ wastes }) => wastes[whole]),
  );

export function summarise(results: readonly GameResult[]): Summary {
  const turns = results.map((result) => result.turns);
  const better = results.flatMap((result) => result.better ?? []);
  return {
    games: results.length,
    firstWins: shareOf(sum(results.map((result) => result.first)), results.length),
    betterWins: better.length === 0 ? null : shareOf(sum(better), better.length),
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
    idleCards: wasted(results, 'idleCards', 'cards'),
    needlesslyIdle: wasted(results, 'needlesslyIdle', 'cards'),
    movesInTheWay: wasted(results, 'movesInTheWay', 'moves'),
    cards: cardShares(results.map(({ cards }) => cards)),
    actionsPerGame: Number((sum(results.map(({ actions }) => actions)) / results.length).toFixed(1)),
  };
}
