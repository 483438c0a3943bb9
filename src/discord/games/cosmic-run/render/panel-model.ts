import type { DieIndex, PlaceId, SeatView } from '../../../../games/cosmic-run/index.js';
import type { GameId } from '../../../../table/ports.js';
import type { People, Translate } from '../../../../text/index.js';
import type { BoardExtras } from '../../presentation.js';
import type { Choice, Rendered } from './parts.js';

/** A choice of place that must be confirmed (CR6). */
export interface Question {
  readonly place: PlaceId;
  readonly dice: readonly DieIndex[];
  readonly lost: number;
}

export interface PanelModel {
  readonly game: GameId;
  readonly view: SeatView;
  readonly people: People;
  readonly blocked: boolean;
  /** A refusal or a note, in words. */
  readonly message: string | null;
  readonly marked: readonly DieIndex[];
  readonly question: Question | null;
  /** Anything new: a select's id differs at each redraw. */
  readonly nonce: string;
  /** The lesson's next word; null: this is no lesson. */
  readonly lesson: string | null;
  /** The board, where the panel has it. */
  readonly picture: BoardExtras['picture'];
}

export type Part = Rendered['components'][number];

/** Where nobody sees which is which, one of two cards that are alike stands for both. */
export const saidOnce = (t: Translate, choices: readonly Choice[]): readonly Choice[] =>
  t.plain === true
    ? choices.filter(({ label }, at) => choices.findIndex((other) => other.label === label) === at)
    : choices;
