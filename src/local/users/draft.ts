import type { Draft } from '../world/messages.js';
import { MessageFlag, type ApiMessage, type Channel, type Json, type StoredMessage } from '../world/model.js';
import type { World } from '../world/world.js';

/** What a person can put into a message besides text. */
export interface SayExtras {
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType?: string;
    readonly data?: Buffer;
  }[];
  /** Names of stickers. */
  readonly stickers?: readonly string[];
  /** Id of a message that is forwarded (its content in a snapshot, as Discord sends it). */
  readonly forward?: string;
  /** Id of a message that is replied to. */
  readonly reference?: string;
  readonly poll?: Json;
  /** Discord's message type: 0 unless told. Others are system messages, such as 7, someone joined. */
  readonly type?: number;
  readonly flags?: number;
}

/** A message as it goes to the channel. `find`: a message that its author sees; throws for any other. */
export function draftOf(
  world: World,
  channel: Channel,
  extras: SayExtras,
  find: (id: string) => StoredMessage,
): Omit<Draft, 'author' | 'content'> {
  const { attachments = [], stickers = [], forward, reference, poll, type = 0, flags = 0 } = extras;
  const replied = reference ? find(reference) : undefined;
  const forwarded = forward ? find(forward) : undefined;
  const refer = (message: StoredMessage, kind: 0 | 1): Json => ({
    type: kind,
    message_id: message.api.id,
    channel_id: message.channel.id,
    guild_id: channel.guild?.id,
  });
  return {
    type: replied ? 19 : type,
    flags: flags | (forwarded ? MessageFlag.HasSnapshot : 0),
    attachments: attachments.map((file, index) => attached(world, file, index)),
    ...(stickers.length > 0 && {
      sticker_items: stickers.map((name) => ({ id: world.snowflakes.next(), name, format_type: 1 })),
    }),
    ...(replied && { message_reference: refer(replied, 0), referenced_message: replied.api }),
    ...(forwarded && { message_reference: refer(forwarded, 1), message_snapshots: [snapshot(forwarded.api)] }),
    ...(poll && { poll }),
  };
}

function attached(world: World, file: NonNullable<SayExtras['attachments']>[number], index: number) {
  const { filename, contentType = 'application/octet-stream', data = Buffer.from('?') } = file;
  return world.attachments.add(world.snowflakes.next(), { index, filename, contentType, data }, world.baseUrl, {});
}

const snapshot = (api: ApiMessage): Json => ({
  message: {
    type: api.type,
    content: api.content,
    embeds: api.embeds,
    attachments: api.attachments,
    timestamp: api.timestamp,
    edited_timestamp: api.edited_timestamp,
    flags: api.flags,
    mentions: api.mentions,
    mention_roles: api.mention_roles,
    components: api.components,
  },
});
