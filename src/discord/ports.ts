import type { GameId } from '../table/ports.js';
import type { AnyGameTypes, GameTypes } from '../games/game.js';
import type { Seat } from '../games/shared/seat.js';
import type { Millis } from '../games/shared/time.js';

/** Where settings of a server are kept. What an admin sets there beats the environment. */
export interface SettingsStore {
  get(guildId: string, key: string): string | null;
  /** `null` takes a setting back: the default holds again. */
  set(guildId: string, key: string, value: string | null): void;
  all(guildId: string): ReadonlyMap<string, string>;
}

/** A message the bot can reach: by the token of the interaction that made it, while that lives, and by its id. */
export interface Address {
  /** The token's owner may edit `message` with it until `expiresAt`; secret. Null: none is alive. */
  readonly token: string | null;
  /** How the token calls the message: `@original` or an id. */
  readonly message: string;
  readonly expiresAt: Millis;
  /** The message's own id, where it is known: for ordinary requests and to know a click on it. */
  readonly messageId: string | null;
}

/** Where a message will be that is sent as an answer, if it gets there. */
export interface SentAddress extends Address {
  readonly token: string;
  /** It goes beside another answer: nothing known beforehand calls it, so it can't be found, only sent anew. */
  readonly followUp: boolean;
}

/** A game's board, or the hand panel of one of its players, as it is stored. */
export interface StoredMessage extends Address {
  /** What a redrawn message needs so that its buttons stay in their places; its face alone reads it. '' where nothing. */
  readonly layout: string;
  readonly game: GameId;
  readonly channelId: string;
  /** The panel's player; null: the board. */
  readonly userId: string | null;
  /** The answer that was sent to take its place, and may have got there; null: there is none. */
  readonly sent: Pick<SentAddress, 'token' | 'expiresAt' | 'followUp'> | null;
}

export interface UnsettledBoard extends StoredMessage {
  readonly guildId: string;
}

/** Boards and panels outlive the process. */
export interface MessageStore {
  keep(message: StoredMessage): void;
  of(game: GameId): readonly StoredMessage[];
  /** Boards of games that are over, whose last edit may not have got through. */
  unsettled(): readonly UnsettledBoard[];
  forget(game: GameId): void;
}

/**
 * What was noted of a person, in words of the games' own: `meteor.won`. Looked for in all servers of the database;
 * forgotten with the person, or with the server that it was noted in.
 */
export interface PersonNotes {
  has(userId: string, note: string): boolean;
  add(guildId: string, userId: string, note: string): void;
  remove(userId: string, note: string): void;
}

/** Whom the silence was explained to already: once a player and game (R11). */
export interface NoteStore {
  told(game: GameId, userId: string): boolean;
  tell(game: GameId, userId: string): void;
}

/** What people chose for themselves on a server. */
export interface PersonSettingsStore {
  get(guildId: string, userId: string, key: string): string | null;
  /** `null` takes a choice back. */
  set(guildId: string, userId: string, key: string, value: string | null): void;
  /** What a person chose in any of the servers, as it holds in all of them. */
  find(userId: string, key: string): string | null;
  /** Holds in all servers, and is forgotten with the person or with this server. `null` takes a choice back. */
  choose(guildId: string, userId: string, key: string, value: string | null): void;
  /** The same; lost rather than that a click waits for it or fails by it. */
  note(guildId: string, userId: string, key: string, value: string | null): void;
}

/** Up to which entry of a game's log a person has been told what happened; null: never yet. */
export interface Bookmarks {
  of(game: GameId, userId: string): number | null;
  put(game: GameId, userId: string, sequence: number): void;
}

/** The log of a game that is on; empty where it can't be read. */
export type RunningLog = (
  game: GameId,
) => readonly { readonly sequence: number; readonly at: Millis; readonly events: readonly AnyGameTypes['event'][] }[];

/** Games that are over, as far as another like them is asked for. */
export interface EndedGames {
  of(game: GameId): Ended | null;
}

export interface Ended<T extends GameTypes = AnyGameTypes> {
  readonly kind: string;
  readonly state: T['state'];
  /** Those who played, by seat. */
  readonly people: ReadonlyMap<Seat, { readonly name: string; readonly userId: string }>;
}

/** As much of pino as is used here. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
