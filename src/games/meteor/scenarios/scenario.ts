import type { CardId, MeteorId, Mode } from '../state.js';

/** One night of the campaign: what its set-up and rules differ in from the usual game of its mode. */
export interface Scenario {
  readonly id: string;
  readonly mode: Mode;
  readonly powers?: true;
  readonly challenges?: true;
  /** Advanced: the Boss that comes. Absent: a random one. */
  readonly boss?: string;
  /** Meteors that lie on the field; random ones follow where the Set-Up chart wants more. */
  readonly field?: readonly MeteorId[];
  /** The zone that the clock starts in; absent: 5. */
  readonly zone?: number;
  /** Technologies that stand from the start. */
  readonly built?: readonly CardId[];
  /** Resource cards that lie in the discard pile from the start. */
  readonly gone?: readonly CardId[];
  readonly noRetrofits?: true;
  /** An Overkill that nothing takes loses the game. */
  readonly overkillLoses?: true;
}
