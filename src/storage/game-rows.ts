import type { Database, Statement } from 'better-sqlite3';
import type { GameEvent } from '../games/meteor/event.js';
import type { Options } from '../games/meteor/state.js';
import { StorageFault, type GameHeader, type LogEntry } from '../table/ports.js';

/** Keeps a game's row, its seats and its sources in step with its log. All inside the log's own transaction. */
export class GameRows {
  readonly #create: Statement;
  readonly #configure: Statement;
  readonly #start: Statement;
  readonly #end: Statement;
  readonly #forgetSources: Statement;
  readonly #sit: Statement;
  readonly #rise: Statement;

  constructor(connection: Database) {
    this.#create =
      connection.prepare(`INSERT INTO games (game, kind, guild, channel, owner, created_at, rules, mode, relaxed, seeded)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
    this.#configure = connection.prepare('UPDATE games SET mode = ?, relaxed = ?, seeded = ? WHERE game = ?');
    this.#start = connection.prepare('UPDATE games SET started_at = ?, crew = ? WHERE game = ?');
    this.#end =
      connection.prepare(`UPDATE games SET status = 'over', ended_at = ?, result = ?, reason = ?, zone = ?, left_ms = ?
      WHERE game = ?`);
    this.#forgetSources = connection.prepare('DELETE FROM sources WHERE game = ?');
    this.#sit = connection.prepare(`INSERT INTO seats (game, seat, user, name) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET user = excluded.user, name = excluded.name`);
    this.#rise = connection.prepare('DELETE FROM seats WHERE game = ? AND seat = ?');
  }

  create({ game, kind, guildId, channelId, owner, createdAt }: GameHeader, events: readonly GameEvent[]): void {
    const created = events.find((event) => event.type === 'created');
    if (created === undefined) throw new StorageFault(`The first entry of game ${game} does not create it.`);
    this.#create.run(
      game,
      kind,
      guildId,
      channelId,
      owner ?? null,
      createdAt,
      created.rules,
      ...agreed(created.options),
    );
  }

  seat(game: string, seating: NonNullable<LogEntry['seating']>): void {
    for (const { seat, person } of seating) {
      if (person === null) this.#rise.run(game, seat);
      else this.#sit.run(game, seat, person.userId, person.name);
    }
  }

  follow(game: string, events: readonly GameEvent[], at: number): void {
    for (const event of events) {
      if (event.type === 'configured') this.#configure.run(...agreed(event.options), game);
      else if (event.type === 'clock-started')
        this.#start.run(at, event.hands.filter((hand) => hand.length > 0).length, game);
      else if (event.type === 'ended') {
        this.#end.run(at, event.result, event.reason, event.zone, event.left, game);
        // Its interactions can do nothing any more; the list of them is of no use to anyone.
        this.#forgetSources.run(game);
      }
    }
  }
}

const agreed = ({ mode, relaxed, seeded }: Options): [string, number, number] => [
  mode,
  Number(relaxed),
  Number(seeded),
];
