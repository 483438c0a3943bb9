import type { AnyGameTypes, GameTypes, RobotThought } from '../../games/game.js';
import type { Seat } from '../../games/shared/seat.js';
import type { TableHandle } from '../../table/ports.js';
import type { SlowThought } from '../../table/robot-seats.js';
import type { Translate } from '../../text/index.js';
import type { DailyFace } from '../daily/face.js';
import type { Verdict, MessageContext } from '../chat/verdict.js';
import type { Click, Interaction, MessageContent } from '../gateway/incoming.js';
import type { AnyPress, CustomIds, PressHandlers } from '../interactions/custom-id.js';
import type { Ended } from '../ports.js';
import type { Answer } from '../rest/acknowledge.js';
import type { MessageBody } from '../rest/api.js';
import type { Services } from '../services.js';
import type { GameLooks, LooksByTable, PanelView } from './looks.js';

export type { BoardExtras } from './looks.js';

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

/** Opens a table; the answer is its message. */
export type OpenAgain = (services: Services, from: Interaction, t: Translate) => Promise<Answer>;

/** A thought of a robot that thinks for long, on the robots' thread. */
export type Think = (question: SlowThought) => Promise<RobotThought<AnyGameTypes['action'], unknown>>;

/** One game on Discord: how it looks, and what pressing and writing does. */
export interface GameFace<T extends GameTypes = AnyGameTypes, V extends PanelView = PanelView> extends GameLooks<T, V> {
  /** What its buttons carry. */
  readonly ids: CustomIds<AnyPress>;
  readonly clicks: ClickHandlers<T, V>;
  /** Absent: everyone may talk at any time. */
  readonly chat?: ChatFace<T>;
  /** What it adds to the daily deal; the rules say which deals (`game.daily`). Absent: no day has one. */
  readonly daily?: DailyFace;
  /** What those who don't know the game yet are offered; absent: nothing. */
  readonly offers?: {
    /** A private lesson, gone on with where it was left. */
    readonly lesson: OpenAgain;
    /** A lobby for a first game. */
    readonly firstGame: OpenAgain;
    /** What the bot is: `joined`, said once to a server; `help`, to whoever asks. The first game that has one speaks. */
    readonly introduction?: (occasion: 'joined' | 'help', newcomer: boolean, t: Translate) => MessageBody;
  };
  /** What "again" takes over from a game that has ended; null: nothing is known of it any more. */
  rematch(ended: Ended<T> | null, robotsAllowed: boolean): OpenAgain;
  /**
   * Works out what takes long and is told at the end, while a game is on: asked at each change of a table. Absent:
   * there is nothing of that kind.
   */
  precomputeEnd?(table: TableHandle<T>, think: Think): void;
  /** What was dealt once more, for practice by oneself. Absent: nobody is offered that. */
  sameDeal?(ended: Ended<T>): OpenAgain;
}

/** A typed word that does what it says. */
export interface TypedWord<T extends GameTypes = AnyGameTypes> {
  run(by: TypedContext<T>): Promise<void>;
}
export interface TypedContext<T extends GameTypes = AnyGameTypes> extends Actor<T> {
  readonly seat: Seat;
  readonly channelId: string;
}

/** Something written in the channel of a game that is on, or in a thread beneath it. */
export interface ChatContext<T extends GameTypes = AnyGameTypes> {
  readonly services: Services;
  readonly table: TableHandle<T>;
  readonly channelId: string;
  readonly written: MessageContext;
}

/** What may be written in the channel while the game is on. */
export interface ChatFace<T extends GameTypes = AnyGameTypes> {
  /** Whether that seat was in the game from its clock's start, and may have left since. */
  satDown(state: T['state'], seat: Seat): boolean;
  judge(context: ChatContext<T>, message: MessageContent): Verdict<T>;
  /** A thread's title, as the thread appears. */
  judgeTitle(context: ChatContext<T>, title: string): Verdict<T>;
  /** What the board says where the bot lacks the permission to delete messages or to rename threads. */
  powerless(t: Translate, lacking: 'delete' | 'rename'): string;
}

/** The faces of the games that are played here, by kind. */
export class Faces implements LooksByTable {
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
