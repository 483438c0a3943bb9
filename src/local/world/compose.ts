import { checkMessage } from '../validate/message.js';
import { allComponents, numbered } from '../validate/components.js';
import { invalidBody } from '../validate/faults.js';
import { attachmentName } from './attachments.js';
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

/** The fields of a new message. Throws an `ApiError` for what Discord would refuse. */
export function composeNew(world: World, { json, files }: Body): Omit<Draft, 'author'> {
  checkMessage(json, files, (id) => world.emojis.has(id));
  const components = numbered(listOf<ApiComponent>(json['components']));
  checkReferences(components, namesOf(json, files));
  return {
    content: typeof json['content'] === 'string' ? json['content'] : '',
    embeds: listOf(json['embeds']),
    components,
    attachments: upload(world, json, files),
    flags: Number(json['flags'] ?? 0) & SETTABLE,
    tts: json['tts'] === true,
    ...(typeof json['nonce'] === 'string' && { nonce: json['nonce'] }),
  };
}

/** Only what the body names is changed; what it names with null is emptied. */
export function composeEdit(world: World, before: ApiMessage, { json, files }: Body): Revision {
  checkMessage(json, files, (id) => world.emojis.has(id), before);
  const revision: { -readonly [K in keyof Revision]: Revision[K] } = {};
  if ('content' in json) revision.content = typeof json['content'] === 'string' ? json['content'] : '';
  if ('embeds' in json) revision.embeds = listOf(json['embeds']);
  if ('components' in json) revision.components = numbered(listOf<ApiComponent>(json['components']));
  const kept = keptAttachments(before, json);
  checkReferences(revision.components ?? before.components, [
    ...kept.map(({ filename }) => filename),
    ...namesOf(json, files),
  ]);
  if (files.length > 0 || 'attachments' in json) revision.attachments = [...kept, ...upload(world, json, files)];
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
  const named = new Map(listOf<Json>(json['attachments']).map((one) => [String(one['id']), one['description']]));
  return before.attachments
    .filter((one) => named.has(one.id))
    .map((one) => {
      const description = named.get(one.id);
      return typeof description === 'string' ? { ...one, description } : one;
    });
}

/** The names that new files will have. */
const namesOf = (json: Json, files: readonly UploadedFile[]): string[] =>
  files.map((file) => attachmentName(tellsOf(json, file)?.['filename'], file));

const tellsOf = (json: Json, file: UploadedFile): Json | undefined =>
  listOf<Json>(json['attachments']).find((one) => String(one['id']) === String(file.index));

/** A component's `attachment://name` must name a file of the message. */
function checkReferences(components: readonly ApiComponent[], names: readonly string[]): void {
  const known = new Set(names);
  const missing = [...allComponents(components)]
    .flatMap(({ media, file, items }) => [media, file, ...listOf<Json>(items).map((item) => item['media'])])
    .map((media) => /^attachment:\/\/(.+)$/.exec(String((media as Json | undefined)?.['url']))?.[1])
    .find((name) => name !== undefined && !known.has(name));
  if (missing === undefined) return;
  throw invalidBody(
    ['components'],
    'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    `The referenced attachment was not found (${missing}).`,
  );
}

function upload(world: World, json: Json, files: readonly UploadedFile[]): ApiAttachment[] {
  return files.map((file) => {
    const about = tellsOf(json, file);
    const description = about?.['description'];
    const filename = about?.['filename'];
    return world.attachments.add(world.snowflakes.next(), file, world.baseUrl, {
      ...(typeof description === 'string' && { description }),
      ...(typeof filename === 'string' && { filename }),
    });
  });
}
