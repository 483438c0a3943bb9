import type { GameId, TableHandle } from '../../table/ports.js';
import { ORIGINAL } from '../gateway/api.js';
import type { Address, Logger, PanelStore, StoredPanel } from '../ports.js';

/** Marks an address that its token calls `@original`; the id behind it follows, where it is known. */
const MARK = '@';

export interface Recalled {
  /** '' for the board. */
  readonly userId: string;
  readonly address: Address;
}

/** Keeps the addresses of boards and panels. A disk that doesn't take one costs a click after a restart, no more. */
export class Keeper {
  constructor(private readonly store: PanelStore, private readonly applicationId: () => string, private readonly log: Logger) {}

  keep(table: TableHandle, userId: string, address: Address): void {
    const { token, message, messageId, expiresAt } = address;
    const panel: StoredPanel = {
      channelId: table.channelId, applicationId: this.applicationId(), token: token ?? '', expiresAt,
      messageId: message === ORIGINAL ? `${MARK}${messageId ?? ''}` : message,
    };
    try {
      this.store.remember(table.game, userId === '' ? 'board' : 'hand', userId, panel);
    } catch (error) {
      this.log.warn({ err: error, game: table.game, channel: table.channelId }, 'a panel could not be remembered');
    }
  }

  of(game: GameId): readonly Recalled[] {
    return this.store.recall(game).map(({ userId, messageId, token, expiresAt }) => {
      const original = messageId.startsWith(MARK);
      const id = original ? messageId.slice(MARK.length) : messageId;
      return { userId, address: { token: token === '' ? null : token, message: original ? ORIGINAL : id, expiresAt, messageId: id === '' ? null : id } };
    });
  }

  forget(game: GameId): void {
    try {
      this.store.forgetGame(game);
    } catch (error) {
      this.log.warn({ err: error, game }, 'panels of an ended game stay remembered');
    }
  }
}
