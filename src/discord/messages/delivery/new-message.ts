import { flagged, TOKEN_MS } from '../../rest/acknowledge.js';
import type { Fault } from '../../rest/api.js';
import type { Tokens } from '../../rest/tokens.js';
import type { MessageAddress } from '../../../storage/ports/messages.js';
import { isGuestHome } from '../../../table/home.js';
import type { TableHandle } from '../../../table/ports.js';
import type { DeliveryTools, Outgoing } from './delivery-tools.js';
import { findUnheardPost, followUpAt, nonceOf } from './follow-up.js';
import { validToken } from './location.js';

/** A deleted board is posted anew at most this often, whoever keeps deleting it. */
export const REPOST_GAP_MS = 10_000;

/** What became of a new message. */
export type Posted =
  | {
      readonly address: MessageAddress;
      /** Null: it shows what was drawn for an attempt before this one. */
      readonly taken: { readonly withoutFiles?: boolean } | null;
      /** It was sent without a token. */
      readonly isOrdinary: boolean;
    }
  /** Null: only a token could send it, and there was none that did. */
  | { readonly fault: Fault | null };

/** Sends a board as a new message: by a living token, else as an ordinary one. */
export class NewMessage {
  /** Of a post whose response was lost: sent again with it, Discord makes no second message. */
  #nonce: string | null = null;

  constructor(
    private readonly tools: Pick<DeliveryTools, 'api' | 'clock' | 'tokens'>,
    private readonly table: Pick<TableHandle, 'game' | 'channelId' | 'guildId'>,
  ) {}

  /** The bot is no member there: only a token can send anything. */
  get isGuest(): boolean {
    return isGuestHome(this.table.guildId);
  }

  get living(): ReturnType<Tokens['living']> {
    const { tokens } = this.tools;
    const { channelId } = this.table;
    return this.isGuest ? tokens.livingForGuest(channelId) : tokens.living(channelId);
  }

  get isPossible(): boolean {
    return !this.isGuest || this.living !== null;
  }

  /** Deletes the board before it. `onOrdinary` is called where that takes a request without a token. */
  async deleteReplaced(old: MessageAddress, onOrdinary: () => void): Promise<void> {
    const { api, clock } = this.tools;
    const token = validToken(old, clock.now());
    const byToken = token && (await api.deleteByToken(token, old.message));
    if ((byToken && byToken.ok) || old.messageId === null || this.isGuest) return;
    onOrdinary();
    await api.remove(this.table.channelId, [old.messageId]);
  }

  /** `old`: the id of the board before it. */
  async send({ body: drawn, files }: Pick<Outgoing, 'body' | 'files'>, old: string | null): Promise<Posted> {
    const { api, clock } = this.tools;
    const { living } = this;
    const now = clock.now();
    const body = flagged(drawn, 'public');
    const through = living && (await api.followUp(living.token, body, files));
    if (living && through?.ok) return { address: followUpAt(living, through.value), taken: through, isOrdinary: false };
    if (this.isGuest) return { fault: null };
    const unheard = through && (await findUnheardPost(api, this.table, through, old));
    if (living && unheard !== null) return { address: followUpAt(living, unheard), taken: {}, isOrdinary: false };
    const isRepeated = this.#nonce !== null;
    this.#nonce ??= nonceOf(this.table.game, now);
    const sent = await api.post(this.table.channelId, body, files, this.#nonce);
    if (!sent.ok) return { fault: sent.fault };
    this.#nonce = null;
    const address = { token: null, message: sent.value, expiresAt: now + TOKEN_MS, messageId: sent.value };
    return { address, taken: isRepeated ? null : sent, isOrdinary: true };
  }
}
