import type { Seat } from '../../../games/shared/seat.js';
import type { Change, GameId, TableDirectory, TableHandle } from '../../../table/ports.js';
import type { Missing, Translate } from '../../../text/index.js';
import type { BoardExtras, WatchTime } from '../../games/presentation.js';
import { hasFinished } from '../../onboarding.js';
import { contained } from '../../contained.js';
import { isOpen } from '../../lobby/model.js';
import type { Granted } from '../../permissions.js';
import type { MessageAddress, StoredMessage, PendingAddress } from '../../ports.js';
import type { MessageBody } from '../../rest/api.js';
import { Board, HEADLINE_MS, type OnBoardTick, type OwnExtras, type ShownSign } from './board.js';
import type { MessageTools } from '../delivery/tools.js';
import { withNotices } from '../notices.js';
import { bodyOf, buttons, container, count, LIMITS, text, type Rendered } from '../parts.js';
import { isGuestHome } from '../../../table/home.js';
import { drawTable } from './draw.js';
import type { Hold } from '../delivery/writer.js';

/** What a board says of other things than its game. */
export interface BesideBoards {
  readonly directory: TableDirectory;
  /** Whether the Message Content intent is granted. */
  readonly contentReadable: () => boolean;
  /** Streaks and records of the server that an ended game has set, a line each. */
  readonly records: (table: TableHandle) => readonly string[];
  /** Lines that the board shows beside the game, as of a daily deal or a duel. */
  readonly extraLines: (table: TableHandle) => readonly string[];
  /** Whether a server's players in voice are muted during the silence. */
  readonly voice: (guildId: string) => boolean;
  /** How many people watch the game. */
  readonly watching: (game: GameId) => number;
}

/** For this long after a game's end its board's last state is still retried, if it could not be written. */
const LAST_ATTEMPTS_MS = 60 * 60_000;

/** A table that has no board. */
const NO_EXTRAS: OwnExtras = {
  headline: null,
  signs: [],
  missing: [],
  thread: false,
  lastCrew: [],
  picture: null,
  records: [],
};

/** The public message of every game. */
export class Boards {
  readonly #boards = new Map<GameId, Board>();
  #stopped = false;
  #onTouched: (table: TableHandle) => void = () => undefined;
  #offersActivity = false;

  constructor(
    private readonly tools: MessageTools,
    private readonly beside: BesideBoards,
    private readonly onBoardTick: OnBoardTick,
  ) {}

  /** From now on boards have a button that opens the Activity. */
  offerActivity(): void {
    this.#offersActivity = true;
  }

  get offersActivity(): boolean {
    return this.#offersActivity;
  }

  /** Called when something beside a game's state has changed what its board says. */
  whenTouched(onTouched: (table: TableHandle) => void): void {
    this.#onTouched = onTouched;
  }

  /** The newest state, drawn. */
  draw(table: TableHandle, extras: Partial<BoardExtras> = {}): MessageBody {
    const t = this.tools.words(table.guildId);
    const thread = this.#boards.get(table.game)?.movedTo ?? null;
    if (thread !== null)
      return bodyOf({ components: [container('still', [text(t('lobby.thread.moved', { thread: `<#${thread}>` }))])] });
    const body = this.#drawn(table, extras, t);
    const face = this.tools.faces.of(table);
    // A lobby has it among its settings.
    const isPlayed = !isOpen(face, table.state) && face.game.phase(table.state) !== 'over';
    const isOffered = this.#offersActivity && !isGuestHome(table.guildId) && extras.retired !== true && isPlayed;
    return isOffered ? withOpenTable(body, table.game, t) : body;
  }

  /** What its message shows beside the game. */
  extrasOf(table: TableHandle): BoardExtras {
    return this.#newest(table, {}).all;
  }

  /** The newest state without its picture, in one person's own language. */
  drawFor(table: TableHandle, t: Translate): MessageBody {
    return this.#drawn(table, { picture: null }, t);
  }

  #drawn(table: TableHandle, extras: Partial<BoardExtras>, t: Translate): MessageBody {
    const { shown, all } = this.#newest(table, extras);
    return withNotices(drawTable(this.tools.faces.of(table), shown, all, this.tools.clock.now(), t), shown, all, t);
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
    const again = (this.beside.directory.inChannel(table.channelId)?.game ?? table.game) === table.game;
    const all: BoardExtras = {
      ...(board?.extras ?? NO_EXTRAS),
      guest: isGuestHome(table.guildId),
      voice: this.beside.voice(table.guildId),
      contentReadable: this.beside.contentReadable(),
      notice: null,
      retired: false,
      again,
      newcomers: this.#areNewcomers(table),
      extraLines: this.beside.extraLines(table),
      watchers: this.beside.watching(table.game),
      ...extras,
    };
    return { shown: board?.interim ?? table, all };
  }

  #areNewcomers({ kind, people }: TableHandle): boolean {
    return [...people.values()].every(({ userId }) => !hasFinished(this.tools.people, userId, kind));
  }

  /** Makes the board known before its message is, with the names of the crew before. */
  open(table: TableHandle, lastCrew: readonly string[]): void {
    this.#board(table).lastCrew = lastCrew;
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
    if (!(await delivery.post())) writer.touch();
  }

  /**
   * A click on a board: its answer will redraw it, and renews its token once Discord has taken it. Null: that board has
   * been replaced by another.
   */
  clicked(table: TableHandle, token: string, messageId: string): Hold | null {
    return this.#board(table).clicked(token, messageId);
  }

  /** Resolves when no edit of the picture is under way: the answer to a click is drawn after that. */
  pictureInPlace(table: TableHandle): Promise<void> {
    return this.#board(table).pictureInPlace;
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
    this.#board(table).permitted(granted);
  }

  /** The table goes on in this thread, as another game: the message says so from now on. */
  moved(table: TableHandle, threadId: string): void {
    const board = this.#board(table);
    board.movedTo = threadId;
    board.writer.touch(true);
  }

  /** A request failed because these permissions are missing. */
  lacks(table: TableHandle, missing: readonly Missing[]): void {
    const board = this.#board(table);
    board.missing = [...new Set([...board.missing, ...missing])];
  }

  /** A request was done that needs these permissions. */
  hasAgain(table: TableHandle, granted: readonly Missing[]): void {
    const board = this.#board(table);
    if (!board.missing.some((need) => granted.includes(need))) return;
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
    this.#board(table).sign(seat, sign);
    this.#onTouched(table);
  }

  /** What players show just now, and since when. */
  signs(table: TableHandle): readonly ShownSign[] {
    return this.#boards.get(table.game)?.signs ?? [];
  }

  /** A line that isn't an event's, as when silence can't be kept. */
  say(table: TableHandle, text: string): void {
    this.#board(table).say(text);
    this.#onTouched(table);
  }

  onChange(change: Change): void {
    const board = this.#board(change.table);
    board.onChange(change);
    const { game } = this.tools.faces.of(change.table);
    if (game.phase(change.state) === 'over' && game.phase(change.before) !== 'over') this.#over(board);
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
    const board = new Board(this.tools, table, (shown, extras) => this.draw(shown, extras), this.onBoardTick);
    if (this.#stopped) board.writer.stop();
    this.#boards.set(table.game, board);
    return board;
  }

  /** A board that shows the end needs no more edits. */
  #over(board: Board): void {
    board.countdown.stop();
    contained(this.tools.log, { message: 'records could not be found', facts: { game: board.table.game } }, () => {
      board.records = this.beside.records(board.table);
    });
    const { clock, timers } = this.tools;
    const giveUpAt = clock.now() + LAST_ATTEMPTS_MS;
    const look = (): void => {
      if (this.#boards.get(board.table.game) !== board) return;
      if (!board.isSettled && clock.now() < giveUpAt) {
        timers.at(clock.now() + HEADLINE_MS, look);
        return;
      }
      this.forget(board.table.game);
      this.tools.messages.forget(board.table.game);
    };
    timers.at(clock.now() + HEADLINE_MS, look);
  }
}

/** The board with a button that opens the Activity, where it has room for one. */
function withOpenTable(body: MessageBody, game: GameId, t: Translate): MessageBody {
  const components = Array.isArray(body['components']) ? (body['components'] as Rendered['components']) : [];
  const row = buttons(game, [{ press: { name: 'table/open' }, label: t('activity.open') }]);
  return count([...components, ...row]) > LIMITS.components ? body : { ...body, components: [...components, ...row] };
}
