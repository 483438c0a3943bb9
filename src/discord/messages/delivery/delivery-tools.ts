import type { Clock, Timers } from '../../../table/ports.js';
import type { Logger, MessageStore } from '../../ports.js';
import type { DiscordApi } from '../../rest/api.js';
import type { Tokens } from '../../rest/tokens.js';

export interface DeliveryTools {
  readonly api: Pick<
    DiscordApi,
    'editByToken' | 'deleteByToken' | 'originalId' | 'followUp' | 'post' | 'edit' | 'remove'
  >;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  readonly tokens: Tokens;
  readonly messages: Pick<MessageStore, 'keep'>;
}
