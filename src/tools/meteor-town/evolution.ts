/**
 * Finds numbers that score high by trying some around the best so far: sep-CMA-ES, which learns how far to go for each
 * number by itself (R. Ros and N. Hansen, 2008; the constants are theirs).
 */
import type { Random } from '../../games/shared/random.js';

/** Numbers to be scored. */
export interface Child {
  readonly numbers: readonly number[];
  /** How far from the middle each is, in standard deviations. */
  readonly drawn: readonly number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The better half of the children, the best of them with the most weight. */
function weightsFor(children: number): readonly number[] {
  const parents = Math.floor(children / 2);
  const raw = Array.from({ length: parents }, (_, at) => Math.log(parents + 0.5) - Math.log(at + 1));
  return raw.map((weight) => weight / sum(raw));
}

function gaussian(random: Random): number {
  const uniform = (): number => (random.below(2 ** 30) + 0.5) / 2 ** 30;
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

interface Rates {
  readonly step: number;
  readonly path: number;
  readonly rankOne: number;
  readonly rankMany: number;
}

/** @param effective so many parents of equal weight would count for as much. */
function ratesFor(size: number, effective: number): Rates {
  const faster = (size + 2) / 3;
  const rankOne = (faster * 2) / ((size + 1.3) ** 2 + effective);
  const rankMany = (faster * 2 * (effective - 2 + 1 / effective)) / ((size + 2) ** 2 + effective);
  return {
    step: (effective + 2) / (size + effective + 5),
    path: 4 / (size + 4),
    rankOne,
    rankMany: Math.min(1 - rankOne, rankMany),
  };
}

export class Evolution {
  readonly #weights: readonly number[];
  readonly #effective: number;
  readonly #rates: Rates;
  /** How long a path of chance alone is. */
  readonly #usual: number;
  #generation = 0;
  #middle: readonly number[];
  #step = 1;
  #variance: readonly number[];
  #stepPath: readonly number[];
  #path: readonly number[];

  /** @param spread how far the first children are from the middle, for each number: a standard deviation. */
  constructor(
    from: readonly number[],
    private readonly spread: readonly number[],
    private readonly children: number,
    private readonly random: Random,
  ) {
    const size = from.length;
    this.#weights = weightsFor(children);
    this.#effective = 1 / sum(this.#weights.map((weight) => weight ** 2));
    this.#rates = ratesFor(size, this.#effective);
    this.#usual = Math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size ** 2));
    this.#middle = from;
    this.#variance = from.map(() => 1);
    this.#stepPath = from.map(() => 0);
    this.#path = from.map(() => 0);
  }

  /** The result so far. */
  get middle(): readonly number[] {
    return this.#middle;
  }

  next(): Child[] {
    return Array.from({ length: this.children }, () => {
      const drawn = this.#middle.map(() => gaussian(this.random));
      const numbers = drawn.map((draw, at) => {
        const deviation = this.#step * (this.spread[at] ?? 0) * Math.sqrt(this.#variance[at] ?? 0);
        return (this.#middle[at] ?? 0) + deviation * draw;
      });
      return { numbers, drawn };
    });
  }

  /** @param ranked the children of a generation, the best one first. */
  learn(ranked: readonly Child[]): void {
    this.#generation += 1;
    const weighed = (of: (child: Child) => number): number =>
      sum(this.#weights.map((weight, at) => weight * of(ranked[at] as Child)));
    this.#middle = this.#middle.map((_, at) => weighed(({ numbers }) => numbers[at] ?? 0));
    const draws = this.#middle.map((_, at) => weighed(({ drawn }) => drawn[at] ?? 0));
    const pathRise = this.#followSteps(draws);
    const { path, rankOne, rankMany } = this.#rates;
    this.#path = this.#path.map(
      (was, at) => (1 - path) * was + pathRise * Math.sqrt(this.#variance[at] ?? 0) * (draws[at] ?? 0),
    );
    this.#variance = this.#variance.map((was, at) => {
      const many = was * weighed(({ drawn }) => (drawn[at] ?? 0) ** 2);
      return (1 - rankOne - rankMany) * was + rankOne * (this.#path[at] ?? 0) ** 2 + rankMany * many;
    });
  }

  /** Steps get longer while they go one way. Answers how much this one counts for the path of the variances. */
  #followSteps(draws: readonly number[]): number {
    const { step, path } = this.#rates;
    const rise = Math.sqrt(step * (2 - step) * this.#effective);
    this.#stepPath = this.#stepPath.map((was, at) => (1 - step) * was + rise * (draws[at] ?? 0));
    const length = Math.hypot(...this.#stepPath);
    this.#step *= Math.exp((step / (1 + step)) * (length / this.#usual - 1));
    const longest = (1.4 + 2 / (draws.length + 1)) * this.#usual;
    const isSteady = length / Math.sqrt(1 - (1 - step) ** (2 * this.#generation)) < longest;
    return isSteady ? Math.sqrt(path * (2 - path) * this.#effective) : 0;
  }
}
