import type { Option } from './options.js';

/** An option that is compared, with the results of its rollouts so far. */
export interface Candidate {
  /** Whose option it is, and who plays on from it: an index of the Architect's plans. */
  readonly plan: number;
  readonly option: Option;
  /** What the first building that builds must build: an index, −1 for nothing, `FREE` for the Mayor's choice. */
  readonly forced: number;
  readonly sum: number;
  readonly games: number;
}

/** An unfinished comparison of the options for one roll of one turn. */
export interface Tally {
  readonly key: string;
  /** The seed of its random dice. */
  readonly luck: number;
  /** How many stages of the comparison are done. */
  readonly stage: number;
  /** Those that are left. */
  readonly candidates: readonly Candidate[];
}
