import type { Millis } from '../../games/shared/time.js';
import type { Address, StoredMessage, SentAddress } from '../ports.js';
import { ORIGINAL } from '../rest/api.js';

/** A follow-up that is about to be sent with a token: only Discord's answer will tell its id. */
export const followUpOf = (token: string, expiresAt: Millis): SentAddress => ({
  token,
  message: '',
  messageId: null,
  expiresAt,
  followUp: true,
});

/** So much longer a newer token must live than the one that is stored, to be worth storing: each click brings one. */
const WORTH_STORING_MS = 4 * 60_000;

/** Kept for a message that is on its way and has never been anywhere. */
const NOWHERE: Address = { token: null, message: ORIGINAL, messageId: null, expiresAt: 0 };

/**
 * Where a message is, and where an answer is going that will be the message if it gets there: a process that ends before
 * it has heard of that must leave no message that nobody redraws.
 */
export class MessageLocation {
  address: Address | null = null;
  #sent: SentAddress | null = null;
  #doubtful: SentAddress | null = null;
  /** When the token that was stored last runs out; 0: what is stored isn't where the message is. */
  #storedUntil: Millis = 0;

  /** It has never been sent. */
  get nowhere(): boolean {
    return this.address === null && this.#sent === null && this.#doubtful === null;
  }

  /** Where the message was sent and nothing was heard of it: writing to it will tell. */
  get doubtful(): SentAddress | null {
    return this.#doubtful;
  }

  /** An answer is about to be sent. */
  sending(address: SentAddress): void {
    this.#sent = address;
    this.#doubtful = null;
    this.#storedUntil = 0;
  }

  /** What became of it is not known. */
  doubt(address: SentAddress): void {
    if (this.#sent?.token === address.token) this.#sent = null;
    this.#doubtful = address;
    this.#storedUntil = 0;
  }

  /** It is not there. */
  notThere(address: SentAddress): void {
    if (this.#doubtful === address) this.#doubtful = null;
  }

  /** Another message is the message now. */
  moved(address: Address): void {
    this.address = address;
    this.#storedUntil = 0;
    this.#doubtful = null;
    if (this.#sent?.token === address.token) this.#sent = null;
  }

  /** The same message, reachable with a newer token; or, if its id says so, the doubtful one. */
  renewed(address: Address): void {
    const known = this.address?.messageId ?? null;
    if (known !== address.messageId) this.#storedUntil = 0;
    if (known !== null && known !== address.messageId) this.moved(address);
    else this.address = address;
  }

  /** Whether what is stored would do as it is for a process that comes after this one. */
  get isStored(): boolean {
    return this.address !== null && this.#storedUntil > this.address.expiresAt - WORTH_STORING_MS;
  }

  /** What is to outlive the process, and is stored from now on. */
  toStore(): Address & Pick<StoredMessage, 'sent'> {
    const on = this.#sent ?? this.#doubtful;
    const { token, expiresAt } = this.address ?? NOWHERE;
    this.#storedUntil = on === null && token !== null ? expiresAt : 0;
    const sent = on === null ? null : { token: on.token, expiresAt: on.expiresAt, followUp: on.followUp };
    return { ...(this.address ?? NOWHERE), sent };
  }

  /** As it was kept by the process before this one. */
  recovered({ token, message, messageId, expiresAt, sent }: StoredMessage): void {
    if (token !== null || messageId !== null) this.address = { token, message, messageId, expiresAt };
    if (sent !== null) this.#doubtful = { ...sent, message: sent.followUp ? '' : ORIGINAL, messageId: null };
  }
}
