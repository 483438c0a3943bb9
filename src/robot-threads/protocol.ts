import type { AnyGameTypes, RobotThought } from '../games/game.js';
import type { SlowThought } from '../table/robot-seats.js';

export type Thought = RobotThought<AnyGameTypes['action'], unknown>;

/** What the thread is asked: what a robot would do there. */
export interface Asked extends SlowThought {
  readonly id: number;
}

/** `thought` null: it threw, `why`. */
export type Answered =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly thought: null; readonly why: string };
