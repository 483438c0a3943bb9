import type { Millis } from '../../../games/shared/time.js';
import type { TableHandle } from '../../../table/ports.js';
import { TOKEN_MS } from '../../rest/acknowledge.js';
import type { Fault } from '../../rest/api.js';
import type { MessageAddress, StoredMessage, PendingAddress } from '../../../storage/ports/messages.js';
import { GoneChannel } from './gone-channel.js';
import { findNewestBoard } from './follow-up.js';
import { IN_THREAD, MessageLocation, postFoundById, validToken } from './location.js';
import { OrdinaryEdits } from './ordinary-edits.js';
import { RedrawTimer } from './redraw-timer.js';
import { NewMessage, REPOST_GAP_MS } from './new-message.js';
import type { DeliveryTools, Outgoing } from './delivery-tools.js';
import { LATE_MS } from './writer.js';

/**
 * Writes a board to its message by the cheapest way that works: with its newest token, else as a new message with any
 * valid token of the channel, else by an ordinary edit; and posts it anew when the message is gone.
 */
export class Delivery {
  readonly #where = new MessageLocation();
  readonly #ordinary = new OrdinaryEdits();
  #postedAt: Millis = -Infinity;
  /** The board's message is gone, and a new one isn't up yet. */
  #absent = false;
  /** The post under way; another write waits for it. */
  #posting: Promise<boolean> | null = null;
  readonly #gone: GoneChannel;
  /** The next write that waits for a gap: one, however often the game changes meanwhile. */
  readonly #later: RedrawTimer;
  /** When it is posted as a new message, though the present one is there. */
  readonly #repost: RedrawTimer;
  readonly #replace = (): void => void this.messageDeleted();
  /** Whether the channel is a thread, as far as an interaction has told. Stored with the address. */
  inThread = false;
  readonly #new: NewMessage;
  /** Until then a request of the process before this one may still arrive. */
  #lateUntil: Millis = 0;
  /** What the message shows is out of date until an interaction brings a token. */
  #waitsForToken = false;
  #stored = '';
  #stopped = false;

  constructor(
    private readonly tools: DeliveryTools,
    private readonly table: Pick<TableHandle, 'game' | 'channelId' | 'guildId' | 'act'>,
    /** Draws the board for a new message. */
    private readonly draw: () => Promise<Outgoing>,
    /** Asks for another write later. */
    private readonly again: () => void,
    /** In games of turns, which one it is: each may cost one ordinary edit. Null: there are none. */
    private readonly turn: () => number | null,
  ) {
    this.#later = new RedrawTimer(tools.timers, again);
    this.#repost = new RedrawTimer(tools.timers, this.#replace);
    this.#new = new NewMessage(tools, table);
    this.#gone = new GoneChannel(tools.clock, () => void table.act({ type: 'abandon' }));
  }

  /** Whether nothing can be written before somebody clicks or calls a command there. */
  get waitsForToken(): boolean {
    return this.#waitsForToken;
  }

  get address(): MessageAddress | null {
    return this.#where.address;
  }

  /** That message was answered as an old board: if it is the board, or turns out to be, it is written again. */
  overwritten(messageId: string): void {
    this.#where.overwritten(messageId);
    if (this.#where.takeOverwritten()) this.again();
  }

  /** A board is about to be sent as this message. */
  sending(address: PendingAddress): void {
    this.#where.sending(address);
    this.#keep();
  }

  /** The same message has a newer token. False: it has been replaced since it was pressed. */
  renewed(address: MessageAddress): boolean {
    const stands = this.#where.renewed(address);
    if (stands && (!this.#where.isStored || this.#layout !== this.#stored)) this.#remember(address);
    return stands;
  }

  #remember(address: MessageAddress): void {
    this.#keep();
    if (this.#where.takeOverwritten()) this.again();
    if (address.messageId === null && address.token !== null) void this.#learnId(address, address.token);
  }

  /** Another message has replaced the board. */
  moved(address: MessageAddress): void {
    const old = this.address;
    this.#postedAt = this.tools.clock.now();
    this.#absent = false;
    this.#repost.stop();
    this.#where.moved(address);
    this.#remember(address);
    if (old && old.messageId !== address.messageId)
      void this.#new.deleteReplaced(old, () => {
        this.#ordinary.counts();
      });
  }

  /** It was sent as this message, but Discord's response was lost: writing to it will show whether it arrived. */
  perhaps(address: PendingAddress): void {
    this.#where.doubt(address);
    this.again();
  }

  /** Restores what the previous process stored. */
  recovered(found: StoredMessage): void {
    this.#where.recovered(found);
    this.#lateUntil = this.tools.clock.now() + LATE_MS;
    this.inThread = found.layout === IN_THREAD;
    this.#stored = found.layout;
  }

  /** Its message is gone, or to be replaced. */
  messageDeleted(): void {
    this.#absent = true;
    this.again();
  }

  /** False: the board doesn't show `body` yet, and another attempt may succeed. */
  async write(outgoing: Outgoing, last: boolean): Promise<boolean> {
    const { doubtful } = this.#where;
    if (doubtful !== null) {
      const stands = await (doubtful.followUp ? this.#findPost(doubtful) : this.#find(doubtful, outgoing));
      if (stands !== null) return stands;
    }
    if (this.#absent) return this.#post();
    const { address } = this;
    if (!address) return true;
    const token = validToken(address, this.tools.clock.now());
    if (token === null) return this.#without(outgoing, last);
    const sent = await this.tools.api.editByToken(token, address.message, outgoing.body, outgoing.files);
    if (sent.ok) return this.#stood(outgoing, sent);
    // Another message may have replaced it meanwhile: that one is there.
    if (sent.fault === 'unknown-message') return this.address === address ? this.#post() : this.write(outgoing, last);
    if (sent.fault === 'token-gone') {
      this.tools.tokens.drop(token);
      if (this.address === address) this.#where.address = { ...address, token: null };
      return this.#without(outgoing, last);
    }
    return this.#complain(sent.fault, 'the board could not be edited');
  }

  /** Writes to the message in doubt. Null: it never arrived. */
  async #find(sent: PendingAddress, outgoing: Outgoing): Promise<boolean | null> {
    const found =
      validToken(sent, this.tools.clock.now()) &&
      (await this.tools.api.editByToken(sent.token, sent.message, outgoing.body, outgoing.files));
    // Meanwhile a click confirmed it, or another board replaced it.
    if (this.#where.doubtful !== sent) return null;
    if (found && found.ok) {
      this.moved(sent);
      return this.#stood(outgoing, found);
    }
    if (found && found.fault !== 'unknown-message' && found.fault !== 'token-gone')
      return this.#complain(found.fault, 'the board could not be edited');
    this.#where.notThere(sent);
    if (this.address === null) this.#absent = true;
    return null;
  }

  /** Looks for a post that was under way as a process ended. Null: what the board is is known, as far as it can be. */
  async #findPost(sent: PendingAddress): Promise<false | null> {
    const found = this.#new.isGuest ? null : await findNewestBoard(this.tools.api, this.table);
    if (this.#where.doubtful !== sent) return null;
    if (found?.ok === false && found.fault === 'unreachable')
      return this.#complain(found.fault, 'the board could not be looked for');
    const id = found?.ok === true ? found.value : null;
    if (id !== null && this.#where.isNewer(id))
      this.moved({ token: null, message: id, expiresAt: sent.expiresAt, messageId: id });
    else if (this.tools.clock.now() >= this.#lateUntil) this.#where.notThere(sent);
    else this.#later.plan(this.#lateUntil);
    if (this.address === null) this.#absent = true;
    return null;
  }

  /** Posts the board anew. Until that may be, the present message is edited. False: `write` tries again. */
  async repost(): Promise<boolean> {
    const due = this.#postedAt + REPOST_GAP_MS;
    const isUp = !this.#absent && this.address !== null;
    if (isUp && this.#new.isGuest && this.#new.living === null)
      this.tools.tokens.whenNext(this.table.channelId, this.table.game, this.#replace);
    else if (isUp && this.tools.clock.now() < due) this.#repost.plan(due);
    else return this.#post();
    return true;
  }

  /** One at a time. False: it isn't posted yet, or may show what was drawn before; `write` tries again. */
  #post(): Promise<boolean> {
    if (this.#posting !== null) return this.#posting.then(() => false);
    this.#posting = this.#postNow().finally(() => {
      this.#posting = null;
    });
    return this.#posting;
  }

  async #postNow(): Promise<boolean> {
    const now = this.tools.clock.now();
    this.#absent = true;
    // While another post may still arrive, a second one would leave a board that nobody redraws.
    const due = Math.max(this.#postedAt + REPOST_GAP_MS, this.#where.doubtful?.followUp === true ? this.#lateUntil : 0);
    if (now < due) {
      this.#later.plan(due);
      return true;
    }
    this.#postedAt = now;
    const outgoing = await this.draw();
    // The next process posts it: of this post nothing could be stored any more.
    if (this.#stopped) return true;
    if (!this.#new.isPossible) return this.#waitForToken();
    // Its id is known only from Discord's response: who is killed before that leaves word that it may be there.
    const expected = postFoundById(now + TOKEN_MS);
    this.sending(expected);
    const posted = await this.#new.send(outgoing, this.address?.messageId ?? null);
    this.#where.notSent(expected);
    if ('fault' in posted) {
      if (posted.fault === null) return this.#waitForToken();
      // The next attempt needn't keep the gap.
      this.#postedAt = -Infinity;
      return this.#complain(posted.fault, 'the board could not be posted');
    }
    if (posted.isOrdinary) this.#ordinary.counts();
    this.moved(posted.address);
    return posted.taken === null ? false : this.#stood(outgoing, posted.taken);
  }

  /** No token of this message is valid. A new message can be edited by token for another quarter of an hour. */
  async #without(outgoing: Outgoing, last: boolean): Promise<boolean> {
    const now = this.tools.clock.now();
    if (this.#new.living && now - this.#postedAt >= REPOST_GAP_MS) return this.#post();
    if (this.#new.isGuest) return this.#waitForToken();
    const id = this.address?.messageId;
    // Its id is unknown, so only a new message is sure to exist.
    if (!id) return this.#post();
    const turn = this.turn();
    const held = last ? null : this.#ordinary.hold(now, turn, this.#later);
    if (held !== null) return held;
    this.#ordinary.trying(now, turn);
    const sent = await this.tools.api.edit(this.table.channelId, id, outgoing.body, outgoing.files);
    this.#ordinary.tried(sent.ok);
    if (sent.ok) return this.#stood(outgoing, sent);
    if (sent.fault === 'unknown-message')
      return this.address?.messageId === id ? this.#post() : this.write(outgoing, last);
    return this.#complain(sent.fault, 'the board could not be edited');
  }

  /** Where the bot is no member nothing can be written until somebody clicks or calls a command. */
  #waitForToken(): true {
    this.#postedAt = -Infinity;
    this.#waitsForToken = true;
    this.tools.tokens.whenNext(this.table.channelId, this.table.game, this.again);
    return true;
  }

  /** Nothing more is written. */
  stop(): void {
    this.#stopped = true;
    this.#later.stop();
    this.#repost.stop();
    this.tools.tokens.stopWaiting(this.table.channelId, this.table.game);
  }

  #stood(outgoing: Outgoing, { withoutFiles = false }: { readonly withoutFiles?: boolean }): true {
    this.#waitsForToken = false;
    outgoing.sent(withoutFiles);
    this.#gone.seen();
    return true;
  }

  get #layout(): string {
    return this.inThread ? IN_THREAD : '';
  }

  #keep(): void {
    this.#stored = this.#layout;
    const { game, channelId } = this.table;
    this.tools.messages.keep({ ...this.#where.toStore(), game, channelId, userId: null, layout: this.#stored });
  }

  /** Asks for the message's id where Discord's response didn't tell it. */
  async #learnId(address: MessageAddress, token: string): Promise<void> {
    const found = await this.tools.api.ownId({ token });
    if (found.ok && found.value !== null && this.address === address)
      this.renewed({ ...address, messageId: found.value });
  }

  #complain(fault: Fault, message: string): false {
    this.tools.log.warn({ game: this.table.game, channel: this.table.channelId, fault }, message);
    if (fault === 'unknown-channel') this.#gone.said();
    return false;
  }
}
