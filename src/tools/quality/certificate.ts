import type { Figure } from '../simulate/figures.js';

/** `%`: of 1, shown in percent. */
export type Unit = '%' | 'points' | 'times';

/** One figure of a measure, and how many games (or decisions) it comes from. */
export interface Row {
  readonly name: string;
  readonly figure: Figure;
  readonly of: number;
  /** Where it isn't the measure's. */
  readonly unit?: Unit;
}

/** A measure of a game. */
export interface Measure {
  /** The same in every game that has it. */
  readonly id: string;
  readonly title: string;
  /** How it is worked out, in words. */
  readonly formula: string;
  readonly unit: Unit;
  readonly rows: readonly Row[];
}

/** A measure that a game doesn't have, and why. */
export interface NotMeasured {
  readonly id: string;
  readonly title: string;
  readonly reason: string;
}

/** What is asked for: so many games for each figure, by this seed. */
export interface Asked {
  readonly games: number;
  readonly seed: string;
}

/** How good a game is: its measures, worked out one after the other. */
export interface Certifier {
  readonly TITLE: string;
  certify(asked: Asked): Iterable<Measure | NotMeasured>;
}
