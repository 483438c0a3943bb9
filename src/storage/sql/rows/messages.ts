import type { MessageStore, StoredMessage, UnsettledBoard } from '../../ports/messages.js';
import type { Millis } from '../../../games/shared/time.js';
import type { GameId } from '../../../table/ports.js';
import type { Sql, Statement } from '../sql.js';
import { type OnFault, noted } from './noted.js';

/** Tokens are secret: never log a row. */
interface Row extends Omit<StoredMessage, 'sent'> {
  readonly sentToken: string | null;
  readonly sentExpiresAt: Millis | null;
  readonly sentFollowUp: number;
}

const found = <R extends Row>({ sentToken, sentExpiresAt, sentFollowUp, ...kept }: R) => ({
  ...kept,
  sent: sentToken === null ? null : { token: sentToken, expiresAt: sentExpiresAt ?? 0, followUp: sentFollowUp === 1 },
});

const COLUMNS = `message, message_id AS "messageId", token, expires_at AS "expiresAt", layout,
  sent_token AS "sentToken", sent_expires_at AS "sentExpiresAt", sent_follow_up AS "sentFollowUp"`;
const OF = `SELECT game, nullif("user", '') AS "userId", channel AS "channelId", ${COLUMNS}
  FROM panels WHERE game = @game ORDER BY "user"`;
const UNSETTLED = `SELECT game, NULL AS "userId", panels.channel AS "channelId", ${COLUMNS}, guild AS "guildId"
  FROM panels JOIN games USING (game) WHERE "user" = '' AND status = 'over'`;
const KEEP = `INSERT INTO panels (game, "user", channel, message, message_id, token, expires_at, layout,
    sent_token, sent_expires_at, sent_follow_up)
  VALUES (@game, @user, @channel, @message, @messageId, @token, @expiresAt, @layout,
    @sentToken, @sentExpiresAt, @sentFollowUp)
  ON CONFLICT (game, "user") DO UPDATE SET channel = excluded.channel, message = excluded.message,
    message_id = excluded.message_id, token = excluded.token, expires_at = excluded.expires_at,
    layout = excluded.layout, sent_token = excluded.sent_token, sent_expires_at = excluded.sent_expires_at,
    sent_follow_up = excluded.sent_follow_up`;

/**
 * Where boards and hand panels are, so that they go on after a restart; the newest of each. A lost token is made good
 * by the next click on any message of the game.
 */
export class MessageRows implements MessageStore {
  /** By game, the newest board or forgetting that is being written. */
  readonly #writing = new Map<GameId, Promise<unknown>>();

  constructor(
    private readonly sql: Sql,
    /** Takes what no power cut may undo: a board that is forgotten stays in its channel for all to see. */
    private readonly durable: Sql,
    private readonly onFault: OnFault,
    /** Run before a game's messages are deleted, in the same transaction: their tokens may not have expired yet. */
    private readonly beforeForgetting: (game: GameId) => readonly Statement[] = () => [],
    /** Told how long each commit of where a board is took, in milliseconds. */
    private readonly onCommitted: (ms: number) => void = () => undefined,
  ) {}

  keep({ userId, channelId, sent, game, message, messageId, token, expiresAt, layout }: StoredMessage): void {
    const values = {
      ...{ game, message, messageId, token, expiresAt, layout },
      user: userId ?? '',
      channel: channelId,
      sentToken: sent?.token ?? null,
      sentExpiresAt: sent?.expiresAt ?? null,
      sentFollowUp: sent?.followUp === true ? 1 : 0,
    };
    const statement = { text: KEEP, values };
    if (userId === null) this.#writeInOrder(game, () => this.#commit(statement));
    else void this.#write(game, () => this.sql.write(statement));
  }

  #writeInOrder(game: GameId, write: () => Promise<unknown>): void {
    const writing = this.#write(game, write).finally(() => {
      if (this.#writing.get(game) === writing) this.#writing.delete(game);
    });
    this.#writing.set(game, writing);
  }

  /** Two writers keep no order between them, so a forgetting could come before the board that it is to delete. */
  #write(game: GameId, write: () => Promise<unknown>): Promise<unknown> {
    const before = this.#writing.get(game);
    return noted(this.onFault, before === undefined ? write() : before.then(write));
  }

  async #commit(statement: Statement): Promise<void> {
    const began = performance.now();
    await this.durable.write(statement);
    this.onCommitted(performance.now() - began);
  }

  /** Resolves once nothing waits for its turn any more: what waits then has been given to its writer. */
  async written(): Promise<void> {
    await Promise.all(this.#writing.values());
  }

  async of(game: GameId): Promise<readonly StoredMessage[]> {
    await this.#writing.get(game);
    return (await this.sql.rows<Row>(OF, { game })).map(found);
  }

  async unsettled(): Promise<readonly UnsettledBoard[]> {
    await this.written();
    return (
      await this.sql.rows<Row & { readonly guildId: string }>(`${UNSETTLED} AND ${this.sql.ownHomes('guild')}`)
    ).map(found);
  }

  forget(game: GameId): void {
    const statements = [
      ...this.beforeForgetting(game),
      { text: 'DELETE FROM panels WHERE game = @game', values: { game } },
      { text: 'DELETE FROM bookmarks WHERE game = @game', values: { game } },
    ];
    this.#writeInOrder(game, () => this.sql.write(...statements));
  }
}
