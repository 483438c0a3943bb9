import type { RandomState } from './random.js';
import type { Millis } from './time.js';

/** What a game with a shuffled deal is played by. */
export interface Dealt<Options> {
  /** The rules version that wrote the log. */
  readonly rules: string;
  readonly options: Options;
  readonly seed: string;
  readonly random: RandomState;
}

/** A deal whose seed a person may have chosen. */
export interface ChosenDeal<Options> extends Dealt<Options> {
  /** A person chose the seed: the game stays out of leaderboards. */
  readonly seeded: boolean;
}

/** What everybody may see of such a game, beside what lies open. */
export interface PublicDeal<Options> {
  readonly options: Options;
  /** A person chose the seed. */
  readonly seeded: boolean;
  /** Told when the game is over. */
  readonly seed: string | null;
  /** When a robot plays the turn, or an idle lobby is closed; null: never. */
  readonly deadline: Millis | null;
}
