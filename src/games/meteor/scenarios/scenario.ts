import type { CardId, MeteorId, Mode } from '../state.js';

/** One scenario of the campaign: how its set-up and rules differ from the usual game of its mode. */
export interface Scenario {
  readonly id: string;
  readonly mode: Mode;
  readonly powers?: true;
  readonly challenges?: true;
  /** Advanced: the Boss that comes. Absent: a random one. */
  readonly boss?: string;
  /** Meteors that are on the field from the start; random ones are added up to the number of the Set-Up chart. */
  readonly field?: readonly MeteorId[];
  /** The zone that the clock starts in; absent: 5. */
  readonly zone?: number;
  /** Technologies that are built from the start. */
  readonly built?: readonly CardId[];
  /** Resource cards that lie in the discard pile from the start. */
  readonly gone?: readonly CardId[];
  readonly noRetrofits?: true;
  /** An Overkill that no card absorbs or averts loses the game. */
  readonly overkillLoses?: true;
}
