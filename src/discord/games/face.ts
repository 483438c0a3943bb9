import type { AnyGameTypes, GameTypes, RobotThought } from '../../games/game.js';
import type { Millis } from '../../games/shared/time.js';
import type { Seat } from '../../games/shared/seat.js';
import type { TableHandle } from '../../table/ports.js';
import type { SlowThought } from '../../table/robot-seats.js';
import type { Translate } from '../../text/index.js';
import type { ActivityFace } from '../../activity/index.js';
import type { GameRecord } from '../../history/queries.js';
import type { DailyFace } from '../daily/face.js';
import type { DuelFace } from '../duel/face.js';
import type { PracticeMoment } from '../history/face.js';
import type { MessageContext } from '../chat/message-context.js';
import type { Click, Interaction, MessageContent } from '../gateway/incoming.js';
import type { AnyPress, CustomIds, PressHandlers } from '../interactions/custom-id.js';
import type { Ended } from '../../storage/ports/ended-games.js';
import type { Answer } from '../rest/acknowledge.js';
import type { ChatPlatform } from '../chat/chat-platform.js';
import type { Platform } from '../platform.js';
import type { Introduction } from './picture.js';
import type { GamePresentation, Presentations, PanelView } from './presentation.js';

export type { BoardExtras } from './presentation.js';

/**
 * The Discord adapter ("face") of one game. The platform does what is alike in all games: delivering and updating
 * messages, tokens, double taps, lobbies, settings. Faces are registered in one list; the platform looks a face up by
 * its table's `kind`, so that a face is only ever given tables of its own game.
 */

/** Someone who acts at a table, by a button, a slash command or a typed word. */
export interface Actor<T extends GameTypes = AnyGameTypes, P = Platform> {
  readonly platform: P;
  readonly table: TableHandle<T>;
  /** Null: this person doesn't play at the table. */
  readonly seat: Seat | null;
  readonly caller: { readonly userId: string; readonly name: string; readonly moderator: boolean };
  /** The id of the interaction or message, stored with the action so that none acts twice. */
  readonly source: string;
  readonly t: Translate;
}

/** A click on a message of a running game. */
export interface ClickContext<T extends GameTypes = AnyGameTypes> extends Actor<T> {
  readonly click: Click;
  /** The second tap of a double tap (R3): answered with the current state, and not acted on. */
  readonly repeated: boolean;
  /** When the finger pressed, by this machine's clock: the snowflake's time, corrected for skew. */
  readonly pressedAt: Millis;
}

/** A player's click on their own panel. */
export interface PanelContext<
  T extends GameTypes = AnyGameTypes,
  V extends PanelView = PanelView,
> extends ClickContext<T> {
  readonly seat: Seat;
  readonly panel: V;
  /** Sends something to the presser alone, once the panel is redrawn. */
  readonly later: (answer: Answer) => void;
}

/** What each button does, by the kind of message that it sits on. Absent: there are no such buttons. */
export interface ClickHandlers<T extends GameTypes = AnyGameTypes, V extends PanelView = PanelView> {
  /**
   * On the public message, which is redrawn as the answer. What a handler returns goes to the presser alone, after
   * that.
   */
  readonly board?: PressHandlers<ClickContext<T>, Promise<Answer | null>>;
  /** On a player's panel: the answer is the fresh panel. */
  readonly panel?: PressHandlers<PanelContext<T, V>, Promise<void>>;
  /** On a private note: the answer takes its place. */
  readonly note?: PressHandlers<ClickContext<T>, Promise<Answer>>;
}

/** Opens a table; the answer is its message. */
export type OpenAgain = (platform: Platform, from: Interaction, t: Translate) => Promise<Answer>;

/** Computes a slow robot's move in the robots' process. */
export type Think = (question: SlowThought) => Promise<RobotThought<AnyGameTypes['action'], unknown>>;

/** The Discord adapter of one game: how it looks, and what its buttons and typed words do. */
export interface GameFace<T extends GameTypes = AnyGameTypes, V extends PanelView = PanelView> extends GamePresentation<
  T,
  V
> {
  /** Encodes and decodes the custom ids of its buttons. */
  readonly ids: CustomIds<AnyPress>;
  readonly clicks: ClickHandlers<T, V>;
  /** Absent: everyone may talk at any time. */
  readonly chat?: ChatFace<T>;
  /** Its own table in the Activity. Absent: its messages are drawn there. */
  readonly activity?: ActivityFace<T>;
  /** What it adds to the daily deal; the rules make the deals (`game.daily`). Absent: it has no daily deals. */
  readonly daily?: DailyFace;
  /** What it says of a duel (`game.duel`). Absent: no duels are played of it. */
  readonly duel?: DuelFace;
  /** What newcomers to the game are offered; absent: nothing. */
  readonly offers?: {
    /** Opens the private lesson, or resumes it where it was left. */
    readonly lesson: OpenAgain;
    /** Opens a first game, dealt at once where nobody is waited for. Absent: an ordinary lobby. */
    readonly firstGame?: OpenAgain;
    /**
     * What the bot is: `joined`, said once to a server; `help`, to whoever asks. The first game that has one speaks.
     */
    readonly introduction?: (occasion: 'joined' | 'help', newcomer: boolean, t: Translate) => Introduction;
  };
  /** What "again" opens after this game, where that isn't the lobby of the same game; absent or null: it is. */
  rematch?(ended: Ended<T>): OpenAgain | null;
  /**
   * Starts slow computations whose results are shown at the game's end; called at each change of a table. Absent: there
   * are none.
   */
  precomputeEnd?(table: TableHandle<T>, think: Think): void;
  /**
   * Opens a table of the asker's own, as a past game was after an entry of its log; null: nobody could play on there.
   * Absent: it isn't offered.
   */
  practice?(record: GameRecord, moment: PracticeMoment): OpenAgain | null;
  /** Opens a solo practice table with the same deal. Absent: it isn't offered. */
  sameDeal?(ended: Ended<T>): OpenAgain;
}

/** A typed word that is a command. */
export interface TypedWord<T extends GameTypes = AnyGameTypes> {
  run(by: TypedContext<T>): Promise<void>;
}
export interface TypedContext<T extends GameTypes = AnyGameTypes> extends Actor<T, ChatPlatform> {
  readonly seat: Seat;
  readonly channelId: string;
}

/** The circumstances of a message in the channel of a running game, or in a thread under it. */
export interface ChatContext<T extends GameTypes = AnyGameTypes> {
  readonly platform: ChatPlatform;
  readonly table: TableHandle<T>;
  readonly channelId: string;
  readonly written: MessageContext;
}

/** What is done with a message: nothing, its deletion, or the command that it is. */
export type Verdict<T extends GameTypes = AnyGameTypes> =
  | { readonly do: 'allow' }
  /** `why`: what its author is told. `helps`: what a player who all but typed a command sees besides. */
  | { readonly do: 'delete'; why(t: Translate): string; readonly helps?: TypedWord<T> }
  | { readonly do: 'command'; readonly word: TypedWord<T> };

/** What may be written in the channel while the game is on. */
export interface ChatFace<T extends GameTypes = AnyGameTypes> {
  /** Whether that seat was in the game from its clock's start, and may have left since. */
  satDown(state: T['state'], seat: Seat): boolean;
  /** Whether anybody has to keep silent just now. */
  isHeld(state: T['state']): boolean;
  judge(context: ChatContext<T>, message: MessageContent): Verdict<T>;
  /**
   * Whether a player has to be silent in voice too: `may-speak`: not just now; null: never in this game, or not yet.
   * Absent: never.
   */
  inVoice?(state: T['state'], seat: Seat): 'silent' | 'may-speak' | null;
  /** Judges the title of a new thread. */
  judgeTitle(context: ChatContext<T>, title: string): Verdict<T>;
  /** What the board says where the bot lacks the permission to delete messages or to rename threads. */
  powerless(t: Translate, lacking: 'delete' | 'rename'): string;
}

/** The faces of the games that are played here, by kind. */
export class Faces implements Presentations {
  readonly #faces: ReadonlyMap<string, GameFace>;

  /** Throws where two faces have the same game, which is a bug. */
  constructor(readonly all: readonly GameFace[]) {
    this.#faces = new Map(all.map((face) => [face.game.kind, face]));
    if (this.#faces.size < all.length) throw new Error('two registered faces are of the same game');
  }

  /** Throws for a table whose game has no face, which is a bug. */
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
