import type { FaultKind } from './faults.js';

export interface WorldOptions {
  readonly seed: string;
  readonly minutes: number;
  readonly people: number;
  readonly faults: readonly FaultKind[];
  /** Told of each event as it happens. */
  readonly onEvent?: (line: string) => void;
}

export interface WorldReport {
  readonly seed: string;
  readonly minutes: number;
  readonly people: number;
  readonly faults: readonly FaultKind[];
  /** Of all that happened: the same seed gives the same. */
  readonly hash: string;
  readonly events: number;
  readonly steps: number;
  readonly requests: number;
  readonly presses: number;
  readonly games: number;
  readonly finished: number;
  /** How many boards and panels were compared with what they should say. */
  readonly compared: number;
  /** How many frames pages of the Activity were sent. */
  readonly frames: number;
  /** How often somebody went from one voice channel to another. */
  readonly moves: number;
  /** How often the bot muted or unmuted somebody. */
  readonly mutes: number;
  /** Games in which the bot muted somebody. */
  readonly mutedGames: number;
  readonly cpuSeconds: number;
  readonly violations: readonly string[];
  readonly last: readonly string[];
}
