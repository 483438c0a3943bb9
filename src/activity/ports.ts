import type { DrawnMessage, RoomParts } from './protocol.js';

/** What the Activity's server is given: Discord's word on who somebody is, and the tables as one person sees them. */

/** Somebody as Discord knows them. */
export interface Person {
  readonly userId: string;
  readonly name: string;
}

/** Somebody as a member of a server. */
export interface Member extends Person {
  readonly roles: readonly string[];
}

/** Where an instance of the Activity runs, and who is in it. */
export interface Instance {
  readonly guildId: string | null;
  readonly channelId: string;
  readonly users: readonly string[];
}

/** `unreachable`: Discord gave no answer; null: there is no such thing. */
export type Known<T> = T | null | 'unreachable';

/** Asks Discord; nothing that the page says is believed. */
export interface Identity {
  /** Exchanges a code for an access token. */
  exchange(code: string): Promise<Known<string>>;
  /** Whose access token it is. */
  person(accessToken: string): Promise<Known<Person>>;
  instance(instanceId: string): Promise<Known<Instance>>;
  /** The person as a member of the server, under the name that the server shows; null: not a member. */
  member(guildId: string, userId: string): Promise<Known<Member>>;
}

/** Somebody in the Activity of a channel. */
export interface Viewer extends Member {
  readonly guildId: string;
  readonly channelId: string;
  /** The language that their Discord is set to; null: not said. */
  readonly locale: string | null;
}

export type Note = Omit<DrawnMessage, 'id'>;

/** What came of a press or an act; `words` says why not. */
export interface Outcome {
  readonly ok: boolean;
  readonly words?: string;
  /** A private message that came of it; null: the one that is open has led elsewhere. */
  readonly note?: Note | null;
  /** `show` takes what replaces the note as it becomes known. Absent: it stays as it is. */
  readonly follow?: (show: (note: Note) => void) => void;
  /** A past game to show: the last part of its page's address. */
  readonly replay?: string;
}

/** A press on a component of a message. */
export interface Press {
  readonly on: 'board' | 'panel' | 'note';
  readonly customId: string;
  readonly values: readonly string[];
}

/** An act of a game's own, as its page sends it; without `game` it is meant for whatever is shown. */
export interface GameAct {
  readonly game?: string;
  readonly what: object;
}

/** One channel's table as one person sees it. */
export interface Room {
  look(): RoomParts;
  /** `source`: stored with the action, so that the same one is never done twice. */
  press(press: Press, source: string): Promise<Outcome>;
  /** An act at another game than the one that is shown is refused. */
  act(act: GameAct, source: string): Promise<Outcome>;
  /** Shows an emoji to the others for a moment. */
  sign(sign: string): Outcome;
  /** Opens a first game. */
  openFirst(source: string): Promise<Outcome>;
  /** Of what came too late to be done. */
  tooLate(): Outcome;
  /** Whether the person's roles let them do more than others: then those are asked for again. */
  hasRights(): boolean;
  leave(): void;
}

/** What a room tells of itself. */
export interface RoomEvents {
  /** There may be something new to look at. */
  onChange(): void;
  /** What the private message was about is over: a lobby whose game has begun. */
  onNoteOver(): void;
  /** The person may see it no longer. */
  onBanned(): void;
}

export interface Rooms {
  /** `shown`: the game that the same page showed when it lost its socket; null: none. */
  enter(viewer: Viewer, events: RoomEvents, shown: string | null): Room;
  /** Whether that person was banned from the server while this process runs. */
  isBanned(viewer: Pick<Viewer, 'guildId' | 'userId'>): boolean;
  /** The person's last socket has gone, or the first has come. */
  present(channelId: string, userId: string, here: boolean): void;
  /** A picture of a message or a person, as PNG, by the token that came with it; null: there is none any more. */
  picture(token: string): Promise<Buffer> | null;
}

/** The part of pino's logger that is used here. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
