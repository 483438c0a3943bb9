import type { Database, Statement } from 'better-sqlite3';
import type { Millis } from '../../../games/shared/time.js';
import type { GameId } from '../../../table/ports.js';
import type { TurnNotice } from '../../ports/turn-notices.js';

interface Row {
  readonly game: GameId;
  readonly userId: string;
  readonly turn: string;
  readonly stage: TurnNotice['stage'];
  readonly due: Millis;
  readonly channelId: string | null;
  readonly messageId: string | null;
  readonly direct: number;
}

/** Messages about turns, so that they are found again after a restart. All calls throw the driver's error. */
export class TurnNoticeRows {
  readonly #all: Statement<[], Row>;
  readonly #put: Statement<[Row]>;
  readonly #drop: Statement<[string, string]>;

  constructor(connection: Database) {
    this.#all = connection.prepare<[], Row>(
      `SELECT game, user AS userId, turn, stage, due, channel AS channelId, message AS messageId, direct
      FROM turn_notices`,
    );
    this.#put = connection.prepare<[Row]>(`INSERT INTO turn_notices
      (game, user, turn, stage, due, channel, message, direct)
      VALUES (@game, @userId, @turn, @stage, @due, @channelId, @messageId, @direct) ON CONFLICT DO UPDATE SET
      turn = excluded.turn, stage = excluded.stage, due = excluded.due, channel = excluded.channel,
      message = excluded.message, direct = excluded.direct`);
    this.#drop = connection.prepare<[string, string]>('DELETE FROM turn_notices WHERE game = ? AND user = ?');
  }

  all(): readonly TurnNotice[] {
    return this.#all.all().map(({ channelId, messageId, direct, ...row }) => ({
      ...row,
      sent: channelId === null || messageId === null ? null : { channelId, messageId, direct: direct === 1 },
    }));
  }

  put({ sent, ...notice }: TurnNotice): void {
    this.#put.run({
      ...notice,
      channelId: sent?.channelId ?? null,
      messageId: sent?.messageId ?? null,
      direct: sent?.direct === true ? 1 : 0,
    });
  }

  drop(game: GameId, userId: string): void {
    this.#drop.run(game, userId);
  }
}
