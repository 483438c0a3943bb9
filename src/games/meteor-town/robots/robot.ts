import type { Random } from '../../shared/random.js';
import type { Seat } from '../../shared/seat.js';
import type { TownAction } from '../action.js';
import type { Choices } from '../choices.js';
import type { Town } from '../town.js';
import type { Tally } from './tally.js';

/** What a robot remembers from one thought to the next; if it is lost, the robot computes it again. */
export interface Memory {
  /** The Architect's comparison, while it is being made. */
  readonly tally: Tally | null;
  /** The plan that the Architect's last choice belongs to. */
  readonly plan: number;
  /** What the Architect decided to build first in this turn: an index, −1 for nothing. */
  readonly build: { readonly turn: number; readonly index: number } | null;
}

export const NOTHING_SEEN: Memory = { tally: null, plan: 0, build: null };

/** What a robot knows: its own sheet and what it may do. The dice to come are hidden from it as from anybody. */
export interface Situation {
  readonly seat: Seat;
  readonly town: Town;
  readonly choices: Choices;
  readonly random: Random;
}

export interface Thought {
  /** Null: it goes on thinking. */
  readonly action: TownAction | null;
  readonly memory: Memory;
}

/** A player of one town. */
export type Player = (situation: Situation, memory: Memory) => Thought;
