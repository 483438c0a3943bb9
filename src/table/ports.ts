import type { Action } from '../games/meteor/action.js';
import type { GameEvent } from '../games/meteor/event.js';
import type { Refusal } from '../games/meteor/refusal.js';
import type { GameState, Millis, Options, Seat } from '../games/meteor/state.js';

/** Wall time in milliseconds, anchored once to the monotonic clock (R1). */
export interface Clock {
  now(): Millis;
}

/** Runs things later. The real one is setTimeout's; tests move it by hand. */
export interface Timers {
  /** Calls `run` once, no earlier than `when` by the clock. The answer cancels it. */
  at(when: Millis, run: () => void): () => void;
}

/** A short opaque id of lower-case letters and digits; it fits a custom id and a file name. */
export type GameId = string;

/** Someone at the table. The log's events never name them: this lives beside it. */
export interface Person {
  readonly userId: string;
  readonly name: string;
}

export interface GameHeader {
  readonly game: GameId;
  readonly guildId: string;
  readonly channelId: string;
  readonly createdAt: Millis;
}

/** One accepted action, with what came of it: a row of the log. */
export interface LogEntry {
  readonly game: GameId;
  /** 0, 1, 2 … without a gap in each game. */
  readonly sequence: number;
  readonly at: Millis;
  readonly action: Action | { readonly type: 'create' };
  readonly events: readonly GameEvent[];
  /** The interaction or message that asked for it; none acts twice. */
  readonly source?: string;
  /** Present on the first entry. */
  readonly header?: GameHeader;
  /** Who sits where from here on; null: nobody any more. */
  readonly seating?: readonly { readonly seat: Seat; readonly person: Person | null }[];
}

/** A game as it lies in the log. */
export interface StoredGame {
  readonly header: GameHeader;
  readonly entries: readonly { readonly at: Millis; readonly events: readonly GameEvent[] }[];
  readonly people: readonly { readonly seat: Seat; readonly person: Person }[];
}

/** Where games are kept. All calls are synchronous and throw `StorageFault` when the disk does not take them. */
export interface GameLog {
  /** Appends all or nothing, durably: when it returns, a power cut loses none of it. Throws `RepeatedSource` too. */
  append(entries: readonly LogEntry[]): void;
  /** One at a time, so that a thousand logs need not be in memory at once. Nothing else may use the log meanwhile. */
  loadUnfinished(): Iterable<StoredGame>;
  /** Throws `StorageFault` if nothing could be appended now. Asked each second, so that a lost disk is noticed by itself. */
  check(): void;
  /** False under 25 MiB of free disk: no new games then. */
  hasRoom(): boolean;
}

/** Full, locked, read-only or broken: `cause` has the driver's error. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
}

/** Thrown by an append: this source acted in this game before. Nothing was written. */
export class RepeatedSource extends StorageFault {
  constructor(
    readonly game: GameId,
    readonly source: string,
  ) {
    super(`Interaction ${source} has acted in game ${game} before.`);
  }
}

/** Refusals of the table itself, beside those of the rules. Words under `refusal.<code>` in `text/`. */
export type TableRefusal =
  | Refusal
  /** A game is on in this channel already. */
  | { readonly code: 'channel-busy'; readonly game: GameId }
  | { readonly code: 'no-game' }
  /** Less than 25 MiB of disk is free. */
  | { readonly code: 'disk-full' }
  /** The log did not take the action: nothing happened; the game stands still until it does. */
  | { readonly code: 'storage-failed' }
  /** This interaction was acted on before. */
  | { readonly code: 'repeated' }
  | { readonly code: 'shutting-down' };

export type ActOutcome =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: TableRefusal };

/**
 * Published after the commit, in order for each game. `version` grows by one with each and numbers the states. Without
 * events: only `blocked` changed.
 */
export interface Change {
  readonly table: TableHandle;
  readonly before: GameState;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly at: Millis;
  readonly version: number;
}

/** One game in one channel, as Discord's side holds it. */
export interface TableHandle {
  readonly game: GameId;
  readonly guildId: string;
  readonly channelId: string;
  readonly createdAt: Millis;
  readonly state: GameState;
  readonly version: number;
  /** True while the log takes nothing: the game stands still, whatever the state says. */
  readonly blocked: boolean;
  /** Everyone who sits or sat at the table, by seat. */
  readonly people: ReadonlyMap<Seat, Person>;
  /** The seat of one who is in the game now (left ones have none). */
  seatOf(userId: string): Seat | null;
  act(action: Action, source?: string): Promise<ActOutcome>;
  /** Takes the lowest free seat. */
  join(person: Person, source?: string): Promise<ActOutcome>;
}

export interface NewGame {
  readonly guildId: string;
  readonly channelId: string;
  readonly host: Person;
  readonly options: Options;
  /** Chosen by a person; absent: one from the operating system's randomness. */
  readonly seed?: string;
  readonly source?: string;
}

export interface TableDirectory {
  open(
    request: NewGame,
  ): Promise<
    { readonly ok: true; readonly table: TableHandle } | { readonly ok: false; readonly refusal: TableRefusal }
  >;
  inChannel(channelId: string): TableHandle | undefined;
  byGame(game: GameId): TableHandle | undefined;
  live(): readonly TableHandle[];
  /** Games of the log come back, in Time Out; once, at start. */
  recover(): number;
  /** The gateway was away since `since`: every running game goes to Time Out with what was left then. */
  downtime(since: Millis): Promise<void>;
  onChange(listener: (change: Change) => void): void;
  /** Refuses new games and actions, waits for the queues, stops the timers. */
  close(): Promise<void>;
}
