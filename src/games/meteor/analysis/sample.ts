/** Random samples of one quantity, with their mean and standard error. */
export class Sample {
  readonly #values: number[] = [];

  add(value: number): void {
    this.#values.push(value);
  }

  get count(): number {
    return this.#values.length;
  }

  get values(): readonly number[] {
    return this.#values;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.#values.reduce((sum, value) => sum + value, 0) / this.count;
  }

  /** The standard error of the mean; of fewer than two numbers nothing is known. */
  get error(): number {
    if (this.count < 2) return Infinity;
    const { mean } = this;
    const squares = this.#values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return Math.sqrt(squares / (this.count - 1) / this.count);
  }
}

/** A difference, or a sum of some, with its standard error. Both in shares of a won game, from −1 to 1. */
export interface Measured {
  readonly value: number;
  readonly error: number;
}

/** How much better one is than the other, over the same deals. */
export function difference(one: Sample, other: Sample): Measured {
  const pairs = new Sample();
  for (const [at, value] of one.values.entries()) {
    const against = other.values[at];
    if (against !== undefined) pairs.add(value - against);
  }
  return { value: pairs.mean, error: pairs.error };
}

/** Whether a value is at least two standard errors away from 0, so that it is hardly chance. */
export const isClear = ({ value, error }: Measured): boolean => Math.abs(value) >= 2 * error;
