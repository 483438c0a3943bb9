import type { Seat } from '../../games/shared/seat.js';
import type { Millis } from '../../games/shared/time.js';
import type { Change, GameId, TableDirectory, TableHandle } from '../../table/ports.js';
import type { Missing, People, Translate } from '../../text/index.js';
import { BEAT_MS, type BoardExtras, type BoardPicture, type WatchTime } from '../games/looks.js';
import { hasFinished } from '../newcomers.js';
import { withRobots } from '../people.js';
import type { Granted } from '../permissions.js';
import type { Address, Found, SentAddress } from '../ports.js';
import { TOKEN_MS, withFiles } from '../rest/acknowledge.js';
import { ORIGINAL, type MessageBody } from '../rest/api.js';
import { PictureOnBoard } from './board-picture.js';
import { Countdown } from './countdown.js';
import { bodyOf, container, text } from './parts.js';
import { Delivery, type Outgoing } from './delivery.js';
import { tableAt } from './finished.js';
import type { PanelTools } from './panels.js';
import { Writer } from './writer.js';
import type { Hold } from './writer.js';

export interface BoardTools extends PanelTools {
  readonly directory: TableDirectory;
  /** Whether the Message Content intent is granted. */
  readonly contentReadable: () => boolean;
  /** Streaks and records of the server that a game has brought as it ended, in words. */
  readonly feats: (table: TableHandle) => readonly string[];
  /** What its board says beside the game, in words. */
  readonly asides: (table: TableHandle) => readonly string[];
  /** How many people watch a game. */
  readonly watching: (game: GameId) => number;
}

/** Edits of one message are about this far apart. */
const GAP_MS = 1000;
/** How long a line about what just happened stays on the board. */
const HEADLINE_MS = 10_000;
/** So long after its end a game's board is still brought to its last state, if it could not be before. */
const LAST_ATTEMPTS_MS = 60 * 60_000;
/** How long a sign stays there. */
const SIGN_MS = 8000;

interface Board {
  table: TableHandle;
  readonly writer: Writer;
  readonly delivery: Delivery;
  readonly countdown: Countdown;
  readonly picture: PictureOnBoard;
  /** What the table was for a moment: shown instead of it for a beat. */
  beat: { readonly table: TableHandle; readonly until: Millis } | null;
  headline: { readonly text: string; readonly until: Millis } | null;
  missing: readonly Missing[];
  /** The thread that its table moved to; null: it didn't. */
  movedTo: string | null;
  /** By seat, the newest of each. */
  readonly signs: Map<Seat, { readonly sign: string; readonly until: Millis }>;
  lastCrew: readonly string[];
  feats: readonly string[];
  /** Who sat there before the newest change: one who got up is still called by name. */
  people: People;
}

/** Redraws what else counts down with the board. */
export type OnBoardTick = (table: TableHandle) => void;

/** The public message of every game. */
export class Boards {
  readonly #boards = new Map<GameId, Board>();
  #stopped = false;

  constructor(
    private readonly tools: BoardTools,
    private readonly onBoardTick: OnBoardTick,
  ) {}

  /** The newest state, drawn. */
  draw(table: TableHandle, extras: Partial<BoardExtras> = {}): MessageBody {
    const t = this.tools.words(table.guildId);
    const thread = this.#boards.get(table.game)?.movedTo ?? null;
    if (thread !== null)
      return bodyOf({ components: [container('still', [text(t('lobby.thread.moved', { thread: `<#${thread}>` }))])] });
    const { shown, all } = this.#newest(table, extras);
    return this.tools.faces.of(table).board.draw(shown, all, this.tools.clock.now(), t);
  }

  /** The newest state for one who watches. */
  follow(table: TableHandle, time: WatchTime, t: Translate): MessageBody {
    const { shown, all } = this.#newest(table, { picture: null });
    const { panel } = this.tools.faces.of(table);
    if (panel?.follow === undefined) throw new Error(`the game ${table.kind} shows watchers nothing of its own`);
    return panel.follow(shown, all, time, t);
  }

  #newest(
    table: TableHandle,
    extras: Partial<BoardExtras>,
  ): { readonly shown: TableHandle; readonly all: BoardExtras } {
    const board = this.#boards.get(table.game);
    const now = this.tools.clock.now();
    const beat = board === undefined ? null : this.#beat(board);
    const line = beat === null && board?.headline && board.headline.until > now ? board.headline.text : null;
    const again = (this.tools.directory.inChannel(table.channelId)?.game ?? table.game) === table.game;
    const all: BoardExtras = {
      headline: line,
      signs: [...(board?.signs ?? [])].flatMap(([seat, { sign, until }]) => (until > now ? [{ seat, sign }] : [])),
      contentReadable: this.tools.contentReadable(),
      missing: board?.missing ?? [],
      thread: board?.delivery.inThread ?? false,
      lastCrew: board?.lastCrew ?? [],
      retired: false,
      picture: board?.picture.attached ?? null,
      again,
      newcomers: this.#areNewcomers(table),
      feats: board?.feats ?? [],
      asides: this.tools.asides(table),
      watchers: this.tools.watching(table.game),
      ...extras,
    };
    return { shown: beat ?? table, all };
  }

  #areNewcomers({ kind, people }: TableHandle): boolean {
    return [...people.values()].every(({ userId }) => !hasFinished(this.tools.people, userId, kind));
  }

  /** Makes the board known before its message is, with the names of the crew before. */
  open(table: TableHandle, lastCrew: readonly string[]): void {
    this.#board(table).lastCrew = lastCrew;
  }

  /** The board is now this message; an older one is taken away. */
  landed(table: TableHandle, address: Address): void {
    const board = this.#board(table);
    const { delivery, picture, writer } = board;
    picture.gone();
    delivery.moved(address);
    if (picture.isDue(this.#pictureFor(board))) writer.touch();
  }

  /** Until it is released the board is about to be sent anew: what changes meanwhile is shown where it lands. */
  hold(table: TableHandle): Hold {
    return this.#board(table).writer.hold();
  }

  /** The board is about to be sent as this message. */
  sending(table: TableHandle, address: SentAddress): void {
    this.#board(table).delivery.sending(address);
  }

  /** The board was sent as this message, and the answer to that was lost. */
  perhapsLanded(table: TableHandle, address: SentAddress): void {
    this.#board(table).delivery.perhaps(address);
  }

  /** Posts the board anew with a person's token, else as an ordinary message. */
  async repost(table: TableHandle): Promise<void> {
    const { delivery, writer } = this.#board(table);
    if (!(await delivery.post())) writer.touch();
  }

  /**
   * A click on a board: its answer will redraw it, and renews its token once Discord has taken it. Null: that board has
   * been replaced by another.
   */
  clicked(table: TableHandle, token: string, messageId: string): Hold | null {
    const board = this.#board(table);
    const { delivery, writer } = board;
    const known = delivery.address?.messageId ?? null;
    if (known !== null && known !== messageId) return null;
    const expiresAt = this.tools.clock.now() + TOKEN_MS;
    const hold = writer.hold();
    return {
      drawn: () => {
        hold.drawn();
      },
      release: (accepted) => {
        if (accepted) delivery.renewed({ token, message: ORIGINAL, expiresAt, messageId });
        hold.release(accepted);
        // An answer to a click brings no new picture: that follows.
        if (board.picture.isDue(this.#pictureFor(board))) writer.touch();
      },
    };
  }

  /** Something beside the game's state changed (a note, a permission). */
  touch(game: GameId): void {
    this.#boards.get(game)?.writer.touch();
  }

  /** What the bot may do in the channel, as the newest interaction there tells. */
  permitted(table: TableHandle, granted: Granted): void {
    const missing = this.tools.faces.of(table).board.missing?.(table, granted) ?? null;
    const board = this.#board(table);
    board.delivery.inThread = granted.thread;
    if (missing !== null) board.missing = missing;
  }

  /** The table goes on in this thread, as another game: the message says so from now on. */
  moved(table: TableHandle, threadId: string): void {
    this.#board(table).movedTo = threadId;
  }

  /** Something failed for want of these. */
  lacks(table: TableHandle, missing: readonly Missing[]): void {
    const board = this.#board(table);
    board.missing = [...new Set([...board.missing, ...missing])];
  }

  /** What is known to be missing. */
  missing(table: TableHandle): readonly Missing[] {
    return this.#boards.get(table.game)?.missing ?? [];
  }

  /** What a player shows by a button, for some seconds. */
  sign(table: TableHandle, seat: Seat, sign: string): void {
    const { writer, signs } = this.#board(table);
    const until = this.tools.clock.now() + SIGN_MS;
    signs.set(seat, { sign, until });
    this.tools.timers.at(until, () => {
      if (signs.get(seat)?.until === until && signs.delete(seat)) writer.touch();
    });
    writer.touch();
  }

  /** A line that isn't an event's, as when silence can't be kept. */
  say(table: TableHandle, text: string): void {
    const board = this.#board(table);
    board.headline = { text, until: this.tools.clock.now() + HEADLINE_MS };
    board.writer.touch();
  }

  onChange(change: Change): void {
    const board = this.#board(change.table);
    const { game, board: face } = this.tools.faces.of(change.table);
    const people = this.#peopleOf(change.table);
    const known = new Map([...board.people, ...people]);
    const line = face.headline(change, known, this.tools.words(change.table.guildId));
    board.people = people;
    if (line !== null) board.headline = { text: line, until: change.at + HEADLINE_MS };
    this.#keepBeat(board, change);
    board.writer.touch(face.isUrgent(change));
    board.countdown.follow();
    if (game.phase(change.state) === 'over' && game.phase(change.before) !== 'over') this.#over(board);
  }

  /** After a restart: what was kept of a game's board. */
  recovered(table: TableHandle, found: Found | null): void {
    const board = this.#board(table);
    if (found) board.delivery.recovered(found);
    board.countdown.follow();
  }

  /** After a restart: the board of a game that ended before its last edit was through. */
  finished(table: TableHandle, found: Found): void {
    const board = this.#board(table);
    board.delivery.recovered(found);
    board.writer.touch();
    this.#over(board);
  }

  /** Messages are gone: a board among them is posted anew. */
  lost(channelId: string, messageIds: readonly string[]): void {
    for (const { table, delivery } of this.#boards.values()) {
      const id = delivery.address?.messageId;
      if (table.channelId === channelId && id && messageIds.includes(id) && !this.#isOver(table)) delivery.lost();
    }
  }

  /** Its channel is gone: nothing more is written. */
  dropped(game: GameId): void {
    const board = this.#boards.get(game);
    board?.writer.stop();
    board?.countdown.stop();
    board?.picture.stop();
    this.#boards.delete(game);
  }

  /** Writes nothing any more, whatever is still heard of answers that were on their way. */
  stop(): void {
    this.#stopped = true;
    for (const game of [...this.#boards.keys()]) this.dropped(game);
  }

  /** Last words on every board, as the process is about to stop. */
  async farewell(text: (t: Translate) => string): Promise<void> {
    await Promise.all(
      [...this.#boards.values()]
        .filter(({ table }) => !this.#isOver(table))
        .map(async (board) => {
          board.writer.stop();
          board.countdown.stop();
          board.beat = null;
          const headline = text(this.tools.words(board.table.guildId));
          await board.delivery.write(await this.#outgoing(board, false, { headline }), true);
        }),
    );
  }

  #board(table: TableHandle): Board {
    const known = this.#boards.get(table.game);
    if (known) return known;
    const { clock, timers } = this.tools;
    const delivery: Delivery = new Delivery(
      this.tools,
      table,
      () => this.#outgoing(board, true),
      () => {
        this.touch(table.game);
      },
      () => this.tools.faces.of(table).board.turn?.(table.state) ?? null,
    );
    const writer = new Writer(this.tools, GAP_MS, async () =>
      delivery.write(await this.#outgoing(board, false), this.#isOver(table)),
    );
    const { board: face } = this.tools.faces.of(table);
    const countdown = new Countdown(
      clock,
      timers,
      (now) => face.nextRedraw?.(table.state, now) ?? null,
      () => {
        writer.touch(true);
        this.onBoardTick(table);
      },
    );
    const board: Board = {
      table,
      writer,
      delivery,
      countdown,
      picture: new PictureOnBoard(this.tools.renderPng, this.tools.log, () => {
        writer.touch();
      }),
      beat: null,
      headline: null,
      signs: new Map(),
      missing: [],
      movedTo: null,
      lastCrew: [],
      feats: [],
      people: this.#peopleOf(table),
    };
    if (this.#stopped) writer.stop();
    this.#boards.set(table.game, board);
    return board;
  }

  /** A change that had such a moment begins a beat; another one that can't wait ends it. */
  #keepBeat(board: Board, change: Change): void {
    const { clock, timers, faces } = this.tools;
    const face = faces.of(change.table).board;
    const state: unknown = face.between?.(change) ?? null;
    if (state === null) {
      if (face.isUrgent(change)) board.beat = null;
      return;
    }
    const until = clock.now() + BEAT_MS;
    board.beat = { table: tableAt(change.table, state), until };
    timers.at(until, () => {
      board.writer.touch(true);
      this.onBoardTick(board.table);
    });
  }

  #beat({ beat }: Board): TableHandle | null {
    return beat !== null && beat.until > this.tools.clock.now() ? beat.table : null;
  }

  #pictureFor(board: Board): BoardPicture | null {
    const table = this.#beat(board) ?? board.table;
    return this.tools.faces.of(table).board.picture?.(table, this.tools.words(table.guildId)) ?? null;
  }

  /** The board with its picture; `anew`: for a new message. */
  async #outgoing(board: Board, anew: boolean, extras: Partial<BoardExtras> = {}): Promise<Outgoing> {
    const { table, picture } = board;
    const { attached, files, drops, sent } = await picture.newest(this.#pictureFor(board), anew);
    const body = this.draw(table, { ...extras, picture: attached });
    return { body: drops ? { ...body, attachments: [] } : withFiles({ body, files }), files, sent };
  }

  #peopleOf({ people, kind, state }: TableHandle): People {
    return withRobots(people, this.tools.faces.of({ kind }).game.seats(state));
  }

  #isOver(table: TableHandle): boolean {
    return this.tools.faces.of(table).game.phase(table.state) === 'over';
  }

  /** The board is history once it shows the end. */
  #over(board: Board): void {
    board.countdown.stop();
    board.feats = this.tools.feats(board.table);
    const { clock, timers } = this.tools;
    const giveUpAt = clock.now() + LAST_ATTEMPTS_MS;
    const look = (): void => {
      if (this.#boards.get(board.table.game) !== board) return;
      if ((!board.writer.settled || board.picture.isDrawing) && clock.now() < giveUpAt) {
        timers.at(clock.now() + HEADLINE_MS, look);
        return;
      }
      this.dropped(board.table.game);
      this.tools.messages.forget(board.table.game);
    };
    timers.at(clock.now() + HEADLINE_MS, look);
  }
}
