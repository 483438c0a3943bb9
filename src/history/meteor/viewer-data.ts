import type { AllWords } from '../../text/index.js';

/** What Meteor's script of the replay file is given beside what all games' have. */
export interface MeteorViewerData {
  /** The table's words. */
  readonly told: AllWords['meteor']['history']['viewer'];
  /** By card id: what stands on it, and its full name. */
  readonly cards: Readonly<
    Record<string, { readonly label: string; readonly name: string; readonly energy: string | null }>
  >;
  readonly traits: Readonly<Record<string, { readonly name: string; readonly effect: string }>>;
  readonly bands: Readonly<Record<string, string>>;
  /** The result of an analysis; null: nobody has asked for one. */
  readonly coach: CoachData | null;
  /** Boss, Powers and Challenges of an Advanced game, by id. */
  readonly extras: Readonly<Record<string, { readonly name: string; readonly rule: string }>>;
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
