import type { Bookmarks, NoteStore, PersonNotes } from '../../ports/notes.js';
import type { GameId } from '../../../table/ports.js';
import type { Sql } from '../sql.js';
import { type OnFault, noted } from './noted.js';

/** Whom the silence was explained to already: once a player and game (R11). */
export class NoteRows implements NoteStore {
  constructor(
    private readonly sql: Sql,
    private readonly onFault: OnFault,
  ) {}

  async tell(game: GameId, user: string): Promise<boolean> {
    const text = 'INSERT INTO silence_notes (game, "user") VALUES (@game, @user) ON CONFLICT DO NOTHING';
    try {
      const [added] = await this.sql.write({ text, values: { game, user } });
      return added === 1;
    } catch (error) {
      this.onFault(error);
      return true;
    }
  }
}

interface NoteRow {
  readonly guild: string;
  readonly user: string;
  readonly note: string;
}

/** What was noted of a person; a note is lost rather than that a click fails by it. Kept in memory too, to be read at once. */
export class PersonNoteRows implements PersonNotes {
  /** By person and server. */
  readonly #people = new Map<string, Map<string, Set<string>>>();

  constructor(
    private readonly sql: Sql,
    private readonly onFault: OnFault,
  ) {}

  /** To be awaited before anything is read. */
  async load(): Promise<void> {
    this.#people.clear();
    const own = `SELECT guild, "user", note FROM person_notes WHERE ${this.sql.ownHomes('guild')}`;
    for (const { guild, user, note } of await this.sql.rows<NoteRow>(own)) this.#of(user, guild).add(note);
  }

  has(userId: string, note: string): boolean {
    for (const notes of this.#people.get(userId)?.values() ?? []) if (notes.has(note)) return true;
    return false;
  }

  add(guild: string, user: string, note: string): void {
    this.#of(user, guild).add(note);
    const text = 'INSERT INTO person_notes (guild, "user", note) VALUES (@guild, @user, @note) ON CONFLICT DO NOTHING';
    void noted(this.onFault, this.sql.write({ text, values: { guild, user, note } }));
  }

  remove(user: string, note: string): void {
    for (const notes of this.#people.get(user)?.values() ?? []) notes.delete(note);
    const text = 'DELETE FROM person_notes WHERE "user" = @user AND note = @note';
    void noted(this.onFault, this.sql.write({ text, values: { user, note } }));
  }

  /**
   * The rows of a server, or of a person in it, were deleted with all that is kept of them. What was noted since is
   * stored, and stays.
   */
  async dropped(guild: string, userId: string | null): Promise<void> {
    const text = 'SELECT guild, "user", note FROM person_notes WHERE guild = @guild';
    const stored = await this.sql.rows<NoteRow>(text, { guild });
    for (const user of userId === null ? [...this.#people.keys()] : [userId]) {
      const guilds = this.#people.get(user);
      if (guilds?.delete(guild) === true && guilds.size === 0) this.#people.delete(user);
    }
    for (const { user, note } of stored) if (userId === null || user === userId) this.#of(user, guild).add(note);
  }

  #of(userId: string, guildId: string): Set<string> {
    const guilds = this.#people.get(userId) ?? new Map<string, Set<string>>();
    const notes = guilds.get(guildId) ?? new Set<string>();
    this.#people.set(userId, guilds.set(guildId, notes));
    return notes;
  }
}

/** Up to which entry of a game's log a person has been told what happened; one is lost rather than that a click fails by it. */
export class BookmarkRows implements Bookmarks {
  constructor(
    private readonly sql: Sql,
    private readonly onFault: OnFault,
  ) {}

  async of(game: GameId, user: string): Promise<number | null> {
    const text = 'SELECT sequence FROM bookmarks WHERE game = @game AND "user" = @user';
    const [found] = await this.sql.rows<{ readonly sequence: number }>(text, { game, user });
    return found?.sequence ?? null;
  }

  put(game: GameId, user: string, sequence: number): void {
    const text = `INSERT INTO bookmarks (game, "user", sequence) VALUES (@game, @user, @sequence)
      ON CONFLICT (game, "user") DO UPDATE SET sequence = excluded.sequence`;
    void noted(this.onFault, this.sql.write({ text, values: { game, user, sequence } }));
  }
}
