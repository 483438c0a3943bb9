import type { Millis } from '../../games/meteor/state.js';
import type { Clock, Timers } from '../../table/ports.js';
import type { TableHandle } from '../games/meteor/table.js';
import { flagged, TOKEN_MS } from '../rest/acknowledge.js';
import type { Tokens } from '../rest/tokens.js';
import type { DiscordApi, Fault, MessageBody } from '../rest/api.js';
import type { Address, Logger, MessageStore } from '../ports.js';

export interface DeliveryTools {
  readonly api: DiscordApi;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  readonly tokens: Tokens;
  readonly messages: MessageStore;
}

/** Ordinary edits are the fallback, at most one in this time … */
const ORDINARY_GAP_MS = 5000;
/** … and at most so many requests a game; the last is kept for the end. */
const ORDINARY_MOST = 8;
/** Somebody who keeps deleting the board gets it back, but not at once again. */
const REPOST_GAP_MS = 10_000;

/**
 * Brings a board to its message by the cheapest way that works: its newest token, else a new message through anyone's
 * living token, else an ordinary edit; and posts it anew when the message is gone.
 */
export class Delivery {
  address: Address | null = null;
  #ordinary = 0;
  #ordinaryAt: Millis = -Infinity;
  #postedAt: Millis = -Infinity;

  constructor(
    private readonly tools: DeliveryTools,
    private readonly table: TableHandle,
    private readonly draw: () => MessageBody,
    /** Asks for another write later. */
    private readonly again: () => void,
  ) {}

  /** The same message, reachable with a newer token. */
  renewed(address: Address): void {
    this.address = address;
    this.tools.messages.keep({ ...address, game: this.table.game, channelId: this.table.channelId, userId: null });
    if (address.messageId === null && address.token !== null) void this.#learnId(address, address.token);
  }

  /** Another message is the board now. */
  moved(address: Address): void {
    const old = this.address;
    this.#postedAt = this.tools.clock.now();
    this.renewed(address);
    if (old && old.messageId !== address.messageId) void this.#takeAway(old);
  }

  async write(body: MessageBody, last: boolean): Promise<void> {
    const { address } = this;
    if (!address) return;
    const token = this.#alive(address);
    if (token === null) return this.#without(body, last);
    const sent = await this.tools.api.editByToken(token, address.message, body);
    if (sent.ok) return;
    if (sent.fault === 'unknown-message') return this.post();
    if (sent.fault === 'token-gone') {
      this.tools.tokens.drop(token);
      if (this.address === address) this.address = { ...address, token: null };
      return this.#without(body, last);
    }
    this.#complain(sent.fault, 'the board could not be edited');
  }

  /** Posts the board anew. */
  async post(): Promise<void> {
    const now = this.tools.clock.now();
    if (now - this.#postedAt < REPOST_GAP_MS) {
      this.tools.timers.at(this.#postedAt + REPOST_GAP_MS, this.again);
      return;
    }
    this.#postedAt = now;
    const body = flagged(this.draw(), 'public');
    const living = this.tools.tokens.living(this.table.channelId);
    const through = living && (await this.tools.api.followUp(living.token, body));
    if (living && through?.ok) {
      this.moved({
        token: living.token,
        message: through.value,
        expiresAt: living.expiresAt,
        messageId: through.value,
      });
      return;
    }
    this.#ordinary += 1;
    const sent = await this.tools.api.post(this.table.channelId, body);
    if (sent.ok) this.moved({ token: null, message: sent.value, expiresAt: now + TOKEN_MS, messageId: sent.value });
    else this.#complain(sent.fault, 'the board could not be posted');
  }

  /** No token of this message lives. A new one at the channel's end can be edited for another quarter of an hour. */
  async #without(body: MessageBody, last: boolean): Promise<void> {
    const now = this.tools.clock.now();
    if (this.tools.tokens.living(this.table.channelId) && now - this.#postedAt >= REPOST_GAP_MS) return this.post();
    const id = this.address?.messageId;
    if (!id || this.#ordinary >= ORDINARY_MOST - (last ? 0 : 1)) return;
    if (!last && now - this.#ordinaryAt < ORDINARY_GAP_MS) {
      this.tools.timers.at(this.#ordinaryAt + ORDINARY_GAP_MS, this.again);
      return;
    }
    this.#ordinaryAt = now;
    this.#ordinary += 1;
    const sent = await this.tools.api.edit(this.table.channelId, id, body);
    if (!sent.ok && sent.fault === 'unknown-message') return this.post();
    if (!sent.ok) this.#complain(sent.fault, 'the board could not be edited');
  }

  #alive(address: Address): string | null {
    return address.token !== null && address.expiresAt > this.tools.clock.now() ? address.token : null;
  }

  async #takeAway(old: Address): Promise<void> {
    const token = this.#alive(old);
    const byToken = token && (await this.tools.api.deleteByToken(token, old.message));
    if ((byToken && byToken.ok) || old.messageId === null) return;
    this.#ordinary += 1;
    await this.tools.api.remove(this.table.channelId, [old.messageId]);
  }

  /** Where the answer didn't tell which message came of it. */
  async #learnId(address: Address, token: string): Promise<void> {
    const found = await this.tools.api.originalId(token);
    if (found.ok && this.address === address) this.renewed({ ...address, messageId: found.value });
  }

  #complain(fault: Fault, message: string): void {
    // Deleted while the bot was away.
    if (fault === 'unknown-channel') void this.table.act({ type: 'abandon' });
    this.tools.log.warn({ game: this.table.game, channel: this.table.channelId, fault }, message);
  }
}
