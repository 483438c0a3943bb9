import type { AllWords } from '../../text/index.js';

/** What Meteor's script of the replay file is given beside what all games' have. */
export interface MeteorViewerData {
  /** Words around the table. */
  readonly told: AllWords['meteor']['history']['viewer'];
  /** The Activity's words for the table, by key. */
  readonly table: Readonly<Record<string, string>>;
  /** By card id: its full name. */
  readonly cards: Readonly<Record<string, string>>;
  readonly technologies: Readonly<Record<string, Named>>;
  readonly traits: Readonly<Record<string, Named>>;
  /** The result of an analysis; null: nobody has asked for one. */
  readonly coach: CoachData | null;
  /** Boss, Powers and Challenges of an Advanced game, by id. */
  readonly extras: Readonly<Record<string, Named>>;
}

interface Named {
  readonly name: string;
  readonly effect: string;
}

/** The coach's part of the page. */
export interface CoachData {
  readonly title: string;
  /** What the button of a turning point says. */
  readonly go: string;
  /** The curve. */
  readonly svg: string;
  readonly alt: string;
  readonly lines: readonly string[];
  /** `index`: the step before the decision. */
  readonly points: readonly { readonly head: string; readonly words: string; readonly index: number }[];
}
