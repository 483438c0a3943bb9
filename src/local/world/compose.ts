import { checkMessage } from '../validate/message.js';
import { numbered } from '../validate/components.js';
import type { World } from './world.js';
import type { Draft, Revision } from './messages.js';
import {
  MessageFlag,
  type ApiAttachment,
  type ApiComponent,
  type ApiMessage,
  type Json,
  type UploadedFile,
} from './model.js';

/** A request body → the fields of a message. Both directions are checked before anything is changed. */

export interface Body {
  readonly json: Json;
  readonly files: readonly UploadedFile[];
}

/** SUPPRESS_EMBEDS, EPHEMERAL, SUPPRESS_NOTIFICATIONS and IS_COMPONENTS_V2: what a bot may set. */
const SETTABLE = (1 << 2) | MessageFlag.Ephemeral | (1 << 12) | MessageFlag.ComponentsV2;

const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

export function composeNew(world: World, { json, files }: Body): Omit<Draft, 'author'> {
  checkMessage(json, files);
  return {
    content: typeof json['content'] === 'string' ? json['content'] : '',
    embeds: listOf(json['embeds']),
    components: numbered(listOf<ApiComponent>(json['components'])),
    attachments: upload(world, json, files),
    flags: Number(json['flags'] ?? 0) & SETTABLE,
    tts: json['tts'] === true,
    ...(typeof json['nonce'] === 'string' && { nonce: json['nonce'] }),
  };
}

/** Only what the body names is changed; what it names with null is emptied. */
export function composeEdit(world: World, before: ApiMessage, { json, files }: Body): Revision {
  checkMessage(json, files, before);
  const revision: { -readonly [K in keyof Revision]: Revision[K] } = {};
  if ('content' in json) revision.content = typeof json['content'] === 'string' ? json['content'] : '';
  if ('embeds' in json) revision.embeds = listOf(json['embeds']);
  if ('components' in json) revision.components = numbered(listOf<ApiComponent>(json['components']));
  if (files.length > 0 || 'attachments' in json) {
    revision.attachments = [...keptAttachments(before, json), ...upload(world, json, files)];
  }
  if (typeof json['flags'] === 'number') {
    revision.flags = before.flags | (json['flags'] & MessageFlag.ComponentsV2);
  }
  return revision;
}

/**
 * Discord docs, "Edit Message": `attachments` names those to keep; without the field all are kept and new files are
 * added to them.
 */
function keptAttachments(before: ApiMessage, json: Json): ApiAttachment[] {
  if (!('attachments' in json)) return [...before.attachments];
  const named = new Set(listOf<Json>(json['attachments']).map((one) => String(one['id'])));
  return before.attachments.filter((one) => named.has(one.id));
}

function upload(world: World, json: Json, files: readonly UploadedFile[]): ApiAttachment[] {
  const told = listOf<Json>(json['attachments']);
  return files.map((file) => {
    const about = told.find((one) => String(one['id']) === String(file.index));
    const description = about?.['description'];
    const filename = about?.['filename'];
    return world.attachments.add(world.snowflakes.next(), file, world.baseUrl, {
      ...(typeof description === 'string' && { description }),
      ...(typeof filename === 'string' && { filename }),
    });
  });
}
