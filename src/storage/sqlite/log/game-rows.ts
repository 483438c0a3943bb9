import type { Database, Statement } from 'better-sqlite3';
import type { GameOutcome } from '../../../games/game.js';
import type { Millis } from '../../../games/shared/time.js';
import type { GameHeader, LogEntry } from '../../../table/ports.js';

/** Keeps a game's row, its seats and its sources in step with its log. All inside the log's own transaction. */
export class GameRows {
  readonly #create: Statement;
  readonly #end: Statement;
  readonly #forgetSources: Statement;
  readonly #sit: Statement;
  readonly #rise: Statement;

  constructor(connection: Database) {
    this.#create =
      connection.prepare(`INSERT INTO games (game, kind, guild, channel, owner, created_at, rules, mode, seeded)
      VALUES (?, ?, ?, ?, ?, ?, ?, '', ?)`);
    this.#end = connection.prepare(
      "UPDATE games SET status = 'over', ended_at = ?, result = ?, reason = ? WHERE game = ?",
    );
    this.#forgetSources = connection.prepare('DELETE FROM sources WHERE game = ?');
    this.#sit = connection.prepare(`INSERT INTO seats (game, seat, user, name) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET user = excluded.user, name = excluded.name`);
    this.#rise = connection.prepare('DELETE FROM seats WHERE game = ? AND seat = ?');
  }

  create(header: GameHeader, rules: string): void {
    const { game, kind, guildId, channelId, owner, createdAt, seeded = false } = header;
    this.#create.run(game, kind, guildId, channelId, owner ?? null, createdAt, rules, Number(seeded));
  }

  seat(game: string, seating: NonNullable<LogEntry['seating']>): void {
    for (const { seat, person } of seating) {
      if (person === null) this.#rise.run(game, seat);
      else this.#sit.run(game, seat, person.userId, person.name);
    }
  }

  end(game: string, { result, reason }: Pick<GameOutcome, 'result' | 'reason'>, at: Millis): void {
    this.#end.run(at, result, reason, game);
    // Its interactions can do nothing any more; the list of them is of no use to anyone.
    this.#forgetSources.run(game);
  }
}
