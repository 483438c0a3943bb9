import type { GameId } from '../../table/ports.js';

/**
 * What was noted of a person, in words of the games' own: `meteor.finished`. Looked for in all servers of the database, at
 * once; forgotten with the person, or with the server that it was noted in. No click waits for a write.
 */
export interface PersonNotes {
  has(userId: string, note: string): boolean;
  add(guildId: string, userId: string, note: string): void;
  remove(userId: string, note: string): void;
}

/** To whom the silence was already explained: it is explained once per player and game (R11). */
export interface NoteStore {
  /** Resolves to true for the first time, and where it isn't known. */
  tell(game: GameId, userId: string): Promise<boolean>;
}

/** Up to which entry of a game's log a person has been told what happened. No click waits for a write. */
export interface Bookmarks {
  /** Null: never yet. */
  of(game: GameId, userId: string): Promise<number | null>;
  put(game: GameId, userId: string, sequence: number): void;
}

/** For which day a server's line of the daily deal was posted last. */
export interface DailyLineStore {
  of(guildId: string): Promise<string | null>;
  put(guildId: string, day: string): Promise<void>;
}
