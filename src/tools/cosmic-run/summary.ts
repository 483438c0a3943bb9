import type { FinalScore } from '../../games/cosmic-run/index.js';
import { meanOf, medianOf, ratioOf, shareOf, type Figure } from '../simulate/figures.js';
import type { GameResult } from './play.js';

/** What many games came to. Shares are of 1. */
export interface Summary {
  readonly games: number;
  readonly rounds: Figure;
  /** By place in the order of play. */
  readonly wins: readonly Figure[];
  readonly planetPoints: Figure;
  readonly alienPoints: Figure;
  readonly tokenPoints: Figure;
  /** Games in which each planet was discovered. */
  readonly discovered: readonly Figure[];
  readonly winner: Figure;
  readonly last: Figure;
  /** What was left at the end, a player: points that aliens still held would have brought, and crystals. */
  readonly unretired: Figure;
  readonly crystalsLeft: Figure;
  /** Of the crystals held as a player's last turn began, those that it spent nothing on. */
  readonly crystalsUnspent: Figure;
  /** Dice in sets that were never complete, of all at planets. */
  readonly wastedDice: Figure;
  /** Games won by the one robot of another level; null where all are alike. */
  readonly focusWins: Figure | null;
  readonly decisionsPerGame: number;
}

const winnerPlace = ({ ending }: GameResult): number =>
  ending.scores.findIndex(({ seat }) => seat === ending.winners[0]);

function pointsFrom(results: readonly GameResult[], of: (score: FinalScore) => number): Figure {
  const total = (result: GameResult, part: (score: FinalScore) => number): number =>
    result.ending.scores.reduce((sum, score) => sum + part(score), 0);
  return ratioOf(
    results.map((result) => total(result, of)),
    results.map((result) => total(result, (score) => score.total)),
  );
}

const countOf = (results: readonly GameResult[], holds: (result: GameResult) => boolean): Figure =>
  shareOf(results.filter(holds).length, results.length);

/** `focusPlace`: where the robot of another level sat, by game; null where all are alike. */
export function summarise(
  results: readonly GameResult[],
  players: number,
  focusPlace: ((game: number) => number) | null,
): Summary {
  const totals = results.map(({ ending }) => ending.scores.map(({ total }) => total));
  return {
    games: results.length,
    rounds: meanOf(results.map(({ rounds }) => rounds)),
    wins: Array.from({ length: players }, (_, place) => countOf(results, (result) => winnerPlace(result) === place)),
    planetPoints: pointsFrom(results, ({ planets }) => planets),
    alienPoints: pointsFrom(results, ({ aliens }) => aliens),
    tokenPoints: pointsFrom(results, ({ tokens }) => tokens),
    discovered: (results[0]?.planets ?? []).map((_, planet) =>
      countOf(results, ({ planets }) => planets[planet] === 'discovered'),
    ),
    winner: medianOf(totals.map((all) => Math.max(...all))),
    last: medianOf(totals.map((all) => Math.min(...all))),
    unretired: meanOf(results.map(({ wastes }) => wastes.unretired / players)),
    crystalsUnspent: meanOf(results.map(({ wastes }) => wastes.spendable / players)),
    crystalsLeft: meanOf(results.map(({ wastes }) => wastes.crystals / players)),
    wastedDice: ratioOf(
      results.map(({ wastes }) => wastes.wastedDice),
      results.map(({ wastes }) => wastes.planetDice),
    ),
    focusWins:
      focusPlace === null
        ? null
        : shareOf(results.filter((result, game) => winnerPlace(result) === focusPlace(game)).length, results.length),
    decisionsPerGame: Math.round(results.reduce((sum, { decisions }) => sum + decisions, 0) / results.length),
  };
}
