/** The world's state. What Discord would send is kept as JSON-shaped objects (`api…`), so that it is built once. */

import type { PermissionName } from './permission-bits.js';

export type Json = Record<string, unknown>;

export interface ApiUser {
  readonly id: string;
  readonly username: string;
  readonly global_name: string | null;
  readonly discriminator: string;
  /** The hash of their picture; null: none. */
  avatar: string | null;
  readonly bot?: boolean;
  readonly public_flags: number;
}

/** What a person is made with, besides a name. */
export interface MadeUser {
  /** What they may do beyond @everyone, e.g. `['ManageGuild']`. */
  readonly permissions?: readonly PermissionName[];
  readonly bot?: boolean;
  /** What their Discord is set to; `en-US` where it isn't said. */
  readonly locale?: string;
  /** Whoever knows it is this person; without it the name says who they are. */
  readonly secret?: string;
}

/** A component as Discord's API describes it. */
export interface ApiComponent {
  readonly type: number;
  readonly id?: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly style?: number;
  readonly disabled?: boolean;
  readonly content?: string;
  readonly components?: readonly ApiComponent[];
  readonly accessory?: ApiComponent;
  readonly options?: readonly { readonly label: string; readonly value: string; readonly [field: string]: unknown }[];
  readonly [field: string]: unknown;
}

export interface ApiAttachment {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly url: string;
  readonly proxy_url: string;
  readonly content_type?: string;
  readonly description?: string;
  readonly ephemeral?: boolean;
}

export interface ApiReaction {
  readonly emoji: { readonly id: string | null; readonly name: string };
  readonly count: number;
  readonly me: boolean;
}

export interface ApiInteractionMetadata {
  readonly id: string;
  readonly type: number;
  readonly user: ApiUser;
  readonly authorizing_integration_owners: Json;
  readonly original_response_message_id?: string;
  readonly interacted_message_id?: string;
}

export interface ApiMessage {
  readonly id: string;
  readonly channel_id: string;
  readonly author: ApiUser;
  readonly type: number;
  readonly timestamp: string;
  readonly tts: boolean;
  content: string;
  edited_timestamp: string | null;
  flags: number;
  pinned: boolean;
  mention_everyone: boolean;
  mentions: readonly ApiUser[];
  mention_roles: readonly string[];
  attachments: readonly ApiAttachment[];
  embeds: readonly Json[];
  components: readonly ApiComponent[];
  reactions?: readonly ApiReaction[];
  readonly nonce?: string | number;
  readonly webhook_id?: string;
  readonly application_id?: string;
  readonly interaction_metadata?: ApiInteractionMetadata;
  readonly interaction?: Json;
  readonly message_reference?: Json;
  readonly referenced_message?: ApiMessage | null;
  readonly message_snapshots?: readonly Json[];
  readonly sticker_items?: readonly Json[];
  readonly poll?: Json;
}

export interface StoredMessage {
  readonly api: ApiMessage;
  readonly channel: Channel;
  /** The one user who sees it (ephemeral). */
  readonly visibleTo?: string;
  /** Of an ephemeral: its user has put it away. */
  dismissed: boolean;
  gone: boolean;
  /** emoji as in the route → who reacted. */
  readonly reactions: Map<string, Set<string>>;
  /** Of an answer to a slash command: its name, for "Ana used /meteor new". */
  readonly commandName?: string;
}

export interface Overwrite {
  readonly id: string;
  /** 0 a role, 1 a member. */
  readonly type: 0 | 1;
  readonly allow: bigint;
  readonly deny: bigint;
}

export interface Channel {
  readonly id: string;
  name: string;
  /** 0 text, 1 direct messages with the bot, 2 voice, 3 a group's direct messages, 11 public thread. */
  readonly type: 0 | 1 | 2 | 3 | 11;
  /** Absent for direct messages. */
  readonly guild?: Guild;
  readonly parent?: Channel;
  readonly ownerId?: string;
  /** Of direct messages: the people, by id; the bot is not among them. */
  readonly recipients?: Map<string, ApiUser>;
  readonly position: number;
  readonly createdAt: number;
  readonly overwrites: Map<string, Overwrite>;
  /** Oldest first; ephemerals apart, since they are in nobody's channel but their user's. */
  readonly messages: Map<string, StoredMessage>;
  readonly ephemerals: Map<string, StoredMessage>;
  lastMessageId: string | null;
  /** A thread in which nobody wrote for a while: GUILD_CREATE leaves it out. */
  archived: boolean;
}

export interface Role {
  readonly id: string;
  readonly name: string;
  permissions: bigint;
  readonly position: number;
  readonly managed: boolean;
}

export interface Member {
  readonly user: ApiUser;
  roles: readonly string[];
  readonly joinedAt: string;
  /** Server-muted in voice; it outlasts leaving. */
  mute?: boolean;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly roles: Map<string, Role>;
  readonly members: Map<string, Member>;
  readonly channels: Map<string, Channel>;
  readonly botRoleId: string;
  /** Who sits in which voice channel, by user id. */
  readonly voice: Map<string, string>;
  /** The application's commands stay where the bot is no member: its integration is there for commands alone. */
  commandsStay?: boolean;
}

export interface UploadedFile {
  /** The number in `files[n]`. */
  readonly index: number;
  readonly filename: string;
  readonly contentType: string;
  readonly data: Buffer;
}

export const MessageFlag = { Ephemeral: 1 << 6, Loading: 1 << 7, ComponentsV2: 1 << 15, HasSnapshot: 1 << 14 } as const;

/** What happens in the world, for the gateway, the windows and the waiting tests. */
export type WorldEvent =
  | {
      readonly kind: 'dispatch';
      readonly name: string;
      readonly data: object;
      readonly guildId?: string;
      /** The bot receives the event only if it may see this channel. */
      readonly channel?: Channel;
      /** The message whose content the Message Content intent guards. */
      readonly message?: StoredMessage;
    }
  | { readonly kind: 'message'; readonly change: 'create' | 'update' | 'remove'; readonly message: StoredMessage }
  /** The bot has opened its Activity for somebody. */
  | { readonly kind: 'launch'; readonly userId: string; readonly channel: Channel }
  | { readonly kind: 'commands' | 'users' | 'channels' | 'bot' | 'other' };
