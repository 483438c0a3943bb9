import type { AnyGame, AnyGameTypes, GameTypes } from '../../games/game.js';
import type { Seat } from '../../games/shared/seat.js';
import type { Millis } from '../../games/shared/time.js';
import type { ActRefusal, Change, TableHandle } from '../../table/ports.js';
import type { Missing, People, Translate } from '../../text/index.js';
import type { Click, Interaction } from '../gateway/incoming.js';
import type { AnyPress, CustomIds, PressHandlers } from '../interactions/custom-id.js';
import type { Granted } from '../permissions.js';
import type { Ended } from '../ports.js';
import type { Answer } from '../rest/acknowledge.js';
import type { MessageBody } from '../rest/api.js';
import type { Services } from '../services.js';

/**
 * What Discord's side of one game consists of. The platform brings what is alike in all: where messages are and how they
 * are kept true, tokens, double taps, lobbies, settings. A face is registered in one list, in `src/app.ts`; the platform
 * asks for it by its table's `kind`, so that a face is only ever given tables of its own game.
 */

/** Someone acts at a table, by whatever it came: a button, a slash command, or a typed word. */
export interface Actor<T extends GameTypes = AnyGameTypes> {
  readonly services: Services;
  readonly table: TableHandle<T>;
  /** Null: doesn't play here. */
  readonly seat: Seat | null;
  readonly caller: { readonly userId: string; readonly name: string; readonly moderator: boolean };
  /** The interaction or message: none acts twice. */
  readonly source: string;
  readonly t: Translate;
}

/** A click on something of a game that is on. */
export interface ClickContext<T extends GameTypes = AnyGameTypes> extends Actor<T> {
  readonly click: Click;
  /** The second tap of a double tap (R3): answered with what there is now to see, and not acted on. */
  readonly repeated: boolean;
}

/** A player's click on their own panel. */
export interface PanelContext<
  T extends GameTypes = AnyGameTypes,
  V extends PanelView = PanelView,
> extends ClickContext<T> {
  readonly seat: Seat;
  readonly panel: V;
}

/** A picture on the public message. */
export interface BoardPicture {
  /** The same key, the same picture: it stays on the message as it is. */
  readonly key: string;
  /** Drawn only where the key is new. */
  svg(): string;
  /** What it shows, for those who can't see it: at most 1,024 characters. */
  readonly alt: string;
}

/** What a public message shows beside the game itself. */
export interface BoardExtras {
  /** What just happened, or a note; null: nothing. */
  readonly headline: string | null;
  /** What the bot may not do in the channel. */
  readonly missing: readonly Missing[];
  /** Names of the crew before, for "again"; listed, never pinged. */
  readonly lastCrew: readonly string[];
  /** What players show by a button for some seconds, by seat. */
  readonly signs: readonly { readonly seat: Seat; readonly sign: string }[];
  /** The board was posted anew elsewhere: this one keeps its text and loses its buttons. */
  readonly retired: boolean;
  /** The picture that the message has; null: none. */
  readonly picture: { readonly url: string; readonly alt: string } | null;
  /** Whether another game may be opened in the channel. */
  readonly again: boolean;
  /** Whether the Message Content intent is granted. */
  readonly contentReadable: boolean;
}

/** The public message. */
export interface BoardFace<T extends GameTypes = AnyGameTypes> {
  draw(table: TableHandle<T>, extras: BoardExtras, now: Millis, t: Translate): MessageBody;
  /** Absent or null: the message has no picture. */
  picture?(table: TableHandle<T>, t: Translate): BoardPicture | null;
  /** What just happened, in a line; null: nothing worth one. `people` has those who have just left too. */
  headline(change: Change<T>, people: People, t: Translate): string | null;
  /** Whether a change is shown at once; all others wait for the gap between two edits. */
  isUrgent(change: Change<T>): boolean;
  /** When the message is redrawn though nothing has happened, as a countdown's last seconds; null: never. */
  nextRedraw?(state: T['state'], now: Millis): Millis | null;
  /** Which needs of this table are not granted; null: it needs nothing beyond posting. */
  missing?(table: TableHandle<T>, granted: Granted): readonly Missing[] | null;
}

/** What one player sees, and what was chosen there; lives as long as the process. */
export interface PanelView {
  /** What the message needs to be drawn again with nothing moved; kept with its address. '' where nothing. */
  layout: string;
  draw(now: Millis, t: Translate): MessageBody;
  /** What it would show with the clock left out: an edit that changes nothing isn't sent. */
  content(t: Translate): string;
  /** A note on top, for some seconds. */
  tell(text: string, until: Millis): void;
  /** What was chosen may have lost its meaning. */
  onChange(change: Change): void;
  /** When it is redrawn though nothing has happened; null: not by itself. */
  nextRedraw(now: Millis): Millis | null;
}

/** Private panels, one a player. */
export interface PanelFace<T extends GameTypes = AnyGameTypes, V extends PanelView = PanelView> {
  open(table: TableHandle<T>, seat: Seat): V;
  /** Whether everyone whose token lives is sent the panel now, as when hands are dealt. */
  isSentTo(change: Change<T>): boolean;
  /** For an old panel that was clicked, while a newer one lives. */
  stale(table: TableHandle<T>, t: Translate): MessageBody;
  /** For one who asks for a panel and doesn't play. */
  watch(table: TableHandle<T>, now: Millis, t: Translate): Answer;
}

/** What each button does, by the kind of message that it sits on. */
export interface ClickHandlers<T extends GameTypes = AnyGameTypes, V extends PanelView = PanelView> {
  /**
   * On the public message, which is redrawn as the answer. What a handler returns goes to the presser alone, after that.
   */
  readonly board: PressHandlers<ClickContext<T>, Promise<Answer | null>>;
  /** On a player's panel: the answer is the fresh panel. */
  readonly panel: PressHandlers<PanelContext<T, V>, Promise<void>>;
  /** On a private note: the answer takes its place. */
  readonly note: PressHandlers<ClickContext<T>, Promise<Answer>>;
  /** Presses on the board that are meant each time, however quickly they follow each other. */
  readonly repeatable: ReadonlySet<string>;
}

/** Opens a lobby like the one before; the answer is its board. */
export type OpenAgain = (services: Services, from: Interaction, t: Translate) => Promise<Answer>;

export interface GameFace<T extends GameTypes = AnyGameTypes, V extends PanelView = PanelView> {
  readonly game: AnyGame;
  /** What its buttons carry. */
  readonly ids: CustomIds<AnyPress>;
  readonly clicks: ClickHandlers<T, V>;
  readonly board: BoardFace<T>;
  /** Absent: nothing is hidden, and there are no panels. */
  readonly panel?: PanelFace<T, V>;
  /** Absent: everyone may talk at any time. */
  readonly chat?: ChatFace<T>;
  host(state: T['state']): Seat | null;
  /** What happened, why, and what would be legal; for the one who was refused. */
  refusalText(t: Translate, refusal: ActRefusal<T>, table: TableHandle<T>, viewer: Seat | null): string;
  /** What "again" takes over from a game that has ended; null: nothing is known of it any more. */
  rematch(ended: Ended<T> | null, robotsAllowed: boolean): OpenAgain;
  /** A page of its rules; null: not one of its topics. `nonce` is anything new: a select's id differs at each redraw. */
  rulesPage(topic: string, nonce: string, t: Translate): MessageBody | null;
}

/** Of one who wrote something in the channel. */
export type Writer =
  /** `leaver`: played and left; knows cards all the same. */
  { readonly kind: 'player' | 'leaver'; readonly seat: Seat } | { readonly kind: 'spectator' };

/** What is asked of a writer: to write nothing but words of the game and gestures; only to show nothing; or nothing. */
export type Hush = 'silent' | 'open' | 'free';

/** A typed word that does what it says. */
export interface TypedWord<T extends GameTypes = AnyGameTypes> {
  obey(by: TypedContext<T>): Promise<void>;
}
export interface TypedContext<T extends GameTypes = AnyGameTypes> extends Actor<T> {
  readonly seat: Seat;
  readonly channelId: string;
}

/** What may be written in the channel while the game is on. */
export interface ChatFace<T extends GameTypes = AnyGameTypes> {
  /** Whether that seat was in the game from its clock's start, and may have left since. */
  satDown(state: T['state'], seat: Seat): boolean;
  hush(state: T['state'], writer: Writer, at: Millis): Hush;
  /** Players write nothing at all but stickers. */
  isStrict(state: T['state']): boolean;
  /** Talk has been opened for all: who may not talk still has a reason of their own. */
  isTalkOpen(state: T['state']): boolean;
  /** Reads a whole message as a word of the game, in any language that the bot speaks; null for all else. */
  read(content: string): TypedWord<T> | null;
}

/** The faces of the games that are played here, by kind. */
export class Faces {
  readonly #faces: ReadonlyMap<string, GameFace>;

  /** Throws where two faces are of one game: that is a bug. */
  constructor(readonly all: readonly GameFace[]) {
    this.#faces = new Map(all.map((face) => [face.game.kind, face]));
    if (this.#faces.size < all.length) throw new Error('two registered faces are of the same game');
  }

  /** Throws for a table whose game has no face: what is played here has one. */
  of({ kind }: Pick<TableHandle, 'kind'>): GameFace {
    const face = this.#faces.get(kind);
    if (face === undefined) throw new Error(`no face of the kind ${kind} is registered`);
    return face;
  }

  /** Undefined: a game that isn't played here any more, or not yet. */
  find(kind: string): GameFace | undefined {
    return this.#faces.get(kind);
  }
}
