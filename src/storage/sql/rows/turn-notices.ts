import type { GameId } from '../../../table/ports.js';
import type { TurnNotice, TurnNoticeStore } from '../../ports/turn-notices.js';
import type { Sql } from '../sql.js';

interface Row extends Omit<TurnNotice, 'sent'> {
  readonly channelId: string | null;
  readonly messageId: string | null;
  readonly direct: number;
}

const ALL = `SELECT game, "user" AS "userId", turn, stage, due, turn_notices.channel AS "channelId",
  message AS "messageId", direct FROM turn_notices JOIN games USING (game)`;
const PUT = `INSERT INTO turn_notices (game, "user", turn, stage, due, channel, message, direct)
  VALUES (@game, @userId, @turn, @stage, @due, @channelId, @messageId, @direct)
  ON CONFLICT (game, "user") DO UPDATE SET turn = excluded.turn, stage = excluded.stage, due = excluded.due,
    channel = excluded.channel, message = excluded.message, direct = excluded.direct`;
const DROP = 'DELETE FROM turn_notices WHERE game = @game AND "user" = @userId';

/** Messages about turns, so that they are found again after a restart. */
export class TurnNoticeRows implements TurnNoticeStore {
  constructor(private readonly sql: Sql) {}

  async all(): Promise<readonly TurnNotice[]> {
    const own = `${ALL} WHERE ${this.sql.ownHomes('games.guild')}`;
    return (await this.sql.rows<Row>(own)).map(({ channelId, messageId, direct, ...row }) => ({
      ...row,
      sent: channelId === null || messageId === null ? null : { channelId, messageId, direct: direct === 1 },
    }));
  }

  async put({ sent, ...notice }: TurnNotice): Promise<void> {
    const values = {
      ...notice,
      channelId: sent?.channelId ?? null,
      messageId: sent?.messageId ?? null,
      direct: sent?.direct === true ? 1 : 0,
    };
    await this.sql.write({ text: PUT, values });
  }

  async drop(game: GameId, userId: string): Promise<void> {
    await this.sql.write({ text: DROP, values: { game, userId } });
  }
}
