import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Hint } from '../../../../games/meteor/index.js';
import type { PublicView, SeatView } from '../../../../games/meteor/view/seat.js';
import type { UnseenFront } from '../../../../games/meteor/view/promises.js';
import type { Letter, Millis, Seat, SiteId } from '../../../../games/meteor/state.js';
import type { GameId } from '../../../../table/ports.js';
import type { People } from '../../../../text/index.js';
import type { Gesture as Emoji } from '../../../../activity/games/meteor/gestures.js';
import type { Gesture, RocketChoice } from '../presses.js';
import type { RobotAct } from '../robot-act.js';
import type { ClockLines } from './sky.js';

/** The flag that all these messages need. */
export const COMPONENTS_V2 = 1 << 15;

/** What a render gives: the caller adds flags (`COMPONENTS_V2`, ephemeral) and `allowed_mentions: { parse: [] }`. */
export interface Rendered {
  readonly components: readonly APIMessageTopLevelComponent[];
}

interface Public {
  readonly game: GameId;
  readonly view: PublicView;
  /** Everyone who sits or sat at the table: `table.people` as it is. */
  readonly people: People;
  /** Lines beside the game, as of the daily deal or the duel that it belongs to. Absent: none. */
  readonly extraLines?: readonly string[];
}

/** A picture that the message has. */
interface Pictured {
  readonly picture?: { readonly url: string; readonly alt: string } | null;
}

export interface FieldModel extends Public, Pictured {
  readonly now: Millis;
  readonly note?: string | null;
  readonly blocked?: boolean;
}

/**
 * Whether the bot enforces the silence (R11) here. `unread`: it can't read messages, so can't tell commands from talk;
 * `powerless`: it can't delete messages. In both cases the players keep the silence themselves.
 */
export type SilenceKept = 'kept' | 'strict' | 'unread' | 'powerless';

export interface BoardModel extends Public {
  readonly now: Millis;
  /** What just happened (`headline` in `text/`), or null. */
  readonly headline: string | null;
  /** Seats that may talk just now: told where a card makes one of them different. */
  readonly speaking?: ReadonlySet<Seat>;
  /** Absent: kept. */
  readonly silence?: SilenceKept;
  /** Whether players in voice are muted meanwhile; absent: not. */
  readonly voice?: boolean;
  /** What players have just shown by a button. */
  readonly gestures?: readonly { readonly seat: Seat; readonly gesture: Gesture | Emoji }[];
  /** The log can't be written, so that nobody can act. */
  readonly blocked: boolean;
  /** How many people watch. */
  readonly watchers?: number;
}

export type EndModel = Pick<Public, 'game' | 'view' | 'people'>;

/** What one who is new to the game is told beside the game itself. */
export interface Coaching {
  /** `over`: this person has won, or the game is none that hints are for. */
  readonly hints: 'on' | 'off' | 'over';
  readonly hint: Hint | null;
  /** A pass is thought best, but it is too early to say so. Absent: not. */
  readonly isEarly?: boolean;
  /** Cards that lie face up, and signs on buttons, that this player has never seen in any game. */
  readonly fresh: readonly FreshCard[];
}

export interface FreshCard {
  readonly kind: 'trait' | 'boss' | 'power' | 'challenge' | 'sign';
  readonly id: string;
}

export interface HandModel {
  /** What a robot has just done; null or absent: nothing that is still marked. */
  readonly robot?: RobotAct | null;
  readonly game: GameId;
  readonly view: SeatView;
  readonly people: People;
  readonly now: Millis;
  /** Its lines that change with the clock only; absent: they are made for it. */
  readonly clock?: ClockLines;
  /** The last choice of this seat; null or gone: its own first site. */
  readonly site: SiteId | null;
  /** Chosen addition to a launched Rocket's damage; one that isn't legal counts as 0. */
  readonly change: number;
  readonly rockets: RocketChoice;
  /** A refusal or a note, in words. */
  readonly message: string | null;
  /** The player has been asked to confirm a pass that loses the game (R9). */
  readonly confirmPass: boolean;
  /** Fronts of Meteor cards that nobody has seen: what a launch at a face-down one may hit. */
  readonly unseen?: readonly UnseenFront[];
  /** The target of a launch that surely loses the game: pressed again, it is confirmed (R9). */
  readonly confirmLaunch?: Letter | null;
  /** R11: "launch" was typed and the target must be named: targets come first. */
  readonly askTarget?: boolean;
  /** Whether the ability's targets are listed. */
  readonly aiming?: boolean;
  /** Hints and explanations for one who is new to the game. Absent: none. */
  readonly coaching?: Coaching;
  readonly blocked?: boolean;
  /** Rockets, in words, that are shown in the air for `INTERIM_MS` before what they did; null: none. */
  readonly flying?: string | null;
}

export type SpectatorModel = Public;

export type NoteButton = 'open-hand' | 'renew-board' | 'pass-confirm' | 'end-confirm' | 'again';

export interface NoteModel {
  readonly game: GameId;
  readonly text: string;
  readonly buttons?: readonly NoteButton[];
}

export interface RulesModel {
  /** A topic, or a card (`RULE_CARDS`). */
  readonly topic: string;
  /** Anything new: the select's id must differ at each redraw. */
  readonly nonce: string;
}
