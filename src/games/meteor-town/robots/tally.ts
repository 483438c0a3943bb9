import type { Option } from './options.js';

export interface Candidate {
  readonly option: Option;
  /** What the first building that builds must build. */
  readonly forced: number;
  readonly sum: number;
  readonly games: number;
}

/** A comparison in the making, of one roll of one turn. */
export interface Tally {
  readonly key: string;
  /** Where its made-up dice begin. */
  readonly luck: number;
  readonly candidates: readonly Candidate[];
}
