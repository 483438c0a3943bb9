import { DiscordAPIError } from 'discord.js';
import type { MessageBody, MessageFile } from './api.js';

/** A message in the form in which it is tried. */
export interface Form {
  readonly body: MessageBody;
  readonly files: readonly MessageFile[];
}

/** What stands for an emoji of the bot's own; '' where nothing does. */
export type SignOf = (emoji: string) => string;

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const OWN_EMOJI = /<a?:(\w+):(\d+)>/g;
const LONGEST_LABEL = 80;
/** Discord docs, "Component types". */
const TYPE = { text: 10, section: 9, thumbnail: 11, gallery: 12, file: 13 } as const;

/** Changes each object of a body, from the inside out; undefined takes it away. */
function mapped(value: unknown, change: (part: Fields) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, change)).filter((one) => one !== undefined);
  if (!isObject(value)) return value;
  const inner = Object.entries(value).flatMap(([key, one]) => {
    const kept = mapped(one, change);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return change(Object.fromEntries(inner));
}

function mappedBody(body: MessageBody, change: (part: Fields) => unknown): MessageBody {
  const components = mapped(body['components'], change);
  return components === undefined ? body : { ...body, components };
}

/** With signs in place of the bot's own emoji. */
export const withSigns = (body: MessageBody, signOf: SignOf): MessageBody =>
  mappedBody(body, (part) => {
    const { emoji, content, ...rest } = part;
    const words =
      typeof content === 'string' ? content.replace(OWN_EMOJI, (_all, name: string) => signOf(name)) : content;
    const worded = 'content' in part ? { ...rest, content: words === '' ? '\u200b' : words } : rest;
    if (!isObject(emoji) || typeof emoji['id'] !== 'string') return 'emoji' in part ? { ...worded, emoji } : worded;
    const name = typeof emoji['name'] === 'string' ? emoji['name'] : '';
    const label = typeof part['label'] === 'string' ? part['label'] : '';
    const signed = [signOf(name), label].filter((word) => word !== '').join(' ');
    return { ...worded, label: (signed === '' ? name : signed).slice(0, LONGEST_LABEL) };
  });

const urlOf = (media: unknown): string => (isObject(media) && typeof media['url'] === 'string' ? media['url'] : '');

/** Without these files: a picture's description takes its place. */
export function withoutFiles(body: MessageBody, files: readonly MessageFile[]): MessageBody {
  const urls = new Set(files.map(({ name }) => `attachment://${name}`));
  const { attachments: _attachments, ...rest } = mappedBody(body, (part) => {
    switch (part['type']) {
      case TYPE.file:
        return urls.has(urlOf(part['file'])) ? undefined : part;
      case TYPE.gallery:
        return galleryWithout(part, urls);
      case TYPE.thumbnail:
        return urls.has(urlOf(part['media'])) ? undefined : part;
      default:
        return part;
    }
  });
  return mappedBody(rest, sectionAsText);
}

function galleryWithout(gallery: Fields, urls: ReadonlySet<string>): Fields {
  const items = (Array.isArray(gallery['items']) ? gallery['items'] : []).filter(isObject);
  const kept = items.filter(({ media }) => !urls.has(urlOf(media)));
  if (kept.length > 0) return { ...gallery, items: kept };
  const told = items.flatMap(({ description }) => (typeof description === 'string' ? [description] : []));
  return { type: TYPE.text, content: told.join('\n') || '\u200b' };
}

/** A section needs what stands beside its text; without that its words are one text. */
function sectionAsText(part: Fields): Fields {
  if (part['type'] !== TYPE.section || 'accessory' in part) return part;
  const texts = (Array.isArray(part['components']) ? part['components'] : []).filter(isObject);
  return { type: TYPE.text, content: texts.map(({ content }) => String(content)).join('\n') };
}

/** The ids of the emoji that a refusal is about; all of the message's where it doesn't say which; null: about none. */
export function refusedEmoji(cause: unknown, request: unknown): readonly string[] | null {
  if (!(cause instanceof DiscordAPIError) || !('errors' in cause.rawError)) return null;
  const { errors } = cause.rawError;
  if (!JSON.stringify(errors).includes('EMOJI')) return null;
  const named = [...emojiAt(errors, request, null)];
  return named.length > 0 ? named : idsIn(request);
}

/** Walks the tree of faults beside the request that it describes. */
function* emojiAt(errors: unknown, request: unknown, nearest: string | null): Generator<string> {
  if (!isObject(errors)) return;
  const emoji = isObject(request) ? request['emoji'] : undefined;
  const id = isObject(emoji) && typeof emoji['id'] === 'string' ? emoji['id'] : nearest;
  for (const [key, inside] of Object.entries(errors)) {
    if (key === '_errors') {
      if (id !== null && JSON.stringify(inside).includes('EMOJI')) yield id;
    } else if (Array.isArray(request)) yield* emojiAt(inside, request[Number(key)], null);
    else yield* emojiAt(inside, isObject(request) ? request[key] : undefined, id);
  }
}

function idsIn(request: unknown): readonly string[] {
  const json = JSON.stringify(request);
  const inComponents = [...json.matchAll(/"emoji":\{[^}]*"id":"(\d+)"/g)];
  const inText = [...json.matchAll(/<a?:\w+:(\d+)>/g)];
  return [...inComponents, ...inText].flatMap(([, id]) => (id === undefined ? [] : [id]));
}

/** Words and what can be pressed, and nothing else that could be refused. */
export const bare = ({ body, files }: Form, signOf: SignOf): MessageBody =>
  mappedBody(withoutFiles(withSigns(body, signOf), files), (part) =>
    part['type'] === TYPE.gallery || part['type'] === TYPE.file ? undefined : part,
  );

const LONGEST_TEXT = 4000;

/** All the words of a message. */
export function textOf({ components }: MessageBody): string {
  const texts: string[] = [];
  mapped(components, (part) => {
    if (part['type'] === TYPE.text && typeof part['content'] === 'string') texts.push(part['content']);
    return part;
  });
  return texts.join('\n').slice(0, LONGEST_TEXT) || '\u200b';
}
