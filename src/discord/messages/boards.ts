import type { GameId } from '../../table/ports.js';
import type { TableDirectory, TableHandle, Change } from '../games/meteor/table.js';
import type { GameEventType } from '../../games/meteor/event.js';
import type { Millis, Seat } from '../../games/meteor/state.js';
import { headline, type Missing, type People, type Translate } from '../../text/index.js';
import { TOKEN_MS } from '../rest/acknowledge.js';
import { peopleOf } from '../people.js';
import type { Address } from '../ports.js';
import { ORIGINAL, type MessageBody } from '../rest/api.js';
import { Countdown } from './countdown.js';
import { Delivery } from './delivery.js';
import type { Gesture } from '../interactions/custom-id.js';
import type { SilenceKept } from '../games/meteor/render/index.js';
import { drawBoard, sceneOf } from '../games/meteor/scene.js';
import type { HandTools } from './panels.js';
import type { BoardExtras } from '../games/meteor/scene.js';
import { Writer } from './writer.js';
import type { Hold } from './writer.js';

export interface BoardTools extends HandTools {
  readonly directory: TableDirectory;
  /** Whether the Message Content intent is granted. */
  readonly contentReadable: () => boolean;
}

/** Edits of one message are about this far apart. */
const GAP_MS = 1000;
/** How long a line about what just happened stays on the board. */
const HEADLINE_MS = 10_000;
/** Without any of these nothing can be deleted. */
const TO_DELETE: readonly Missing[] = ['manage-messages', 'read-history', 'guild-messages'];
/** How long a gesture stays there. */
const GESTURE_MS = 8000;
/** So long after its end a game's board is still brought to its last state, if it could not be before. */
const LAST_ATTEMPTS_MS = 60 * 60_000;
/** What must not wait for the gap. */
const URGENT: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'field-dealt',
  'clock-started',
  'zone-changed',
  'timed-out',
  'resumed',
  'salvo-resolved',
  'ended',
  'lobby-reopened',
]);

interface Board {
  table: TableHandle;
  readonly writer: Writer;
  readonly delivery: Delivery;
  readonly countdown: Countdown;
  headline: { readonly text: string; readonly until: Millis } | null;
  missing: readonly Missing[];
  /** By seat, the newest of each. */
  readonly gestures: Map<Seat, { readonly gesture: Gesture; readonly until: Millis }>;
  lastCrew: readonly string[];
  /** Who sat there before the newest change: one who got up is still called by name. */
  people: People;
}

/** Redraws what else counts down with the board. */
export type Together = (table: TableHandle) => void;

/** Said on the lobby when it opens. */
export interface Opening {
  readonly missing?: readonly Missing[];
  readonly lastCrew?: readonly string[];
}

/** The public message of every game. */
export class Boards {
  readonly #boards = new Map<GameId, Board>();

  constructor(
    private readonly tools: BoardTools,
    private readonly together: Together,
  ) {}

  /** The newest state, drawn. */
  draw(table: TableHandle, extras: Partial<BoardExtras> = {}): MessageBody {
    const board = this.#boards.get(table.game);
    const now = this.tools.clock.now();
    const line = board?.headline && board.headline.until > now ? board.headline.text : null;
    const again = (this.tools.directory.inChannel(table.channelId)?.game ?? table.game) === table.game;
    const all: BoardExtras = {
      headline: line,
      silence: this.silence(table),
      gestures: [...(board?.gestures ?? [])].flatMap(([seat, { gesture, until }]) =>
        until > now ? [{ seat, gesture }] : [],
      ),
      missing: board?.missing ?? [],
      lastCrew: board?.lastCrew ?? [],
      retired: false,
      again,
      ...extras,
    };
    return drawBoard(table, all, now, this.tools.words(table.guildId));
  }

  /** Makes the board known before its message is: what it says at first. */
  open(table: TableHandle, opening: Opening): void {
    const board = this.#board(table);
    board.missing = opening.missing ?? [];
    board.lastCrew = opening.lastCrew ?? [];
  }

  /** The board is now this message; an older one is taken away. */
  landed(table: TableHandle, address: Address): void {
    this.#board(table).delivery.moved(address);
  }

  /** The board was sent as this message, and the answer to that was lost. */
  perhapsLanded(table: TableHandle, address: Address): void {
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
    const { delivery, writer } = this.#board(table);
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
      },
    };
  }

  /** Something beside the game's state changed (a note, a permission). */
  touch(game: GameId): void {
    this.#boards.get(game)?.writer.touch();
  }

  /** What the bot may not do in the channel, as the newest click there tells. */
  permitted(table: TableHandle, missing: readonly Missing[]): void {
    if (table.state.options.silence !== 'off') this.#board(table).missing = missing;
  }

  /** Something failed for want of these. */
  lacks(table: TableHandle, missing: readonly Missing[]): void {
    const board = this.#board(table);
    board.missing = [...new Set([...board.missing, ...missing])];
  }

  /** What becomes of this game's silence, by all that is known here. */
  silence(table: TableHandle): SilenceKept {
    const missing = this.#boards.get(table.game)?.missing ?? [];
    if (TO_DELETE.some((need) => missing.includes(need))) return 'powerless';
    if (table.state.options.silence === 'strict') return 'strict';
    return this.tools.contentReadable() ? 'kept' : 'unread';
  }

  /** What a player shows by a button, for some seconds. */
  gesture(table: TableHandle, seat: Seat, gesture: Gesture): void {
    const { writer, gestures } = this.#board(table);
    const until = this.tools.clock.now() + GESTURE_MS;
    gestures.set(seat, { gesture, until });
    this.tools.timers.at(until, () => {
      if (gestures.get(seat)?.until === until && gestures.delete(seat)) writer.touch();
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
    const t = this.tools.words(change.table.guildId);
    const scene = sceneOf(change.table, null);
    const text = headline(t, change.events, { ...scene, people: new Map([...board.people, ...scene.people]) });
    board.people = scene.people;
    if (text !== null) board.headline = { text, until: change.at + HEADLINE_MS };
    const windowOpened = change.before.window === null && change.state.window !== null;
    board.writer.touch(windowOpened || change.events.some(({ type }) => URGENT.has(type)));
    board.countdown.follow(change.state);
    if (change.state.phase === 'over' && change.before.phase !== 'over') this.#over(board);
  }

  /** After a restart: what was kept of a game's board. */
  recovered(table: TableHandle, address: Address | null): void {
    const board = this.#board(table);
    if (address) board.delivery.address = address;
    board.countdown.follow(table.state);
  }

  /** Messages are gone: a board among them is posted anew. */
  lost(channelId: string, messageIds: readonly string[]): void {
    for (const { table, delivery } of this.#boards.values()) {
      const id = delivery.address?.messageId;
      if (table.channelId === channelId && id && messageIds.includes(id) && table.state.phase !== 'over')
        delivery.lost();
    }
  }

  /** Its channel is gone: nothing more is written. */
  dropped(game: GameId): void {
    const board = this.#boards.get(game);
    board?.writer.stop();
    board?.countdown.stop();
    this.#boards.delete(game);
  }

  /** Writes nothing any more. */
  stop(): void {
    for (const game of [...this.#boards.keys()]) this.dropped(game);
  }

  /** Last words on every board, as the process is about to stop. */
  async farewell(text: (t: Translate) => string): Promise<void> {
    await Promise.all(
      [...this.#boards.values()]
        .filter(({ table }) => table.state.phase !== 'over')
        .map(async (board) => {
          board.writer.stop();
          board.countdown.stop();
          await board.delivery.write(
            this.draw(board.table, { headline: text(this.tools.words(board.table.guildId)) }),
            true,
          );
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
      () => this.draw(table),
      () => {
        this.touch(table.game);
      },
    );
    const writer = new Writer(this.tools, GAP_MS, async () => {
      const last = table.state.phase === 'over';
      return delivery.write(this.draw(table), last);
    });
    const countdown = new Countdown(clock, timers, () => {
      writer.touch(true);
      this.together(table);
    });
    const board: Board = {
      table,
      writer,
      delivery,
      countdown,
      headline: null,
      gestures: new Map(),
      missing: [],
      lastCrew: [],
      people: peopleOf(table),
    };
    this.#boards.set(table.game, board);
    return board;
  }

  /** The board is history once it shows the end. */
  #over(board: Board): void {
    board.countdown.stop();
    const { clock, timers } = this.tools;
    const giveUpAt = clock.now() + LAST_ATTEMPTS_MS;
    const look = (): void => {
      if (this.#boards.get(board.table.game) !== board) return;
      if (board.writer.settled || clock.now() >= giveUpAt) this.dropped(board.table.game);
      else timers.at(clock.now() + HEADLINE_MS, look);
    };
    timers.at(clock.now() + HEADLINE_MS, look);
  }
}
