import type { Clock, RandomBytes, Timers } from '../../table/ports.js';
import type { Logger } from '../ports.js';
import type { IdentifySlots } from './identify-throttler.js';
import type { ShardChoice } from './shards.js';

export interface GatewayOptions {
  readonly token: string;
  /** Discord's, or any compatible server's: `http://127.0.0.1:4000/api`. */
  readonly apiUrl?: string;
  /** Absent: all, as many as Discord recommends. */
  readonly shards?: ShardChoice;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  readonly randomBytes: RandomBytes;
  /**
   * Called with the application's id before `connect` resolves. Where it rejects, so does that. Not called where the same
   * application logs in again: by then this process may have handed its file over.
   */
  readonly onApplication?: (applicationId: string) => Promise<void>;
  /** Whether anything but questions may be sent now; absent: always. Asked before each request. */
  readonly maySend?: () => boolean;
  /** Where all processes of the bot take turns to identify; absent: they can't. */
  readonly identifySlots?: IdentifySlots;
  /** The connection was closed with a code that connecting again doesn't mend. */
  readonly onGone: (code: number) => void;
}

/** A member in a channel. */
export interface RolesIn {
  readonly guildId: string;
  readonly channelId: string;
  readonly userId: string;
  readonly roles: readonly string[];
}
