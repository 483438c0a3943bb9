import type { Seat } from '../../../games/shared/seat.js';
import type { Change, GameId, TableHandle } from '../../../table/ports.js';
import type { Missing, Translate } from '../../../text/index.js';
import type { BoardExtras } from '../../games/presentation.js';
import type { Granted } from '../../permissions.js';
import type { MessageAddress, StoredMessage, PendingAddress } from '../../../storage/ports/messages.js';
import type { MessageBody } from '../../rest/api.js';
import { Board, HEADLINE_MS, type OnBoardTick, type PlayedElsewhere, type ShownSign } from './board.js';
import type { MessageTools } from '../delivery/tools.js';
import type { Hold } from '../delivery/writer.js';
import type { BesideBoards } from './beside-boards.js';
import { BoardDrawing } from './board-drawing.js';

/** For this long after a game's end its board's last state is still retried, if it could not be written. */
const LAST_ATTEMPTS_MS = 60 * 60_000;
/** Where only a click brings a token, it may come the day after. */
const LAST_CLICK_MS = 24 * 60 * 60_000;
/** How often it is asked whether that click has come. */
const LOOK_FOR_CLICK_MS = 60_000;

/** A board as the answer to a click on it. */
interface Redrawn extends Pick<Hold, 'release'> {
  readonly body: MessageBody;
}

/** The public message of every game. */
export class Boards {
  readonly #boards = new Map<GameId, Board>();
  #stopped = false;
  #onTouched: (table: TableHandle) => void = () => undefined;
  #isElsewhere: PlayedElsewhere = () => false;
  readonly drawing: BoardDrawing;

  constructor(
    private readonly tools: MessageTools,
    private readonly beside: BesideBoards,
    private readonly onBoardTick: OnBoardTick,
  ) {
    this.drawing = new BoardDrawing(tools, beside, (game) => this.#boards.get(game));
  }

  /** Called when something beside a game's state has changed what its board says. */
  whenTouched(onTouched: (table: TableHandle) => void): void {
    this.#onTouched = onTouched;
  }

  /** While that holds of a table, what isn't urgent is written less often. */
  slowWhile(isElsewhere: PlayedElsewhere): void {
    this.#isElsewhere = isElsewhere;
  }

  /** The newest state, drawn. */
  draw(table: TableHandle, extras: Partial<BoardExtras> = {}): MessageBody {
    return this.drawing.draw(table, extras);
  }

  /** Makes the board known before its message is, with the names of the crew before. */
  open(table: TableHandle, lastCrew: readonly string[]): void {
    this.#board(table).lastCrew = lastCrew;
    // The table was told of before: pages of the Activity show it already.
    if (lastCrew.length > 0) this.#onTouched(table);
  }

  /** The board is now this message; the previous one is deleted. */
  landed(table: TableHandle, address: MessageAddress): void {
    this.#board(table).landed(address);
  }

  /** Until it is released the board is being sent anew: later changes are written to the new message. */
  hold(table: TableHandle): Hold {
    return this.#board(table).writer.hold();
  }

  /** The board is about to be sent as this message. */
  sending(table: TableHandle, address: PendingAddress): void {
    this.#board(table).delivery.sending(address);
  }

  /** The board was sent as this message, but Discord's response was lost. */
  perhapsLanded(table: TableHandle, address: PendingAddress): void {
    this.#board(table).delivery.perhaps(address);
  }

  /** Posts the board anew with a person's token, else as an ordinary message. */
  async repost(table: TableHandle): Promise<void> {
    const { delivery, writer } = this.#board(table);
    if (!(await delivery.repost())) writer.touch();
  }

  /**
   * A click on a board: its answer will redraw it, and renews its token once Discord has taken it. Null: that board has
   * been replaced by another.
   */
  clicked(table: TableHandle, token: string, messageId: string): Hold | null {
    return this.#board(table).clicked(token, messageId);
  }

  overwritten(table: TableHandle, messageId: string): void {
    this.#board(table).delivery.overwritten(messageId);
  }

  /**
   * A click on the message of a game that is over, whose end waits for a token: its answer will show the end. Null:
   * there is no such message.
   */
  async clickedOver(game: GameId, token: string, messageId: string): Promise<Redrawn | null> {
    const board = this.#boards.get(game);
    const waits = board?.isOver === true && board.delivery.waitsForToken;
    if (board === undefined || !waits || board.delivery.address?.messageId !== messageId) return null;
    const hold = board.clicked(token, messageId);
    if (hold === null) return null;
    await board.pictureInPlace;
    const body = this.draw(board.table);
    hold.drawn();
    return {
      body,
      release: (accepted) => {
        hold.release(accepted);
      },
    };
  }

  /** Resolves when no edit of the picture is under way: the answer to a click is drawn after that. */
  pictureInPlace(table: TableHandle): Promise<void> {
    return this.#board(table).pictureInPlace;
  }

  /** The games of which a board, a panel or a watcher’s view is being written. */
  get writing(): readonly GameId[] {
    return this.tools.writeQueue.writing;
  }

  /** Something beside the game's state changed (a note, a permission). */
  touch(game: GameId): void {
    const board = this.#boards.get(game);
    board?.writer.touch();
    if (board !== undefined) this.#onTouched(board.table);
  }

  /** Boards in a server's threads: writing one tells whether its thread is still there. */
  touchThreads(guildId: string): void {
    for (const { table, delivery, writer, isOver } of this.#boards.values())
      if (table.guildId === guildId && delivery.inThread && !isOver) writer.touch();
  }

  /** What the bot may do in the channel, as the newest interaction there tells. */
  permitted(table: TableHandle, granted: Granted): void {
    const board = this.#board(table);
    const before = board.missing.join();
    board.permitted(granted);
    // The click's answer redraws only the board that was pressed.
    if (board.missing.join() !== before) this.touch(table.game);
  }

  /** The table goes on in this thread, as another game: the message says so from now on. */
  moved(table: TableHandle, threadId: string): void {
    const board = this.#board(table);
    board.movedTo = threadId;
    board.writer.touch(true);
  }

  /** A request failed because these permissions are missing. */
  lacks(table: TableHandle, missing: readonly Missing[]): void {
    const board = this.#boards.get(table.game);
    if (board !== undefined) board.missing = [...new Set([...board.missing, ...missing])];
  }

  /** A request was done that needs these permissions. */
  hasAgain(table: TableHandle, granted: readonly Missing[]): void {
    const board = this.#boards.get(table.game);
    if (board?.missing.some((need) => granted.includes(need)) !== true) return;
    board.missing = board.missing.filter((need) => !granted.includes(need));
    this.touch(table.game);
  }

  /** Null: it isn't known. */
  messageId(game: GameId): string | null {
    return this.#boards.get(game)?.delivery.address?.messageId ?? null;
  }

  /** The permissions that are known to be missing. */
  missing(table: TableHandle): readonly Missing[] {
    return this.#boards.get(table.game)?.missing ?? [];
  }

  /** What a player shows by a button, for some seconds. */
  sign(table: TableHandle, seat: Seat, sign: string): void {
    this.#boards.get(table.game)?.sign(seat, sign);
    this.#onTouched(table);
  }

  /** What players show just now, and since when. */
  signs(table: TableHandle): readonly ShownSign[] {
    return this.#boards.get(table.game)?.signs ?? [];
  }

  /** A line that isn't an event's, as when silence can't be kept. */
  say(table: TableHandle, text: string): void {
    this.#boards.get(table.game)?.say(text);
    this.#onTouched(table);
  }

  onChange(change: Change): void {
    const board = this.#board(change.table);
    board.onChange(change);
    const { game } = this.tools.faces.of(change.table);
    if (game.phase(change.state) === 'over' && game.phase(change.before) !== 'over') this.#over(board);
    else if (change.table.lost === 'game') this.#forgetLater(board);
  }

  /** After a restart: restores what was stored of a game's board. */
  recovered(table: TableHandle, found: StoredMessage | null): void {
    const board = this.#board(table);
    if (found) board.delivery.recovered(found);
    board.countdown.follow();
  }

  /** After a restart: the board of a game that ended before its last edit was through. */
  finished(table: TableHandle, found: StoredMessage): void {
    const board = this.#board(table);
    board.delivery.recovered(found);
    board.writer.touch();
    this.#over(board);
  }

  /** Messages are gone: a board among them is posted anew. */
  messagesDeleted(channelId: string, messageIds: readonly string[]): void {
    for (const { table, delivery, isOver } of this.#boards.values()) {
      const id = delivery.address?.messageId;
      if (table.channelId === channelId && id && messageIds.includes(id) && !isOver) delivery.messageDeleted();
    }
  }

  /** Its channel is gone: nothing more is written. */
  forget(game: GameId): void {
    this.#boards.get(game)?.stop();
    this.#boards.delete(game);
  }

  /** Stops all writes, even where responses to pending requests still arrive. */
  stop(): void {
    this.#stopped = true;
    for (const game of [...this.#boards.keys()]) this.forget(game);
  }

  /** Writes on every board that the bot stops, before the process ends. */
  async announceStop(text: (t: Translate) => string): Promise<void> {
    await Promise.all(
      [...this.#boards.values()]
        .filter(({ isOver }) => !isOver)
        .map(async (board) => {
          try {
            await board.announceStop(text(this.tools.words(board.table.guildId)));
          } catch (err) {
            this.tools.log.error({ err, game: board.table.game }, 'a board could not say that the bot stops');
          }
        }),
    );
  }

  #board(table: TableHandle): Board {
    const known = this.#boards.get(table.game);
    if (known) return known;
    const board = new Board(
      this.tools,
      table,
      (shown, extras) => this.draw(shown, extras),
      this.onBoardTick,
      (played) => this.#isElsewhere(played),
    );
    if (this.#stopped) board.writer.stop();
    this.#boards.set(table.game, board);
    return board;
  }

  /** A board that shows the end needs no more edits. */
  #over(board: Board): void {
    board.records.await(this.beside.records(board.table), () => {
      this.touch(board.table.game);
    });
    this.#forgetLater(board);
  }

  #forgetLater(board: Board): void {
    board.countdown.stop();
    const { clock, timers } = this.tools;
    const endedAt = clock.now();
    const look = (): void => {
      if (this.#boards.get(board.table.game) !== board) return;
      const waits = board.delivery.waitsForToken;
      if (!board.isSettled && clock.now() < endedAt + (waits ? LAST_CLICK_MS : LAST_ATTEMPTS_MS)) {
        timers.at(clock.now() + (waits ? LOOK_FOR_CLICK_MS : HEADLINE_MS), look);
        return;
      }
      this.forget(board.table.game);
      this.tools.messages.forget(board.table.game);
    };
    timers.at(clock.now() + HEADLINE_MS, look);
  }
}
