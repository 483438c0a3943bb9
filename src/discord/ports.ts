import type { TurnNotice } from '../storage/ports/turn-notices.js';
import type { GameId } from '../table/ports.js';
import type { AnyGameTypes, GameTypes } from '../games/game.js';
import type { Seat } from '../games/shared/seat.js';
import type { Millis } from '../games/shared/time.js';
import type { OwedMute } from '../storage/ports/owed-mutes.js';

/** Where settings of a server are kept. What an admin sets there beats the environment. */
export interface SettingsStore {
  get(guildId: string, key: string): string | null;
  /** `null` takes a setting back: the default holds again. */
  set(guildId: string, key: string, value: string | null): void;
  all(guildId: string): ReadonlyMap<string, string>;
  /** A setting of every server that has set it. */
  everywhere(key: string): readonly (readonly [guildId: string, value: string])[];
}

/** For which day a server's line of the daily deal was posted last. */
export interface DailyLineStore {
  of(guildId: string): string | null;
  put(guildId: string, day: string): void;
}

/** How the bot reaches a message: by the token of the interaction that made it, while that is valid, and by its id. */
export interface MessageAddress {
  /** The interaction's token, with which `message` can be edited until `expiresAt`; secret. Null: none is valid. */
  readonly token: string | null;
  /** The message's id in requests made with the token: `@original` or a message id. */
  readonly message: string;
  readonly expiresAt: Millis;
  /** Null: not known yet. Ordinary requests need it, and clicks on the message are recognised by it. */
  readonly messageId: string | null;
}

/** Where a message will be if Discord takes the answer that is about to be sent. */
export interface PendingAddress extends MessageAddress {
  readonly token: string;
  /** A follow-up: its id is known only from Discord's response, so without that it can't be edited, only sent anew. */
  readonly followUp: boolean;
  /** That follow-up's answer was lost: it may stand there, so it isn't sent anew. A press on it will tell. */
  readonly answerLost?: true;
}

/** A game's board, or the hand panel of one of its players, as it is stored. */
export interface StoredMessage extends MessageAddress {
  /** What a redrawn message needs so that its buttons stay in their places; only its game reads it. '': nothing. */
  readonly layout: string;
  readonly game: GameId;
  readonly channelId: string;
  /** The panel's player; null: the board. */
  readonly userId: string | null;
  /** The answer that was sent to replace it and may have arrived; null: there is none. */
  readonly sent: Pick<PendingAddress, 'token' | 'expiresAt' | 'followUp'> | null;
}

/** The board of a game that is over, whose last edit may not have got through. */
export interface UnsettledBoard extends StoredMessage {
  readonly guildId: string;
}

/** Where boards and panels are stored, so that they are found again after a restart. */
export interface MessageStore {
  keep(message: StoredMessage): void;
  of(game: GameId): readonly StoredMessage[];
  /** Boards of games that are over, whose last edit may not have got through. */
  unsettled(): readonly UnsettledBoard[];
  forget(game: GameId): void;
}

/**
 * What was noted of a person, in words of the games' own: `meteor.finished`. Looked for in all servers of the database;
 * forgotten with the person, or with the server that it was noted in.
 */
export interface PersonNotes {
  has(userId: string, note: string): boolean;
  add(guildId: string, userId: string, note: string): void;
  remove(userId: string, note: string): void;
}

/** To whom the silence was already explained: it is explained once per player and game (R11). */
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
  /** The servers in which a person chose something. */
  placesOf(userId: string, key: string): readonly string[];
  /** The choice holds in all servers, and is forgotten with the person or with this server. `null` takes it back. */
  choose(guildId: string, userId: string, key: string, value: string | null): void;
  /** Like `choose`, but no click waits for it or fails because of it: false where the write failed. */
  note(guildId: string, userId: string, key: string, value: string | null): boolean;
}

/** Up to which entry of a game's log a person has been told what happened; null: never yet. */
export interface Bookmarks {
  of(game: GameId, userId: string): number | null;
  put(game: GameId, userId: string, sequence: number): void;
}

/** Reads the log of a running game; empty where it can't be read. */
export type RunningLog = (
  game: GameId,
) => readonly { readonly sequence: number; readonly at: Millis; readonly events: readonly AnyGameTypes['event'][] }[];

/** Ended games, looked up where a rematch is asked for. */
export interface EndedGames {
  of(game: GameId): Ended | null;
  /** Those who played, by seat, but for people who were taken out of past games. Null: the game was deleted. */
  peopleOf(game: GameId): Ended['people'] | null;
}

export interface Ended<T extends GameTypes = AnyGameTypes> {
  readonly kind: string;
  readonly state: T['state'];
  /** Those who played, by seat. */
  readonly people: ReadonlyMap<Seat, { readonly name: string; readonly userId: string }>;
}

/** Stored before anybody is muted, and until they are unmuted; no deletion of a person's or server's data touches it. */
export interface OwedMutes {
  all(): readonly OwedMute[];
  put(owed: OwedMute): void;
  settle(guildId: string, userId: string): void;
}

/** Where messages about turns are stored, so that they are found again after a restart. */
export interface TurnNoticeStore {
  all(): readonly TurnNotice[];
  put(notice: TurnNotice): void;
  drop(game: GameId, userId: string): void;
}

/** The part of pino's logger that is used here. */
export interface Logger {
  /** Absent: nothing below `info` is wanted. */
  debug?(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A channel of a server whose people all read it. */
export interface EmptyChannel {
  readonly guildId: string;
  readonly channelId: string;
  /** Calls whenever somebody has come in who wasn't here before. */
  readonly whenNewcomer: (run: () => void) => void;
}
