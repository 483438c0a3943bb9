import { BUILDINGS, MEDALS, type BuildingId, type Medal } from '../../games/meteor-town/index.js';
import { ratioOf, shareOf, type Figure } from '../simulate/figures.js';
import type { TownResult } from './play.js';

/** A mean with its 95% interval. */
export interface Mean {
  readonly mean: number;
  readonly interval: readonly [number, number];
}

/** What many towns came to. */
export interface Summary {
  readonly games: number;
  readonly score: Mean;
  readonly deviation: number;
  readonly percentiles: Readonly<Record<'5' | '25' | '50' | '75' | '95', number>>;
  /** Share of the towns that earned at least that medal. */
  readonly medals: Readonly<Record<Medal['id'], number>>;
  readonly craters: Mean;
  readonly built: Mean;
  readonly destroyed: Mean;
  readonly sales: number;
  readonly endGame: number;
  readonly actions: number;
  /** Columns of Town dice in which nothing was gained, sold, built or rolled: their share. */
  readonly idleColumns: Figure;
  /** Grain left at the end of a town. */
  readonly grain: Mean;
  /** How much of it was there before the last turn, and so could have been sold. */
  readonly grainInTime: Mean;
  /** How often each building was built in the better half of the towns, the most built first. */
  readonly inGoodTowns: readonly { readonly building: BuildingId; readonly share: Figure }[];
  /** Every score, from the lowest. */
  readonly scores: readonly number[];
}

/** The 97.5% point of the normal distribution. */
const Z = 1.959964;

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** The standard deviation, with the whole sample as population. */
export function deviationOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return Math.sqrt(meanOf(numbers.map((number) => (number - mean) ** 2)));
}

const rounded = (number: number): number => Number(number.toFixed(2));

function withInterval(numbers: readonly number[]): Mean {
  const mean = meanOf(numbers);
  const half = (Z * deviationOf(numbers)) / Math.sqrt(Math.max(1, numbers.length));
  return { mean: rounded(mean), interval: [rounded(mean - half), rounded(mean + half)] };
}

const builtIn = (towns: readonly TownResult[]): Summary['inGoodTowns'] =>
  BUILDINGS.filter(({ row }) => row !== 1)
    .map(({ id }) => ({
      building: id,
      share: shareOf(towns.filter(({ buildings }) => buildings.includes(id)).length, towns.length),
    }))
    .toSorted((one, other) => other.share.value - one.share.value);

export function summarise(results: readonly TownResult[]): Summary {
  const of = (key: Exclude<keyof TownResult, 'buildings'>): number[] => results.map((result) => result[key]);
  const scores = of('score').sort((a, b) => a - b);
  const at = (share: number): number => scores[Math.min(scores.length - 1, Math.floor(share * scores.length))] ?? 0;
  const from = (score: number): number => rounded(scores.filter((other) => other >= score).length / scores.length);
  return {
    games: results.length,
    score: withInterval(scores),
    deviation: rounded(deviationOf(scores)),
    percentiles: { '5': at(0.05), '25': at(0.25), '50': at(0.5), '75': at(0.75), '95': at(0.95) },
    medals: Object.fromEntries(MEDALS.map((medal) => [medal.id, from(medal.from)])) as Summary['medals'],
    craters: withInterval(of('craters')),
    built: withInterval(of('built')),
    destroyed: withInterval(of('destroyed')),
    sales: rounded(meanOf(of('sales'))),
    endGame: rounded(meanOf(of('endGame'))),
    actions: rounded(meanOf(of('actions'))),
    idleColumns: ratioOf(of('idleColumns'), of('columns')),
    grain: withInterval(of('grain')),
    grainInTime: withInterval(of('grainInTime')),
    inGoodTowns: builtIn([...results].sort((a, b) => b.score - a.score).slice(0, Math.ceil(results.length / 2))),
    scores,
  };
}
