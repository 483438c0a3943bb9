import type { Database, Statement } from 'better-sqlite3';
import type { GameId } from '../../../table/ports.js';
import { type OnFault, noted } from './noted.js';

/** Whom the silence was explained to already: once a player and game (R11). */
export class NoteRows {
  readonly #told: Statement<[string, string]>;
  readonly #tell: Statement;

  constructor(
    connection: Database,
    private readonly onFault: OnFault,
  ) {
    this.#told = connection.prepare('SELECT 1 FROM silence_notes WHERE game = ? AND user = ?');
    this.#tell = connection.prepare('INSERT INTO silence_notes (game, user) VALUES (?, ?) ON CONFLICT DO NOTHING');
  }

  told(game: GameId, userId: string): boolean {
    return this.#told.get(game, userId) !== undefined;
  }

  tell(game: GameId, userId: string): void {
    noted(this.onFault, () => {
      this.#tell.run(game, userId);
    });
  }
}

/** What was noted of a person; a note is lost rather than that a click fails by it. */
export class PersonNoteRows {
  readonly #has: Statement<[string, string]>;
  readonly #add: Statement;
  readonly #remove: Statement;

  constructor(
    connection: Database,
    private readonly onFault: OnFault,
  ) {
    this.#has = connection.prepare('SELECT 1 FROM person_notes WHERE user = ? AND note = ?');
    this.#add = connection.prepare(
      'INSERT INTO person_notes (guild, user, note) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.#remove = connection.prepare('DELETE FROM person_notes WHERE user = ? AND note = ?');
  }

  has(userId: string, note: string): boolean {
    return this.#has.get(userId, note) !== undefined;
  }

  add(guildId: string, userId: string, note: string): void {
    noted(this.onFault, () => {
      this.#add.run(guildId, userId, note);
    });
  }

  remove(userId: string, note: string): void {
    noted(this.onFault, () => {
      this.#remove.run(userId, note);
    });
  }
}

/** Up to which entry of a game's log a person has been told what happened; one is lost rather than that a click fails by it. */
export class BookmarkRows {
  readonly #of: Statement<[string, string], number>;
  readonly #put: Statement;

  constructor(
    connection: Database,
    private readonly onFault: OnFault,
  ) {
    this.#of = connection
      .prepare<[string, string], number>('SELECT sequence FROM bookmarks WHERE game = ? AND user = ?')
      .pluck();
    this.#put = connection.prepare(`INSERT INTO bookmarks (game, user, sequence) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET sequence = excluded.sequence`);
  }

  of(game: GameId, userId: string): number | null {
    return this.#of.get(game, userId) ?? null;
  }

  put(game: GameId, userId: string, sequence: number): void {
    noted(this.onFault, () => {
      this.#put.run(game, userId, sequence);
    });
  }
}
