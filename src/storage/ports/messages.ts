import type { Millis } from '../../games/shared/time.js';
import type { GameId } from '../../table/ports.js';

/** How the bot reaches a message: by the token of the interaction that made it, while that is valid, and by its id. */
export interface MessageAddress {
  /** The interaction's token, with which `message` can be edited until `expiresAt`; secret. Null: none is valid. */
  readonly token: string | null;
  /** The message's id in requests made with the token: `@original` or a message id. */
  readonly message: string;
  readonly expiresAt: Millis;
  /** Null: not known yet. Ordinary requests need it, and clicks on the message are recognised by it. */
  readonly messageId: string | null;
}

/** Where a message will be if Discord takes the answer that is about to be sent. */
export interface PendingAddress extends MessageAddress {
  readonly token: string;
  /** A follow-up: its id is known only from Discord's response, so without that it can't be edited, only sent anew. */
  readonly followUp: boolean;
  /** That follow-up's answer was lost: it may stand there, so it isn't sent anew. A press on it will tell. */
  readonly answerLost?: true;
}

/** A game's board, or the hand panel of one of its players, as it is stored. */
export interface StoredMessage extends MessageAddress {
  /** What a redrawn message needs so that its buttons stay in their places; only its game reads it. '': nothing. */
  readonly layout: string;
  readonly game: GameId;
  readonly channelId: string;
  /** The panel's player; null: the board. */
  readonly userId: string | null;
  /** The answer that was sent to replace it and may have arrived; null: there is none. */
  readonly sent: Pick<PendingAddress, 'token' | 'expiresAt' | 'followUp'> | null;
}

/** The board of a game that is over, whose last edit may not have got through. */
export interface UnsettledBoard extends StoredMessage {
  readonly guildId: string;
}

/**
 * Where boards and panels are stored, so that they are found again after a restart; boards after a power cut, too. No
 * click waits for a write.
 */
export interface MessageStore {
  keep(message: StoredMessage): void;
  of(game: GameId): Promise<readonly StoredMessage[]>;
  /** Boards of games that are over, whose last edit may not have got through. */
  unsettled(): Promise<readonly UnsettledBoard[]>;
  forget(game: GameId): void;
}
