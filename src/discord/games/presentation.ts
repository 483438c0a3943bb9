import type { AnyGame, AnyGameTypes, GameTypes } from '../../games/game.js';
import type { Seat } from '../../games/shared/seat.js';
import type { Millis } from '../../games/shared/time.js';
import type { Told } from '../../games/shared/told.js';
import type { ActRefusal, Change, TableHandle } from '../../table/ports.js';
import type { Missing, People, PlainKey, Translate } from '../../text/index.js';
import type { HistoryFace } from '../history/face.js';
import type { EndSpec } from '../end/spec.js';
import type { LobbySpec } from '../lobby/spec.js';
import type { BoardExtras } from './board-extras.js';
import type { BoardPicture } from './picture.js';
import type { Granted } from '../permissions.js';
import type { GameSettings } from '../settings/definition.js';
import type { Answer } from '../rest/acknowledge.js';
import type { DrawnPanel, Row } from '../messages/parts.js';
import type { MessageBody } from '../rest/api.js';

export type { BoardExtras, BoardPicture };

/** How a game's messages look; the platform draws, delivers and stores them. What their buttons do is in face.ts. */

/**
 * How long an intermediate state (as Rockets in flight) is shown before its result, which would else replace it unseen.
 */
export const INTERIM_MS: Millis = 1500;

/** The public message. */
export interface BoardFace<T extends GameTypes = AnyGameTypes> {
  /** While it is played; the platform draws lobby and end. */
  draw(table: TableHandle<T>, extras: BoardExtras, now: Millis, t: Translate): MessageBody;
  /** Absent or null: the message has no picture. */
  picture?(table: TableHandle<T>, t: Translate): BoardPicture | null;
  /** What just happened, in a line; null or absent: nothing worth one. `people` has those who have just left too. */
  headline?(change: Change<T>, people: People, t: Translate): string | null;
  /** Whether a change is shown at once; all others wait for the gap between two edits. Absent: each is. */
  isUrgent?(change: Change<T>): boolean;
  /**
   * The intermediate state of a change, between the table before and after it; null: there is none. It is shown for
   * `INTERIM_MS` before the result; the rules don't know of it.
   */
  between?(change: Change<T>): T['state'] | null;
  /** When the message is redrawn though nothing has happened, as a countdown's last seconds; null: never. */
  nextRedraw?(state: T['state'], now: Millis): Millis | null;
  /**
   * In games that may go on for days, a number that differs from turn to turn: each turn may cost one ordinary edit.
   * Absent: the game has its few ordinary edits in all.
   */
  turn?(state: T['state']): number;
  /** Which needs of this table are not granted; null: it needs nothing beyond posting. */
  missing?(table: TableHandle<T>, granted: Granted): readonly Missing[] | null;
}

/** One player's panel and the choices made on it; kept in memory only. */
export interface PanelView {
  /** What a redraw after a restart needs so that no button moves; stored with the message's address. '': nothing. */
  layout: string;
  /** `lacksPicture`: its picture can't be shown there, so what it would say has to be in the buttons. */
  draw(now: Millis, t: Translate, picture?: BoardExtras['picture'], lacksPicture?: boolean): DrawnPanel;
  /**
   * The panel for a screen reader (`t.plain`): only legal actions, each label complete in itself, without pictures.
   * Absent: what `draw` draws. In both, emoji and disabled buttons are removed.
   */
  plain?(now: Millis, t: Translate): DrawnPanel;
  /** A picture on it, drawn anew where its key is; absent or null: none. */
  picture?(t: Translate): BoardPicture | null;
  /** A note on top, for some seconds. */
  tell(text: string, until: Millis): void;
  /** Drops choices that a change has made meaningless. */
  onChange(change: Change): void;
  /** When it is redrawn though nothing has happened; null: not by itself. */
  nextRedraw(now: Millis): Millis | null;
  /** Whether its player is given hints. Absent: the game gives none. */
  readonly isHinted?: boolean;
  /** What its player may switch on or off, for where the game's own table is drawn in its place. Absent: nothing. */
  switches?(t: Translate): readonly Row[];
}

/** Notes stored of the panel's player, by keys of the game's own. */
export interface OwnNotes {
  has(note: string): boolean;
  add(note: string): void;
  remove(note: string): void;
}

/** When a watcher's view is drawn, and until when it follows the game; milliseconds. */
export interface WatchTime {
  readonly now: Millis;
  readonly until: Millis;
}

/** A state of a running game, for telling later what happened in it. */
export interface ToldChange<T extends GameTypes = AnyGameTypes> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
  /** What its rules tell again (`telling`). */
  readonly told: readonly Told<T['state'], T['event']>[];
}

/** Reports for a player with a screen reader, on request; they hold nothing that this seat may not know. */
export interface ScreenReaderFace<T extends GameTypes = AnyGameTypes> {
  /** What happened in one entry of the log, a sentence a line; none where nothing is worth one. */
  changes(change: ToldChange<T>, table: TableHandle<T>, seat: Seat, t: Translate): readonly string[];
  /** How the table stands, from the nearest need to the farthest. */
  standing(table: TableHandle<T>, seat: Seat, now: Millis, t: Translate): readonly string[];
}

/** Private panels, one a player. */
export interface PanelFace<T extends GameTypes = AnyGameTypes, V extends PanelView = PanelView> {
  /** The label of the board's button that opens it. */
  readonly button: PlainKey;
  open(table: TableHandle<T>, seat: Seat, notes: OwnNotes): V;
  /** Absent: plain panels have no buttons that ask. */
  readonly screenReader?: ScreenReaderFace<T>;
  /** Whether everyone whose token is valid is sent the panel now, as when hands are dealt. */
  isSentTo(change: Change<T>): boolean;
  /** The answer to a click on an old panel that a newer one has replaced. */
  stale(table: TableHandle<T>, t: Translate): MessageBody;
  /**
   * For one who watches: all that may be seen, redrawn as the game goes on; every hand once it is over. Absent: the
   * board shows as much. `until`: so long it follows.
   */
  follow?(table: TableHandle<T>, extras: BoardExtras, time: WatchTime, t: Translate): MessageBody;
  /** For one who asks for a panel and doesn't play. */
  watch(table: TableHandle<T>, t: Translate): Answer;
}

/** A picture on a page of the rules; `alt` is what it shows. */
export interface RulesPicture {
  readonly file: string;
  readonly svg: string;
  readonly width: number;
  readonly alt: string;
}

/** A page of rules, as it can be asked for. */
export interface RulesTopic {
  readonly name: string;
  readonly value: string;
}

/** The rules of a game in pages. */
export interface RulesFace {
  /** Shown where no page was asked for. */
  readonly first: string;
  topics(t: Translate): readonly RulesTopic[];
  /** Null: not one of its topics. `nonce` is anything new: a select's id differs at each redraw. */
  page(topic: string, nonce: string, t: Translate): MessageBody | null;
  /** The file that a page shows, as an SVG; null or absent: it shows none. */
  picture?(topic: string, t: Translate): RulesPicture | null;
}

/** Rules on a single page; `topic` is the game's kind. */
export const onePage = (
  topic: string,
  title: (t: Translate) => string,
  draw: (t: Translate) => MessageBody,
): RulesFace => ({
  first: topic,
  topics: (t) => [{ name: title(t), value: topic }],
  page: (asked, _nonce, t) => (asked === topic ? draw(t) : null),
});

/** All that is asked of a game when its messages are drawn. */
export interface GamePresentation<T extends GameTypes = AnyGameTypes, V extends PanelView = PanelView> {
  readonly game: AnyGame;
  /** The slash command that it is played with. */
  readonly command: string;
  /** How its commands but `new` and `join` are typed, where they are acts of one. Absent: as `command`. */
  readonly acts?: string;
  readonly lobby: LobbySpec<T>;
  readonly end: EndSpec<T>;
  readonly board: BoardFace<T>;
  /** Absent: nothing is hidden, and there are no panels. */
  readonly panel?: PanelFace<T, V>;
  /** What it adds to a server's settings. Absent: nothing. */
  readonly settings?: GameSettings;
  /** What it adds to `/history` and `/stats`. Absent: what all games have is told. */
  readonly history?: HistoryFace;
  /** What whoever starts a game is warned of, by what the bot may do there; absent or null: of nothing. */
  startWarning?(
    table: TableHandle<T>,
    may: Pick<BoardExtras, 'missing' | 'contentReadable'>,
    t: Translate,
  ): string | null;
  /** Present: it teaches newcomers, and can deal the same again for practice; what that opens is in face.ts. */
  readonly offers?: object;
  readonly sameDeal?: unknown;
  /**
   * A refusal of this game's own in words: what was refused, why, and what would be legal. Null: one that all games have.
   */
  refusalText(t: Translate, refusal: ActRefusal<T>, table: TableHandle<T>, viewer: Seat | null): string | null;
  readonly rules: RulesFace;
}

/** The presentation of every game that is played here. */
export interface Presentations {
  readonly all: readonly GamePresentation[];
  /** Throws for a table whose game has none, which is a bug. */
  of(table: Pick<TableHandle, 'kind'>): GamePresentation;
}
