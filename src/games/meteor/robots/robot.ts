import type { Action } from '../action.js';
import type { Random } from '../../shared/random.js';
import type { Millis } from '../state.js';
import type { SeatView } from '../view/seat.js';
import type { Company } from './company.js';
import type { Memory } from './memory.js';
import type { Situation } from './situation.js';

/** Something a robot could do. `worth` is on one scale for all parts of a strategy: a destroyed meteor is about 100. */
export interface Idea {
  readonly action: Action;
  readonly worth: number;
}

/** One part of a robot's play: what it would like to do in a situation. It knows nothing of the other parts. */
export type Strategy = (situation: Situation) => readonly Idea[];

/** What a robot decided, and what it remembers for its next thought. */
export interface Thought {
  /** Null: wait and look again. */
  readonly action: Action | null;
  readonly memory: Memory;
}

/** What a robot is told beside its view. */
export interface Circumstances {
  /** Absent: only robots. */
  readonly company?: Company;
  /** Whether there is time to think on; absent: always. Only one that searches asks. */
  readonly mayGoOn?: () => boolean;
}

/** A player that knows only its seat's view, its memory of earlier views, and a random generator. */
export interface Robot {
  readonly id: string;
  think(view: SeatView, memory: Memory, random: Random, now: Millis, circumstances?: Circumstances): Thought;
}
