import type { Millis } from '../../games/shared/time.js';

/** An interaction that was handled, in words of the program's own lists. */
export interface Handled {
  readonly kind: 'command' | 'click' | 'autocomplete';
  /** `meteor place`, or a press's name: `hand/place`. `unknown`: there is none of that name. */
  readonly command: string;
  /** The kind of game that it concerned, or `none`. */
  readonly game: string;
  /** `late`: too old to be acted on. `failed`: a bug; it was answered with an apology. */
  readonly outcome: 'answered' | 'late' | 'failed' | 'unanswered';
}

/** Told of each interaction. */
export interface InteractionObserver {
  /** How long it took from its arrival until Discord had taken its answer. */
  answered(ms: Millis): void;
  handled(interaction: Handled): void;
}
