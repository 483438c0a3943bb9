import type { Database, Statement } from 'better-sqlite3';
import type { Millis } from '../../../games/shared/time.js';
import type { GameId } from '../../../table/ports.js';
import { MetadataRows } from './metadata.js';
import { noteTokens } from '../sweeper.js';
import { type OnFault, noted } from './noted.js';

/** A game's board (`userId` null) or one player's hand panel, and how it is reached. `token` is secret: never log it. */
export interface KeptMessage {
  readonly game: GameId;
  readonly channelId: string;
  readonly userId: string | null;
  readonly token: string | null;
  readonly message: string;
  readonly messageId: string | null;
  readonly expiresAt: Millis;
  /** What its face needs so that a redrawn message keeps its places; opaque here. */
  readonly layout: string;
}

/** With the answer that was sent since and will be the message if it got there, or null. */
export interface FoundMessage extends KeptMessage {
  readonly sent: { readonly token: string; readonly expiresAt: Millis; readonly followUp: boolean } | null;
}

interface PanelRow extends KeptMessage {
  readonly sentToken: string | null;
  readonly sentExpiresAt: Millis | null;
  readonly sentFollowUp: 0 | 1;
}

const found = <Row extends PanelRow>({ sentToken, sentExpiresAt, sentFollowUp, ...kept }: Row) => ({
  ...kept,
  sent: sentToken === null ? null : { token: sentToken, expiresAt: sentExpiresAt ?? 0, followUp: sentFollowUp === 1 },
});

const PANEL_COLUMNS = `message, message_id AS messageId, token, expires_at AS expiresAt, layout,
  sent_token AS sentToken, sent_expires_at AS sentExpiresAt, sent_follow_up AS sentFollowUp`;

/** Deletes what is kept beside a game's log. Tokens among it may not have expired yet, and leave traces. */
function forgetter(connection: Database): (game: GameId) => void {
  const metadata = new MetadataRows(connection);
  const forgetPanels = connection.prepare('DELETE FROM panels WHERE game = ?');
  const forgetBookmarks = connection.prepare('DELETE FROM bookmarks WHERE game = ?');
  const forget = connection.transaction((game: GameId) => {
    if (forgetPanels.run(game).changes > 0) noteTokens(metadata);
    forgetBookmarks.run(game);
  });
  return (game) => {
    forget.immediate(game);
  };
}

/**
 * Where boards and hand panels are, so that they go on after a restart; the newest of each. A lost token is made good
 * by the next click on any message of the game.
 */
export class MessageRows {
  readonly #keep: Statement;
  readonly #of: Statement<[string], PanelRow>;
  readonly #unsettled: Statement<[], PanelRow & { readonly guildId: string }>;
  readonly #forget: (game: GameId) => void;

  constructor(
    connection: Database,
    private readonly onFault: OnFault,
  ) {
    this.#keep =
      connection.prepare(`INSERT INTO panels (game, user, channel, message, message_id, token, expires_at, layout,
        sent_token, sent_expires_at, sent_follow_up)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET channel = excluded.channel, message = excluded.message,
      message_id = excluded.message_id, token = excluded.token, expires_at = excluded.expires_at,
      layout = excluded.layout, sent_token = excluded.sent_token, sent_expires_at = excluded.sent_expires_at,
      sent_follow_up = excluded.sent_follow_up`);
    this.#of = connection.prepare(`SELECT game, nullif(user, '') AS userId, channel AS channelId, ${PANEL_COLUMNS}
      FROM panels WHERE game = ? ORDER BY user`);
    this.#unsettled = connection.prepare(`SELECT game, NULL AS userId, panels.channel AS channelId, ${PANEL_COLUMNS},
      guild AS guildId FROM panels JOIN games USING (game) WHERE user = '' AND status = 'over'`);
    this.#forget = forgetter(connection);
  }

  keep({ game, userId, channelId, message, messageId, token, expiresAt, layout, sent }: FoundMessage): void {
    const place = [game, userId ?? '', channelId, message, messageId, token, expiresAt, layout];
    noted(this.onFault, () => {
      this.#keep.run(...place, sent?.token ?? null, sent?.expiresAt ?? null, sent?.followUp === true ? 1 : 0);
    });
  }

  of(game: GameId): readonly FoundMessage[] {
    return this.#of.all(game).map(found);
  }

  /** Boards of games that are over, whose last edit may not have got through. */
  unsettled(): readonly (FoundMessage & { readonly guildId: string })[] {
    return this.#unsettled.all().map(found);
  }

  forget(game: GameId): void {
    noted(this.onFault, () => {
      this.#forget(game);
    });
  }
}
