import type { Clock, Timers } from '../../../table/ports.js';
import type { Logger } from '../../ports.js';
import type { MessageStore } from '../../../storage/ports/messages.js';
import type { DiscordApi, MessageBody, MessageFile } from '../../rest/api.js';
import type { Tokens } from '../../rest/tokens.js';

export interface DeliveryTools {
  readonly api: Pick<DiscordApi, 'editByToken' | 'deleteByToken' | 'ownId' | 'followUp' | 'post' | 'edit' | 'remove'>;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  readonly tokens: Tokens;
  readonly messages: Pick<MessageStore, 'keep'>;
}

/** A message as it goes out. */
export interface Outgoing {
  readonly body: MessageBody;
  readonly files: readonly MessageFile[];
  /** Told once Discord has taken it; `withoutFiles`: but for its files, which it refused. */
  sent(withoutFiles: boolean): void;
}
