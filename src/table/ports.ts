import type { AnyGameTypes, GameOutcome, GameTypes } from '../games/game.js';
import type { GameRegistry } from '../games/registry.js';
import type { Seat } from '../games/shared/seat.js';
import type { Millis } from '../games/shared/time.js';
import type { Told } from '../games/shared/told.js';

/** Wall time in milliseconds, anchored once to the monotonic clock (R1). */
export interface Clock {
  now(): Millis;
}

/** Runs things later. The real one is setTimeout's; tests move it by hand. */
export interface Timers {
  /** Calls `run` once, no earlier than `when` by the clock. The answer cancels it. */
  at(when: Millis, run: () => void): () => void;
}

/** Bytes that nobody can foretell; a test's are always the same. */
export type RandomBytes = (size: number) => Uint8Array;

/** A short opaque id of lower-case letters and digits; it fits a custom id and a file name. */
export type GameId = string;

/** Someone at the table. The log's events never name them: this lives beside it. */
export interface Person {
  readonly userId: string;
  readonly name: string;
}

/** What is known of a game from its creation on. */
export interface GameHeader {
  readonly game: GameId;
  /** Which game is played: the `kind` of its rules. */
  readonly kind: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly createdAt: Millis;
  /** A personal table's person, by user id. Absent: the table is its channel's. */
  readonly owner?: string;
  /** A person chose the seed: the game stays out of leaderboards. Absent: no. */
  readonly seeded?: boolean;
}

/** One accepted action, with what came of it: a row of the log. */
export interface LogEntry<T extends GameTypes = AnyGameTypes> {
  readonly game: GameId;
  readonly kind: string;
  /** 0, 1, 2 … without a gap in each game. */
  readonly sequence: number;
  readonly at: Millis;
  readonly action: T['action'] | { readonly type: 'create' };
  readonly events: readonly T['event'][];
  /** The interaction or message that asked for it; none acts twice. */
  readonly source?: string;
  /** Present on the first entry. */
  readonly header?: GameHeader;
  /** Present on the entry that ended the game. */
  readonly outcome?: GameOutcome;
  /** Who sits where from here on; null: nobody any more. */
  readonly seating?: readonly { readonly seat: Seat; readonly person: Person | null }[];
}

/** A game as it lies in the log. */
export interface StoredGame {
  readonly header: GameHeader;
  readonly entries: readonly { readonly at: Millis; readonly events: readonly AnyGameTypes['event'][] }[];
  readonly people: readonly { readonly seat: Seat; readonly person: Person }[];
}

/** What came of an append. Only `unknown` leaves open whether the entries are written: `resolve` finds that out. */
export type Appended =
  /** All of it, durably: a power cut loses none of it. */
  | { readonly kind: 'written' }
  /** This source acted in this game before. Nothing was written. */
  | { readonly kind: 'repeated'; readonly game: GameId; readonly source: string }
  /** Nothing was written. */
  | { readonly kind: 'refused'; readonly fault: StorageFault }
  /** The writer or its connection was lost before it answered. */
  | { readonly kind: 'unknown'; readonly fault: StorageFault };

/**
 * Where games are kept. Its caller has one call under way at a time, but for `hasRoom`. Each rejects with
 * `StorageFault` where the store doesn't take it, and with anything else only for a bug.
 */
export interface GameLog {
  /** All or nothing. Rejects only for a bug, such as an entry that can't be written; nothing was written then. */
  append(entries: readonly LogEntry[]): Promise<Appended>;
  /**
   * Whether the entries of an append that ended as `unknown` are written. What it answers is final: an append that
   * isn't written by then never will be. Rejects with `StorageFault` while that can't be known.
   */
  resolve(entries: readonly LogEntry[]): Promise<boolean>;
  /** One at a time, so that a thousand logs need not be in memory at once. */
  loadUnfinished(): AsyncIterable<StoredGame>;
  /** Rejects if nothing could be appended now. Asked each second, so that a lost disk is noticed by itself. */
  check(): Promise<void>;
  /** Writes something that changes nothing, as durably as an append. */
  probe(): Promise<void>;
  /**
   * Games that aren't there as they were written: it has lost their last entries. A standby that was behind when it took
   * over has; a file never does.
   */
  behind(): Promise<readonly GameId[]>;
  /** What is there of such a game; null: nothing that goes on. */
  readAgain(game: GameId): Promise<StoredGame | null>;
  /** False under 25 MiB of free disk: no new games then. Known without waiting: a fold waits for nothing. */
  hasRoom(): boolean;
}

/** Full, locked, read-only, broken or out of reach: `cause` has the driver's error. */
export class StorageFault extends Error {
  override readonly name: string = 'StorageFault';
}

/** Refusals of the table itself, beside those of the rules. Words under `refusal.<code>` in `text/`. */
export type TableRefusal =
  /** A game is on in this channel already. */
  | { readonly code: 'channel-busy'; readonly game: GameId }
  | { readonly code: 'no-game' }
  /** Less than 25 MiB of disk is free. */
  | { readonly code: 'disk-full' }
  /** The log did not take the action, or has not said yet whether it did; the game stands still until it takes one. */
  | { readonly code: 'storage-failed' }
  /** The person sits in as many games in real time, or by turns, as one may. */
  | { readonly code: 'too-many-games' | 'too-many-by-turns' }
  /** The person has as many tables of their own as one may. */
  | { readonly code: 'too-many-own' }
  /** The server has as many open games as its setting allows. */
  | { readonly code: 'server-full' }
  /** As many robots that think for long play here as may. */
  | { readonly code: 'too-many-thinkers' }
  /** This interaction was acted on before. */
  | { readonly code: 'repeated' }
  | { readonly code: 'shutting-down' };

/** A refusal of the table or of the rules. */
export type ActRefusal<T extends GameTypes = AnyGameTypes> = TableRefusal | T['refusal'];

/** What came of an action; `state` is the one after it, already on disk. */
export type ActOutcome<T extends GameTypes = AnyGameTypes> =
  | { readonly ok: true; readonly state: T['state']; readonly events: readonly T['event'][] }
  | { readonly ok: false; readonly refusal: ActRefusal<T> };

/**
 * Published after the commit, in order for each game. `version` grows by one with each and numbers the states. Without
 * events: only `blocked` or `lost` changed, and the state if moves are lost.
 */
export interface Change<T extends GameTypes = AnyGameTypes> {
  readonly table: TableHandle<T>;
  readonly before: T['state'];
  readonly state: T['state'];
  readonly events: readonly T['event'][];
  readonly at: Millis;
  readonly version: number;
}

/**
 * One game, as Discord's side holds it. Without a type argument it is a table of any game; `isTableOf` and `tablesOf`
 * (see typed-tables.ts) give the types of a known one.
 */
export interface TableHandle<T extends GameTypes = AnyGameTypes> {
  readonly game: GameId;
  readonly kind: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly createdAt: Millis;
  /** A personal table's person, by user id; null: the table is its channel's. */
  readonly owner: string | null;
  readonly state: T['state'];
  readonly version: number;
  /** True while the log takes nothing: the game stands still, whatever the state says. */
  readonly blocked: boolean;
  /** What the log has lost of it since anyone last acted: its newest moves, or all of it, and it is played no more. */
  readonly lost: 'moves' | 'game' | null;
  /** Everyone who sits or sat at the table, by seat. */
  readonly people: ReadonlyMap<Seat, Person>;
  /** The latest of what its rules tell again (`telling`), the newest last. */
  readonly told: readonly Told<T['state'], T['event']>[];
  /** What its robots had seen before a restart, by seat; empty in a game of this process. */
  readonly recalled: ReadonlyMap<Seat, unknown>;
  /** The seat of one who is in the game now (left ones have none). */
  seatOf(userId: string): Seat | null;
  /** Resolves once the action is on disk, or refused. `source`: the interaction or message that asked for it. */
  act(action: T['action'], source?: string): Promise<ActOutcome<T>>;
  /** Takes the lowest free seat. */
  join(person: Person, source?: string): Promise<ActOutcome<T>>;
}

/** The request to open a table. */
export interface NewGame<T extends GameTypes = AnyGameTypes> {
  readonly kind: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly host: Person;
  /** The table is the host's own: it takes no channel, and no game in the channel refuses it. Absent: no. */
  readonly personal?: boolean;
  readonly options: T['options'];
  /** How many games may be open in the server; absent: any number. */
  readonly mostInServer?: number;
  /** Chosen by a person; absent: one from the operating system's randomness. */
  readonly seed?: string;
  readonly source?: string;
}

export type Opened<T extends GameTypes = AnyGameTypes> =
  { readonly ok: true; readonly table: TableHandle<T> } | { readonly ok: false; readonly refusal: TableRefusal };

/** One of several actions that are done together. */
export interface TogetherAct {
  readonly table: Pick<TableHandle, 'game'>;
  readonly action: AnyGameTypes['action'];
}

/** All tables of the process. */
export interface TableDirectory<T extends GameTypes = AnyGameTypes> {
  /** The games that may be opened. */
  readonly games: GameRegistry;
  /** Throws for a kind that is not registered, and for a game that does not seat its host: those are bugs. */
  open(request: NewGame<T>): Promise<Opened<T>>;
  /** Actions of several tables, all in one commit or none; the first one's outcome, or the first refusal. */
  actTogether(acts: readonly TogetherAct[]): Promise<ActOutcome>;
  /** The channel's own game; personal tables are no channel's. */
  inChannel(channelId: string): TableHandle<T> | undefined;
  byGame(game: GameId): TableHandle<T> | undefined;
  /** The personal tables of one person that are on, the oldest first. */
  ofPerson(userId: string): readonly TableHandle<T>[];
  live(): readonly TableHandle<T>[];
  /**
   * Games of the log come back, in Time Out where their clock ran; once, at start. `handedOverAt`: when the process
   * before this one handed them over in good order; where that is under three seconds ago their clocks have run on.
   */
  recover(handedOverAt?: Millis): Promise<number>;
  /**
   * The gateway was away since `since`: every running clock of the servers that it `concerns` stops with what was left
   * then. Absent: of all.
   */
  downtime(since: Millis, concerns?: (guildId: string) => boolean): Promise<void>;
  /** Whether the process stood still at this moment, in its newest stall: that time isn't the players' (R1). */
  wasStalled(at: Millis): boolean;
  /** Each listener is told by itself: one that throws keeps no other from being told. `name`: what the log calls it. */
  onChange(listener: (change: Change<T>) => void, name: string): void;
  /** Refuses new games and actions, waits for the queues, stops the timers. */
  close(): Promise<void>;
}
