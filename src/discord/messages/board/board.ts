import type { Seat } from '../../../games/shared/seat.js';
import type { Millis } from '../../../games/shared/time.js';
import type { Change, TableHandle } from '../../../table/ports.js';
import type { Missing, People, Translate } from '../../../text/index.js';
import { INTERIM_MS, type BoardExtras, type BoardPicture, type GamePresentation } from '../../games/presentation.js';
import { withRobots } from '../../people.js';
import type { Granted } from '../../permissions.js';
import { contained } from '../../contained.js';
import { TOKEN_MS, withFiles } from '../../rest/acknowledge.js';
import { ORIGINAL, type MessageBody } from '../../rest/api.js';
import type { MessageAddress } from '../../../storage/ports/messages.js';
import { PictureOnBoard } from './picture.js';
import { withAge } from './showing.js';
import { Countdown } from './countdown.js';
import { Delivery } from '../delivery/delivery.js';
import type { Outgoing } from '../delivery/delivery-tools.js';
import { tableAt } from './finished.js';
import type { MessageTools } from '../delivery/tools.js';
import { Records } from './records.js';
import { Writer, type Hold } from '../delivery/writer.js';

/** The gap between two edits of one board. */
const GAP_MS = 1000;
/** The same while nobody plays by it. */
const WATCHED_GAP_MS = 3000;
/** How long a line about what just happened stays on the board. */
export const HEADLINE_MS = 10_000;
/** How long a player's sign stays on the board. */
const SIGN_MS = 8000;

/** What a player shows, and since when. */
export interface ShownSign {
  readonly seat: Seat;
  readonly sign: string;
  readonly at: Millis;
}

/** The part of `BoardExtras` that a board keeps itself. */
export type OwnExtras = Pick<
  BoardExtras,
  'headline' | 'signs' | 'missing' | 'thread' | 'lastCrew' | 'picture' | 'records'
>;

/** Called when a countdown on the board is due, to redraw what else shows it. */
export type OnBoardTick = (table: TableHandle) => void;

/** Whether everyone who plays there has the table open elsewhere: then the board is read by those who only watch. */
export type PlayedElsewhere = (table: TableHandle) => boolean;

/** Draws a table; `extras` override what the board itself has. */
type Draw = (table: TableHandle, extras: Partial<BoardExtras>) => MessageBody;

/** The public message of one game, and what it shows beside the game itself. */
export class Board {
  readonly writer: Writer;
  readonly delivery: Delivery;
  readonly countdown: Countdown;
  readonly records: Records;
  /** The thread that its table moved to; null: it didn't. */
  movedTo: string | null = null;
  lastCrew: readonly string[] = [];
  missing: readonly Missing[] = [];
  readonly #picture: PictureOnBoard;
  /** The intermediate state that is shown for `INTERIM_MS` instead of the table. */
  #interim: { readonly table: TableHandle; readonly until: Millis } | null = null;
  #headline: { readonly text: string; readonly until: Millis } | null = null;
  /** By seat, the newest of each. */
  readonly #signs = new Map<Seat, { readonly sign: string; readonly until: Millis }>();
  /** Who sat there before the newest change: one who got up is still called by name. */
  #people: People;

  constructor(
    private readonly tools: MessageTools,
    readonly table: TableHandle,
    private readonly draw: Draw,
    private readonly onTick: OnBoardTick,
    isElsewhere: PlayedElsewhere,
  ) {
    const { clock, timers } = tools;
    const gap = (): Millis => (isElsewhere(table) ? WATCHED_GAP_MS : GAP_MS);
    this.delivery = new Delivery(
      tools,
      table,
      () => this.outgoing(true),
      () => {
        this.writer.touch();
      },
      () => this.#presentation.board.turn?.(table.state) ?? null,
    );
    this.writer = new Writer(tools, table.game, gap, () =>
      this.#picture.during(this.#pictureWanted(), async () =>
        this.delivery.write(await this.outgoing(false), this.isOver),
      ),
    );
    this.countdown = new Countdown(
      clock,
      timers,
      (now) => this.#presentation.board.nextRedraw?.(table.state, now) ?? null,
      () => {
        this.#tick();
      },
    );
    this.records = new Records(tools, table.game);
    this.#picture = new PictureOnBoard(tools, (urgent) => {
      this.writer.touch(urgent);
    });
    this.#people = this.#peopleNow();
  }

  /** The table in its intermediate state, while that is shown; else null. */
  get interim(): TableHandle | null {
    return this.#interim !== null && this.#interim.until > this.tools.clock.now() ? this.#interim.table : null;
  }

  get extras(): OwnExtras {
    const now = this.tools.clock.now();
    const headline = this.interim === null && this.#headline && this.#headline.until > now ? this.#headline.text : null;
    return {
      headline,
      signs: this.signs.map(({ seat, sign }) => ({ seat, sign })),
      missing: this.missing,
      thread: this.delivery.inThread,
      lastCrew: this.lastCrew,
      picture: withAge(this.#picture.beside(this.#pictureWanted()), this.#words),
      records: this.records.feats,
    };
  }

  get isOver(): boolean {
    return this.#presentation.game.phase(this.table.state) === 'over';
  }

  /** Whether the message shows the newest state and its picture. */
  get isSettled(): boolean {
    return this.writer.settled && !this.#picture.isDrawing && !this.delivery.waitsForToken;
  }

  /**
   * Resolves when no edit of the picture is under way: what is drawn after that names the picture that the message has.
   */
  get pictureInPlace(): Promise<void> {
    return this.#picture.inPlace;
  }

  /** The board is now this message; an older one is taken away. */
  landed(address: MessageAddress): void {
    this.#picture.gone();
    this.delivery.moved(address);
    this.#touchForPicture();
  }

  /** A click on it, with its token. Null: that board has been replaced by another. */
  clicked(token: string, messageId: string): Hold | null {
    const known = this.delivery.address?.messageId ?? null;
    if (known !== null && known !== messageId) return null;
    const expiresAt = this.tools.clock.now() + TOKEN_MS;
    const hold = this.writer.holdForClick();
    return {
      ...hold,
      release: (accepted) => {
        // An answer that a replaced board took isn't on the one that replaced it.
        hold.release(accepted && this.delivery.renewed({ token, message: ORIGINAL, expiresAt, messageId }));
        // An answer to a click brings no new picture: that follows.
        this.#touchForPicture();
      },
    };
  }

  permitted(granted: Granted): void {
    const missing = this.#presentation.board.missing?.(this.table, granted) ?? null;
    this.delivery.inThread = granted.thread;
    // What it may do in this channel says nothing of muting in a voice channel: only trying does.
    const inVoice = this.missing.filter((need) => need === 'mute-members');
    if (missing !== null) this.missing = [...missing, ...inVoice];
  }

  get signs(): readonly ShownSign[] {
    const now = this.tools.clock.now();
    return [...this.#signs].flatMap(([seat, { sign, until }]) =>
      until > now ? [{ seat, sign, at: until - SIGN_MS }] : [],
    );
  }

  /** What a player shows by a button, for some seconds. */
  sign(seat: Seat, sign: string): void {
    const until = this.tools.clock.now() + SIGN_MS;
    this.#signs.set(seat, { sign, until });
    this.tools.timers.at(until, () => {
      if (this.#signs.get(seat)?.until === until && this.#signs.delete(seat)) this.writer.touch();
    });
    this.writer.touch();
  }

  /** A line above the game, for some seconds. */
  say(text: string): void {
    this.#headline = { text, until: this.tools.clock.now() + HEADLINE_MS };
    this.writer.touch();
  }

  onChange(change: Change): void {
    let isUrgent = false;
    // Whatever of these throws, the message still shows the new state.
    this.#contained(() => {
      this.#say(change);
    });
    this.#contained(() => {
      this.#showInterim(change);
    });
    this.#contained(() => {
      isUrgent = this.#presentation.board.isUrgent?.(change) ?? true;
    });
    this.writer.touch(isUrgent);
    this.#contained(() => {
      this.countdown.follow();
    });
  }

  #contained(run: () => void): void {
    const { game } = this.table;
    contained(this.tools.log, { message: 'a board could not follow its game; this is a bug', facts: { game } }, run);
  }

  #say(change: Change): void {
    const people = this.#peopleNow();
    const known = new Map([...this.#people, ...people]);
    this.#people = people;
    const line = this.#presentation.board.headline?.(change, known, this.tools.words(change.table.guildId)) ?? null;
    if (line !== null) this.#headline = { text: line, until: change.at + HEADLINE_MS };
  }

  /** Stops automatic writes; only explicit ones follow. */
  stop(): void {
    this.writer.stop();
    this.delivery.stop();
    this.countdown.stop();
    this.#picture.stop();
  }

  /** Writes that the bot stops, before the process ends. */
  async announceStop(notice: string): Promise<void> {
    this.writer.stop();
    this.countdown.stop();
    this.#interim = null;
    await this.delivery.write(await this.outgoing(false, { notice }), true);
  }

  /** The board with its picture; `anew`: for a new message. */
  async outgoing(anew: boolean, extras: Partial<BoardExtras> = {}): Promise<Outgoing> {
    await this.records.read;
    const { attached, files, drops, sent } = await this.#picture.newest(() => this.#pictureWanted(), anew);
    const body = this.draw(this.table, { ...extras, picture: withAge(attached, this.#words) });
    return { body: drops ? { ...body, attachments: [] } : withFiles({ body, files }), files, sent };
  }

  /** Shows a change's intermediate state, if it has one; an urgent change without one ends what is shown. */
  #showInterim(change: Change): void {
    const { clock, timers } = this.tools;
    const face = this.#presentation.board;
    const state: unknown = face.between?.(change) ?? null;
    if (state === null) {
      if (face.isUrgent?.(change) ?? true) this.#interim = null;
      return;
    }
    const until = clock.now() + INTERIM_MS;
    this.#interim = { table: tableAt(change.table, state), until };
    timers.at(until, () => {
      this.#tick();
    });
  }

  #tick(): void {
    this.writer.touch(true);
    this.onTick(this.table);
  }

  #touchForPicture(): void {
    if (this.#picture.isDue(this.#pictureWanted())) this.writer.touch();
  }

  #pictureWanted(): BoardPicture | null {
    const table = this.interim ?? this.table;
    return this.#presentation.board.picture?.(table, this.#words) ?? null;
  }

  get #words(): Translate {
    return this.tools.words(this.table.guildId);
  }

  get #presentation(): GamePresentation {
    return this.tools.faces.of(this.table);
  }

  #peopleNow(): People {
    return withRobots(this.table.people, this.#presentation.game.seats(this.table.state));
  }
}
