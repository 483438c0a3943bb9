import type { GameEvent } from '../../games/meteor/event.js';
import type { Millis } from '../../games/meteor/state.js';
import type { AllWords } from '../../text/translate.js';

/** What the replay file's script is given, as JSON. Everything in it is data: it is only ever shown as text. */
export interface ViewerData {
  readonly game: string;
  readonly locale: string;
  readonly words: AllWords['history']['viewer'];
  readonly heading: string;
  /** By seat; '' where nobody's name is known. */
  readonly names: readonly string[];
  readonly steps: readonly ViewerStep[];
  /** By card id: what stands on it, and its full name. */
  readonly cards: Readonly<
    Record<string, { readonly label: string; readonly name: string; readonly energy: string | null }>
  >;
  readonly traits: Readonly<Record<string, { readonly name: string; readonly effect: string }>>;
  readonly bands: Readonly<Record<string, string>>;
  /** Boss, Powers and Challenges of an Advanced game, by id. */
  readonly extras: Readonly<Record<string, { readonly name: string; readonly rule: string }>>;
}

/** An entry of the log. */
export interface ViewerStep {
  readonly at: Millis;
  readonly events: readonly GameEvent[];
  /** What happened, with `nameToken(seat)` where a name goes; null: nothing worth a line. */
  readonly line: string | null;
}

/** Stands in a line for a seat's name, so that names reach the page as text of their own. */
export const nameToken = (seat: number): string => `ꙮ${seat}ꙮ`;
export const NAME_TOKEN = /ꙮ(\d+)ꙮ/g;
