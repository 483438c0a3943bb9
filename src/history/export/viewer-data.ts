import type { AnyGameTypes } from '../../games/game.js';
import type { Millis } from '../../games/shared/time.js';
import type { DealOfDay } from './day-key.js';
import type { Fairness } from '../logs/fairness.js';
import type { AllWords } from '../../text/index.js';

/** What the replay file's script is given, as JSON. Everything in it is data: it is only ever shown as text. */
export interface ViewerData {
  readonly game: string;
  readonly locale: string;
  readonly words: AllWords['history']['viewer'];
  readonly heading: string;
  /** By seat; '' where nobody's name is known. */
  readonly names: readonly string[];
  /** Who played, with `nameToken(seat)` where a name goes. */
  readonly crew: string;
  /** Seats that were played. */
  readonly seats: readonly number[];
  /** What the cards or dice came from. */
  readonly seed: string;
  /** What the lobby committed to, for the page to check; null: nothing. */
  readonly fair: Fairness | null;
  /** The day's deal that it was, with the day's key, for the page to check; null: none, or the key isn't published. */
  readonly day: (DealOfDay & { readonly key: string }) | null;
  /** The rules version that wrote the log. */
  readonly rules: string;
  readonly steps: readonly ViewerStep[];
  /** What the game's own script asks for; null: the game has none, and each step brings its table in lines. */
  readonly extra: unknown;
}

/** An entry of the log. */
export interface ViewerStep {
  readonly at: Millis;
  /** On the scrubber, in milliseconds. */
  readonly position: Millis;
  readonly mark: boolean;
  readonly chapter: string | null;
  /** What happened, with `nameToken(seat)` where a name goes; null: nothing worth a line. */
  readonly line: string | null;
  /** For the game's own script to fold; empty where it has none. */
  readonly events: readonly AnyGameTypes['event'][];
  /** The table, for a game without a script of its own. */
  readonly table: readonly string[];
}

/** Stands in a line for a seat's name, so that names reach the page as text of their own. */
export const nameToken = (seat: number): string => `ꙮ${seat}ꙮ`;
/** Finds what `nameToken` wrote; its group is the seat. */
export const NAME_TOKEN = /ꙮ(\d+)ꙮ/g;
