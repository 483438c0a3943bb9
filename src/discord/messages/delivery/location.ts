import type { Millis } from '../../../games/shared/time.js';
import type { MessageAddress, StoredMessage, PendingAddress } from '../../../storage/ports/messages.js';
import { ORIGINAL, type Fault } from '../../rest/api.js';

/** A follow-up that is about to be sent with a token: only Discord's answer will tell its id. */
export const followUpOf = (token: string, expiresAt: Millis): PendingAddress => ({
  token,
  message: '',
  messageId: null,
  expiresAt,
  followUp: true,
});

/** A new message of which only its channel will tell that it is there. */
export const postFoundById = (expiresAt: Millis): PendingAddress => followUpOf('', expiresAt);

/** What becomes of it where sending it failed. */
export const failedAs = (sent: PendingAddress, fault: Fault): PendingAddress =>
  fault === 'answer-lost' ? { ...sent, answerLost: true } : sent;

/** The token by which it can still be written to. */
export const validToken = ({ token, expiresAt }: MessageAddress, now: Millis): string | null =>
  token !== null && expiresAt > now ? token : null;

/** The stored layout of a board whose channel is a thread. */
export const IN_THREAD = 'thread';

/** A newer token is stored only if it expires at least this much later than the stored one: each click brings one. */
const WORTH_STORING_MS = 4 * 60_000;

/** Ids grow with time: Discord docs, "Snowflakes". */
const isOlder = (id: string, than: string): boolean =>
  id.length < than.length || (id.length === than.length && id < than);

/** Stored for a message that is being sent for the first time. */
const NOWHERE: MessageAddress = { token: null, message: ORIGINAL, messageId: null, expiresAt: 0 };

/**
 * Where a message is, and where the answer is being sent that replaces it if Discord takes it. Both are stored: a process
 * that ends before Discord has responded must leave no message that nobody redraws.
 */
export class MessageLocation {
  address: MessageAddress | null = null;
  #sent: PendingAddress | null = null;
  #doubtful: PendingAddress | null = null;
  #overwritten: string | null = null;
  /** When the token that was stored last runs out; 0: what is stored isn't where the message is. */
  #storedUntil: Millis = 0;

  /** It has never been sent. */
  get nowhere(): boolean {
    return this.address === null && this.#sent === null && this.#doubtful === null;
  }

  /** Where the message was sent without a response from Discord: writing to it will show whether it arrived. */
  get doubtful(): PendingAddress | null {
    return this.#doubtful;
  }

  /** Whether it may be a message that isn't the known one: one that is being sent is there before Discord's response. */
  get mayBeAnother(): boolean {
    return this.#sent !== null || this.#doubtful !== null;
  }

  /** Whether it may be that message. */
  mayBe(messageId: string): boolean {
    return this.mayBeAnother || this.address?.messageId === messageId;
  }

  /** That message was written to as something else. */
  overwritten(messageId: string): void {
    this.#overwritten = messageId;
  }

  /** Whether the known message is one that was written to as something else; it is asked once. */
  takeOverwritten(): boolean {
    const isIt = this.#overwritten !== null && this.#overwritten === this.address?.messageId;
    if (isIt) this.#overwritten = null;
    return isIt;
  }

  /** An answer is about to be sent. */
  sending(address: PendingAddress): void {
    this.#sent = address;
    this.#doubtful = null;
    this.#storedUntil = 0;
  }

  /** Discord's response was lost: whether the answer arrived is not known. */
  doubt(address: PendingAddress): void {
    if (this.#sent?.token === address.token) this.#sent = null;
    this.#doubtful = address;
    this.#storedUntil = 0;
  }

  /** What was being sent is known to have arrived, or to have failed. */
  notSent(address: PendingAddress): void {
    if (this.#sent === address) this.#sent = null;
  }

  /** Whether a message of that id is newer than the known one, whose id is known, or there is none. */
  isNewer(messageId: string): boolean {
    if (this.address === null) return true;
    const known = this.address.messageId;
    return known !== null && isOlder(known, messageId);
  }

  /** The answer in doubt did not arrive. */
  notThere(address: PendingAddress): void {
    if (this.#doubtful === address) this.#doubtful = null;
  }

  /** Another message has replaced this one. */
  moved(address: MessageAddress): void {
    this.address = address;
    this.#storedUntil = 0;
    this.#doubtful = null;
    if (this.#sent?.token === address.token) this.#sent = null;
  }

  /**
   * The same message has a newer token; or, if its id says so, the one being sent, or in doubt, did arrive. False: that
   * message has been replaced since it was pressed, and stays so.
   */
  renewed(address: MessageAddress): boolean {
    if (this.#hasReplaced(address.messageId)) return false;
    const known = this.address?.messageId ?? null;
    if (known !== address.messageId) this.#storedUntil = 0;
    if (known !== null && known !== address.messageId) this.moved(address);
    else this.address = address;
    return true;
  }

  /** The message that goes if the one that is being sent, or in doubt, turns out to be this one; null: none. */
  replacedBy(messageId: string): MessageAddress | null {
    const { address } = this;
    const known = address?.messageId ?? messageId;
    return !this.mayBeAnother || known === messageId || isOlder(messageId, known) ? null : address;
  }

  /** Whether the known message is newer than that one. */
  #hasReplaced(messageId: string | null): boolean {
    const known = this.address?.messageId ?? null;
    return known !== null && messageId !== null && isOlder(messageId, known);
  }

  /** Whether the stored address is enough for the next process. */
  get isStored(): boolean {
    return this.address !== null && this.#storedUntil > this.address.expiresAt - WORTH_STORING_MS;
  }

  /** The address to store for the next process; from now on it counts as stored. */
  toStore(): MessageAddress & Pick<StoredMessage, 'sent'> {
    const on = this.#sent ?? this.#doubtful;
    const { token, expiresAt } = this.address ?? NOWHERE;
    this.#storedUntil = on === null && token !== null ? expiresAt : 0;
    const sent = on === null ? null : { token: on.token, expiresAt: on.expiresAt, followUp: on.followUp };
    return { ...(this.address ?? NOWHERE), sent };
  }

  /** Restores what the previous process stored. */
  recovered({ token, message, messageId, expiresAt, sent }: StoredMessage): void {
    if (token !== null || messageId !== null) this.address = { token, message, messageId, expiresAt };
    if (sent !== null) this.#doubtful = { ...sent, message: sent.followUp ? '' : ORIGINAL, messageId: null };
  }
}
