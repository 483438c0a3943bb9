/**
 * What the page and the embedded server say to each other over the WebSocket at `/local/ws`: JSON, one object a frame.
 * Messages, components, commands and choices have the shapes of Discord's own API, so that the page draws what
 * Discord would be given. The same requests are what a test makes through `LocalUser` (see CONTRIBUTING).
 */

import type { ApiComponent, PageMessage, PageUser, Snowflake } from '../web/shapes.js';

export type { ApiComponent, PageAttachment, PageMessage, PageUser, Snowflake } from '../web/shapes.js';

export interface PageChannel {
  readonly id: Snowflake;
  readonly name: string;
  /** The channel that a thread belongs to. */
  readonly parentId?: Snowflake;
  /** Absent: a channel of the server. `direct`: messages between people; `elsewhere`: in a server without the bot. */
  readonly place?: 'direct' | 'elsewhere';
  /** Of a voice channel: who sits in it. */
  readonly voice?: readonly { readonly userId: Snowflake; readonly muted: boolean }[];
  /** Of a voice channel: whether this window's person can mute others there. */
  readonly mayMute?: boolean;
}

/** A slash command as registered: Discord's ApplicationCommand with its options. */
export interface PageCommand {
  readonly id: Snowflake;
  readonly name: string;
  readonly description: string;
  readonly options: readonly PageCommandOption[];
}

export interface PageCommandOption {
  /** Discord's option type: 1 subcommand, 2 group, 3 string, 4 integer, 5 boolean, 6 user, 7 channel … */
  readonly type: number;
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly autocomplete: boolean;
  readonly choices: readonly PageChoice[];
  readonly options: readonly PageCommandOption[];
  readonly minValue?: number;
  readonly maxValue?: number;
  readonly maxLength?: number;
}

export interface PageChoice {
  readonly name: string;
  readonly value: string | number;
}

/** An option that a person filled in. `focused` marks the one being typed, for autocomplete. */
export interface FilledOption {
  readonly name: string;
  readonly type: number;
  readonly value: string | number | boolean;
  readonly focused?: boolean;
}

/** What a person put into one field of a form: a text, choices by value, or whether a box is ticked. */
export interface FilledField {
  readonly customId: string;
  readonly value: string | boolean | readonly string[] | null;
}

/** A form that the bot asks to be filled in (Discord: a modal). */
export interface PageModal {
  readonly customId: string;
  readonly title: string;
  readonly components: readonly ApiComponent[];
}

/** An Activity that this person has open, as a client opens it in a frame. */
export interface PageActivity {
  readonly instanceId: string;
  readonly channelId: Snowflake;
  readonly guildId: Snowflake;
  readonly clientId: Snowflake;
  /** The page, on this server. */
  readonly path: string;
}

/** Page → server. Each carries `id`; the server answers each with one `Reply` of the same `id`. */
export type PageRequest = { readonly id: number } &
  /** `token` from an earlier `welcome` brings the same user back (kept in sessionStorage); else a user is made. */
  (
    | { readonly do: 'hello'; readonly name: string; readonly token?: string; readonly locale?: string }
    | { readonly do: 'say'; readonly channelId: Snowflake; readonly content: string }
    | { readonly do: 'edit'; readonly channelId: Snowflake; readonly messageId: Snowflake; readonly content: string }
    | { readonly do: 'delete'; readonly channelId: Snowflake; readonly messageId: Snowflake }
    | { readonly do: 'react'; readonly channelId: Snowflake; readonly messageId: Snowflake; readonly emoji: string }
    | { readonly do: 'click'; readonly messageId: Snowflake; readonly customId: string }
    | {
        readonly do: 'select';
        readonly messageId: Snowflake;
        readonly customId: string;
        readonly values: readonly string[];
      }
    | {
        readonly do: 'command';
        readonly channelId: Snowflake;
        readonly commandId: Snowflake;
        readonly path: readonly string[];
        readonly options: readonly FilledOption[];
      }
    | {
        readonly do: 'autocomplete';
        readonly channelId: Snowflake;
        readonly commandId: Snowflake;
        readonly path: readonly string[];
        readonly options: readonly FilledOption[];
      }
    /** Sends the form that the last reply with a `modal` brought. */
    | { readonly do: 'submit'; readonly customId: string; readonly fields: readonly FilledField[] }
    /** Joins a voice channel; null: leaves voice. */
    | { readonly do: 'voice'; readonly channelId: Snowflake | null }
    /** Server-mutes somebody in voice, or unmutes them. */
    | { readonly do: 'mute'; readonly channelId: Snowflake; readonly userId: Snowflake; readonly mute: boolean }
    /** Asks the bot to open its Activity, as from Discord's list of apps: it answers with the push `activity`. */
    | { readonly do: 'launch'; readonly channelId: Snowflake }
    /** Opens the channel's Activity, or joins it. */
    | { readonly do: 'activity'; readonly channelId: Snowflake }
    | { readonly do: 'activity-leave'; readonly instanceId: string }
    /** A code for the Activity's page, which asks by the SDK's `authorize`. */
    | { readonly do: 'authorize'; readonly instanceId: string }
    /** Puts away an ephemeral message: it is gone from this user's window only. */
    | { readonly do: 'dismiss'; readonly messageId: Snowflake }
  );

/**
 * The server's answer to a request. `click`, `select` and `command` are answered when the bot has acknowledged;
 * `error` says in words what Discord would have shown ("This interaction failed", "Application did not respond").
 * `choices` answers `autocomplete`; `token`, `user` and `state` answer `hello`.
 */
export interface Reply {
  readonly reply: number;
  readonly ok: boolean;
  readonly error?: string;
  readonly choices?: readonly PageChoice[];
  /** Answers `click`, `select` and `command` where the bot asks for a form. */
  readonly modal?: PageModal;
  readonly token?: string;
  readonly user?: PageUser;
  readonly state?: PageState;
  /** Answers `activity`. */
  readonly activity?: PageActivity;
  /** Answers `authorize`. */
  readonly code?: string;
}

/** All that a person who comes in sees. */
export interface PageState {
  readonly guildName: string;
  readonly channels: readonly PageChannel[];
  /** Newest last; the ephemeral ones of this user among them. */
  readonly messages: readonly PageMessage[];
  readonly commands: readonly PageCommand[];
  readonly users: readonly PageUser[];
  /** Whether the bot is connected to the gateway. */
  readonly botOnline: boolean;
  /** Whether the bot has an Activity. */
  readonly activities: boolean;
}

/** Server → page, unasked. */
export type PagePush =
  | { readonly push: 'message'; readonly message: PageMessage }
  | { readonly push: 'update'; readonly message: PageMessage }
  | { readonly push: 'remove'; readonly channelId: Snowflake; readonly messageId: Snowflake }
  | { readonly push: 'commands'; readonly commands: readonly PageCommand[] }
  | { readonly push: 'users'; readonly users: readonly PageUser[] }
  | { readonly push: 'channels'; readonly channels: readonly PageChannel[] }
  /** The bot has opened its Activity for this person. */
  | { readonly push: 'activity'; readonly channelId: Snowflake }
  | { readonly push: 'bot'; readonly online: boolean };
