import type { Seat } from '../../../games/shared/seat.js';
import type { Millis } from '../../../games/shared/time.js';
import type { TableHandle } from '../../../table/ports.js';
import type { Translate } from '../../../text/index.js';
import type { BoardPicture, PanelView } from '../../games/presentation.js';
import type { MessageAddress, StoredMessage, PendingAddress } from '../../../storage/ports/messages.js';
import { flagged, TOKEN_MS, withFiles } from '../../rest/acknowledge.js';
import { ORIGINAL, type Fault, type MessageBody } from '../../rest/api.js';
import { PictureOnBoard } from '../board/picture.js';
import { withAge, type ShownPicture } from '../board/showing.js';
import { failedAs, followUpOf, MessageLocation } from '../delivery/location.js';
import type { MessageTools } from '../delivery/tools.js';
import { digestOf, drawPanel } from './draw.js';
import { ButtonPlaces } from './places.js';
import type { DrawnPanel } from '../parts.js';
import { Writer, type Hold } from '../delivery/writer.js';
import { reachAgain, deleteReplaced } from './reach-again.js';
import { RedrawTimer } from '../delivery/redraw-timer.js';

/** The player whose panel it is, and their table. */
export interface PanelOwner {
  readonly table: TableHandle;
  readonly seat: Seat;
  readonly userId: string;
  /** Whether they play elsewhere at the moment, where this panel isn't seen. */
  readonly isElsewhere: () => boolean;
}

/** A panel is never stale for longer than a second. */
const gapMs = (): Millis => 800;
/** How long a note stays on the panel while the game goes on around it. */
const NOTE_MS = 8000;

/** Faults after which the message can never be written to again; of a channel or a permission once may be a mistake. */
const GONE: ReadonlySet<Fault> = new Set<Fault>(['unknown-message', 'token-gone']);

/** The panel of one player: an ephemeral message, redrawn through its own newest token. */
export class Panel {
  readonly #where = new MessageLocation();
  readonly #writer: Writer;
  readonly #picture: PictureOnBoard;
  readonly #places = new ButtonPlaces();
  /** The digest of what it showed last, without clock texts: an edit that changes nothing isn't sent. */
  #shown = '';
  /** The layout as it was last stored. */
  #layout = '';
  readonly #redraw: RedrawTimer;

  constructor(
    private readonly tools: MessageTools,
    readonly owner: PanelOwner,
    readonly view: PanelView,
  ) {
    this.#picture = new PictureOnBoard(tools, (urgent) => {
      this.#writer.touch(urgent);
    });
    this.#redraw = new RedrawTimer(tools.timers, () => {
      if (!this.owner.isElsewhere()) this.#writer.touch();
    });
    this.#writer = new Writer(tools, owner.table.game, gapMs, (due) =>
      this.#picture.during(this.#pictureWanted(), () => this.#write(due)),
    );
  }

  /** Whether the message shows the newest state. */
  get isSettled(): boolean {
    return this.#writer.settled;
  }

  /** True while there is a message that can still be written to. */
  get isReachable(): boolean {
    const { address } = this.#where;
    return address !== null && address.token !== null && address.expiresAt > this.tools.clock.now();
  }

  /** Resolves when no edit of the picture is under way: the answer to a click is drawn after that. */
  get pictureInPlace(): Promise<void> {
    return this.#picture.inPlace;
  }

  /** A note on the panel's top, for some seconds. */
  tell(text: string): void {
    this.view.tell(text, this.tools.clock.now() + NOTE_MS);
  }

  /** Redraws it. `messageId`: only if it may be that message. */
  touch(messageId?: string): void {
    if (messageId === undefined || this.#where.mayBe(messageId)) this.#writer.touch();
  }

  /** Redraws it if there is something new to show. */
  look(): void {
    this.#writer.look();
  }

  /** The panel as it is now, as the answer to a press on it. */
  draw(): MessageBody {
    return this.#picture.answer(this.#pictureWanted(), (attached) => this.#drawShown(attached));
  }

  /** The panel as it is now, for a new message: its picture follows. */
  drawNew(): MessageBody {
    return this.#drawShown(null);
  }

  #drawShown(attached: ShownPicture | null): MessageBody {
    const drawn = this.#draw(attached);
    this.#shows(digestOf(drawn));
    return drawn.body;
  }

  /** Until it is released the panel is being sent anew: later changes are written to the new message. */
  hold(): Hold {
    return this.#writer.hold();
  }

  /** The panel is about to be sent as this message. */
  sending(address: PendingAddress): void {
    this.#where.sending(address);
    this.#remember();
  }

  /** It was sent as this message, but Discord's response was lost: writing to it will show whether it arrived. */
  perhapsLanded(address: PendingAddress): void {
    this.#where.doubt(address);
    this.#writer.touch();
  }

  /** The player's panel is now this message; the previous one is deleted. */
  landed(address: MessageAddress): void {
    const old = this.#where.address;
    this.#where.moved(address);
    this.#remember();
    const same = old && (old.messageId === null ? old.token === address.token : old.messageId === address.messageId);
    if (same) this.#places.acknowledged(this.tools.clock.now());
    else {
      this.#places.moved();
      this.#picture.gone();
    }
    this.#touchForPicture();
    if (!same) deleteReplaced(this.tools, old);
  }

  /** A click on it, with its token. Null: the player has a newer one. */
  clicked(token: string, messageId: string): Hold | null {
    const known = this.#where.address?.messageId ?? null;
    // A message that isn't the known one is the one being sent, or in doubt, if there is one.
    if (known !== null && known !== messageId && !this.#where.mayBeAnother) return null;
    const expiresAt = this.tools.clock.now() + TOKEN_MS;
    const hold = this.#writer.holdForClick();
    return {
      ...hold,
      release: (accepted) => {
        const old = this.#where.replacedBy(messageId);
        // An answer that a replaced panel took isn't on the one that replaced it.
        const stands = accepted && this.#where.renewed({ token, message: ORIGINAL, expiresAt, messageId });
        if (stands) {
          deleteReplaced(this.tools, old);
          if (!this.#where.isStored) this.#remember();
          this.#places.acknowledged(this.tools.clock.now());
        }
        hold.release(stands);
        // An answer to a click brings no new picture: that follows.
        this.#touchForPicture();
      },
    };
  }

  /** Whether a button slid under that press. */
  slidUnder(customId: string, pressedAt: Millis): boolean {
    return this.#places.slidUnder(customId, pressedAt);
  }

  /** Sends it with a token of the player's. */
  async send(token: string, expiresAt: Millis): Promise<void> {
    const body = this.drawNew();
    const hold = this.hold();
    hold.drawn();
    const expected = followUpOf(token, expiresAt);
    this.sending(expected);
    const sent = await this.tools.api.followUp(token, flagged(body, 'private'));
    if (sent.ok) this.landed({ token, message: sent.value, expiresAt, messageId: sent.value });
    else {
      const { table, seat } = this.owner;
      const { game, channelId: channel } = table;
      this.tools.log.warn({ game, channel, seat, fault: sent.fault }, 'a hand could not be sent');
      this.perhapsLanded(failedAs(expected, sent.fault));
    }
    hold.release(sent.ok);
  }

  /** Restores what the previous process stored. */
  recovered(found: StoredMessage): void {
    this.#where.recovered(found);
    this.#layout = found.layout;
    this.view.layout = found.layout;
  }

  /** Nothing is written any more. */
  stop(): void {
    this.#writer.stop();
    this.#picture.stop();
    this.#redraw.stop();
  }

  #touchForPicture(): void {
    if (this.#picture.isDue(this.#pictureWanted())) this.#writer.touch();
  }

  #pictureWanted(): BoardPicture | null {
    const t = this.#words;
    return t.plain === true ? null : (this.view.picture?.(t) ?? null);
  }

  /** Stores the panel's address and layout for the next process. */
  #remember(): void {
    const { table, userId } = this.owner;
    const { game, channelId } = table;
    const { layout } = this.view;
    this.#layout = layout;
    this.tools.messages.keep({ ...this.#where.toStore(), game, channelId, userId, layout });
  }

  /** False: it could not be reached, and is tried again while its token is valid. */
  async #write(due: boolean): Promise<boolean> {
    const { doubtful } = this.#where;
    if (doubtful !== null && doubtful.answerLost !== true) {
      const stands = await this.#find(doubtful);
      if (stands !== null) return stands;
    }
    const { address } = this.#where;
    if (!address || address.token === null || address.expiresAt <= this.tools.clock.now()) return true;
    const showing = await this.#picture.newest(() => this.#pictureWanted(), false);
    const { body, ...drawn } = this.#draw(showing.attached);
    const digest = digestOf(drawn);
    if (!due && digest === this.#shown) return true;
    this.#shows(digest);
    const whole = showing.drops ? { ...body, attachments: [] } : withFiles({ body, files: showing.files });
    const sent = await this.tools.api.editByToken(address.token, address.message, whole, showing.files);
    if (sent.ok) {
      this.#places.acknowledged(this.tools.clock.now());
      showing.sent(sent.withoutFiles === true);
      return true;
    }
    if (!GONE.has(sent.fault)) return false;
    // Dismissed or expired: "My hand" on the board brings another.
    if (this.#where.address === address) this.#where.address = null;
    return true;
  }

  /**
   * Writes to the message in doubt, or sends the panel anew where its id isn't known: should the first one have arrived
   * after all, it says when pressed that there is a newer one. Null: it never arrived, and the previous message is
   * still the panel.
   */
  async #find(sent: PendingAddress): Promise<boolean | null> {
    const found = await reachAgain(this.tools, sent, this.owner.table.guildId, () => this.drawNew());
    // Meanwhile a newer panel replaced it, or a click confirmed it.
    if (this.#where.doubtful !== sent) {
      if (sent.followUp && found && found.ok) void this.tools.api.deleteByToken(sent.token, found.value.message);
      return null;
    }
    if (found && found.ok) {
      this.landed(found.value);
      return true;
    }
    if (found?.fault === 'answer-lost') this.perhapsLanded(failedAs(sent, found.fault));
    if (found && !GONE.has(found.fault)) return found.fault === 'answer-lost';
    this.#where.notThere(sent);
    // The previous message doesn't show what was drawn for the new one.
    this.#shown = '';
    this.#remember();
    return null;
  }

  /** Texts in the player's own language. */
  get #words(): Translate {
    return this.tools.wordsFor(this.owner.userId, this.owner.table.guildId);
  }

  /** Whether its picture can't be drawn, or Discord doesn't take it. */
  get lacksPicture(): boolean {
    return this.#picture.isImpossible(this.#pictureWanted());
  }

  #draw(attached: ShownPicture | null): DrawnPanel {
    const { owner, view, tools, lacksPicture } = this;
    const [t, now] = [this.#words, tools.clock.now()];
    const panel = drawPanel(view, owner.table, tools.faces, { now, t, picture: withAge(attached, t), lacksPicture });
    this.#places.drawn(panel.body);
    return panel;
  }

  /** Notes the digest of what it is about to show. */
  #shows(digest: string): void {
    this.#shown = digest;
    this.#redraw.plan(this.view.nextRedraw(this.tools.clock.now()));
    if (this.view.layout !== this.#layout && !this.#where.nowhere) this.#remember();
  }
}
