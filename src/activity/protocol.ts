/** What the Activity's page and its server say to each other: JSON, one object a frame. */

/** A component as Discord's API describes it. */
export interface Component {
  readonly type: number;
  readonly [field: string]: unknown;
}

/** A message as the page draws it. */
export interface DrawnMessage {
  /** Another message has another id. */
  readonly id: string;
  readonly components: readonly Component[];
  /** The pictures that components name as `attachment://…`; each is loaded from `picture/<token>`. Absent: none. */
  readonly files?: readonly { readonly name: string; readonly token: string }[];
}

/** A game's own view of its table; `kind` names the page's part that draws it. */
export interface NativeView {
  readonly kind: string;
  readonly game: string;
  readonly view: object;
  /** What players have just shown. */
  readonly signs: readonly ShownSign[];
  /** Absent: it is played. */
  readonly stage?: Stage;
  /** What is told beside a game that is played, in Markdown: how far a duel's other crew is. Absent: nothing. */
  readonly beside?: readonly string[];
}

/** A lobby or an end around a game's own table, in Markdown; what can be pressed is on the board. */
export interface Stage {
  readonly is: 'lobby' | 'end';
  /** What is read first: what will be played, or who won and why. */
  readonly head: readonly string[];
  /** Who sits there, by seat: in a lobby who it is, at the end what they did. */
  readonly seats: readonly { readonly seat: number; readonly lines: readonly string[] }[];
  /** How many more can sit down. */
  readonly free: number;
  readonly more: readonly string[];
}

/** An emoji that a player shows for a moment; `at` by the server's clock. */
export interface ShownSign {
  readonly seat: number;
  readonly sign: string;
  readonly at: number;
}

/** All that one person sees. A part that hasn't changed is left out of a frame. */
export interface RoomParts {
  /** The public message, or what the bot is where there is no table. */
  readonly board: DrawnMessage;
  /** The own panel; null: there is none. */
  readonly panel: DrawnMessage | null;
  /** The game's own table, drawn in place of board and panel; null: those are drawn. */
  readonly native: NativeView | null;
  /** What the named things on that table do, by their names. */
  readonly effects: Readonly<Record<string, string>>;
  /** What just happened, in a line; null: nothing worth one. */
  readonly news: News | null;
  /** People's pictures by seat: each is loaded from `picture/<token>`. Without those that have none. */
  readonly avatars: Readonly<Record<number, string>>;
}

export interface News {
  /** Other news has another id. */
  readonly id: string;
  readonly words: string;
}

/** Why the server closes a socket, as WebSocket close codes of the Activity's own. */
export const CLOSED = {
  /** The session isn't known (any more): sign in again. */
  session: 4001,
  /** The person is no longer in this Activity. */
  left: 4002,
  /** Too many frames, or too many that can't be read. */
  limits: 4003,
  /** The bot stops; come back in a moment. */
  stopping: 4004,
} as const;

/** `act` is an id that the page makes up: the same one is done once. `late`: it is too old to be done, if it wasn't yet. */
interface Identified {
  readonly act: string;
  readonly late?: true;
}

/** Page → server. A server of an earlier release reads no frame with a field that it doesn't know. */
export type PageFrame =
  /** `game`: the one that the page showed before it lost its socket. */
  | { readonly do: 'hello'; readonly session: string; readonly locale?: string; readonly game?: string }
  /** `game`: the one that it is meant for; a page that was loaded before an update doesn't say. */
  | (Identified & { readonly do: 'act'; readonly game?: string; readonly what: object })
  | (Identified & {
      readonly do: 'press';
      readonly on: 'board' | 'panel' | 'note';
      readonly customId: string;
      readonly values?: readonly string[];
    })
  | (Identified & { readonly do: 'sign'; readonly sign: string })
  | (Identified & { readonly do: 'first' })
  /** Asks whether the server is still there: a browser doesn't say what WebSocket pings it gets. */
  | { readonly do: 'ping' };

/** Server → page. */
export type ServerFrame =
  | {
      readonly is: 'welcome';
      readonly user: { readonly id: string; readonly name: string };
      readonly locale: string;
    }
  /** `now`: the server's clock in milliseconds. */
  | ({ readonly is: 'room'; readonly now: number } & Partial<RoomParts>)
  /** `replaces`: it is shown only where the note with its id is open still. */
  | { readonly is: 'note'; readonly note: DrawnMessage | null; readonly replaces?: true }
  /** A past game to show: the last part of its page's address. */
  | { readonly is: 'replay'; readonly token: string }
  | { readonly is: 'done'; readonly act: string; readonly ok: boolean; readonly words?: string }
  /** A new session in place of the one before. */
  | { readonly is: 'renewed'; readonly session: string }
  | { readonly is: 'pong' }
  /** The frame could not be read. */
  | { readonly is: 'unread' };

/** `POST api/nonce`. */
export interface NonceReply {
  readonly nonce: string;
  readonly clientId: string;
}

/** `POST api/session`: what it takes, and what it gives. */
export interface SessionRequest {
  readonly nonce: string;
  readonly code: string;
  readonly instanceId: string;
  readonly guildId?: string;
}
export interface SessionReply {
  readonly session: string;
  /** For the SDK's own `authenticate`. */
  readonly accessToken: string;
}

/** Why nobody was let in; the words are the page's. `no-server`: a direct message or a group. */
export type SignInRefusal =
  | 'malformed'
  | 'nonce'
  | 'code'
  | 'instance'
  | 'not-here'
  | 'no-server'
  | 'not-in-server'
  | 'elsewhere'
  | 'busy'
  | 'unreachable';
export interface SignInRefused {
  readonly refused: SignInRefusal;
  /** `elsewhere`: the path prefix of the process that has this server. */
  readonly prefix?: string;
}
