import type { Millis } from '../../games/shared/time.js';

/** The person who caused an event, as far as the event tells. */
export interface Caller {
  readonly userId: string;
  /** As the server shows it: nickname, display name, or user name. */
  readonly name: string;
  readonly roles: readonly string[];
  /** May this person manage messages in that channel? Those are the moderators of a game (R11, R14). */
  readonly moderator: boolean;
  /** Manage Server: who may see and change the settings. */
  readonly manager: boolean;
}

/** The fields that every interaction has. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  /** The server's id, or the channel's own home where the bot is no member; see table/home.ts. */
  readonly guildId: string;
  /** Whether what answers it openly is seen by all in the channel. */
  readonly seenByAll: boolean;
  /** Made in the direct messages between the bot and this person. */
  readonly withBot?: true;
  readonly channelId: string;
  /** Discord docs, "Channel types": 0 an ordinary text channel, 10–12 threads; null where the server doesn't say. */
  readonly channelType: number | null;
  /** The channel that a thread hangs under; absent: it is no thread, or the server doesn't say. */
  readonly parentId?: string;
  readonly caller: Caller;
  /** The person's own language; absent where the server sends none. */
  readonly locale: string | null;
  readonly guildLocale: string | null;
  /** What the bot may do in that channel; null where the server doesn't say. */
  readonly appPermissions: bigint | null;
}

export interface Click extends Interaction {
  readonly kind: 'click';
  readonly customId: string;
  /** Chosen options of a select; empty for a button. */
  readonly values: readonly string[];
  readonly messageId: string;
  readonly ephemeral: boolean;
}

export type OptionValue = string | number | boolean;

export interface CommandCall extends Interaction {
  readonly kind: 'command' | 'autocomplete';
  readonly command: string;
  readonly subcommand: string;
  readonly options: ReadonlyMap<string, OptionValue>;
  /** The application's Entry Point, in Discord's list of Activities, and no slash command. */
  readonly entryPoint?: true;
  /** The option being typed, in an autocomplete. */
  readonly focused: string | null;
}

/** A message's text and attachments, as the rules of silence judge them. */
export interface MessageContent {
  /** See chat/message-types.ts. */
  readonly type: number;
  readonly content: string;
  readonly attachments: number;
  readonly stickers: number;
  /** What says something beside the text, and isn't read: a poll, embeds, components, an invitation, a theme. */
  readonly extras: boolean;
  /** A link that unfolds into a picture or video. */
  readonly pictures: boolean;
  readonly forward: boolean;
  readonly voice: boolean;
  /** Its author changed what it says. */
  readonly edited: boolean;
  /** Discord has only now added what its links unfold into: its author changed nothing. */
  readonly unfolded: boolean;
}

/** A chat message, new or edited. */
export interface ChatMessage extends MessageContent {
  readonly id: string;
  readonly guildId: string;
  readonly channelId: string;
  /** The channel that a thread hangs under. */
  readonly parentId: string | null;
  readonly authorId: string;
  /** Bots, webhooks and the system: never judged (R11). */
  readonly automatic: boolean;
  readonly moderator: boolean;
  /** When its author last edited it, by Discord's clock; null: never. */
  readonly editedAt: Millis | null;
}

/** A thread that somebody has just made under a channel. */
export interface NewThread {
  readonly id: string;
  readonly parentId: string;
  readonly ownerId: string;
  readonly title: string;
  /** By Discord's clock; null where the server doesn't say. */
  readonly madeAt: Millis | null;
}

/** A message, channel or server that is gone. */
export type Deletion =
  | { readonly kind: 'message'; readonly channelId: string; readonly messageIds: readonly string[] }
  | {
      readonly kind: 'channel';
      readonly channelId: string;
      readonly guildId: string;
      /** Those under the channel that the gateway knew: archived ones aren't among them. */
      readonly threadIds: readonly string[];
    }
  | { readonly kind: 'guild'; readonly guildId: string };
