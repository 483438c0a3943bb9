import { refuse } from '../errors.js';
import { BodyFaults } from './faults.js';
import { checkComponents } from './components.js';
import { MessageFlag, type ApiMessage, type Json, type UploadedFile } from '../world/model.js';

const MAX_CONTENT = 2000;
const MAX_EMBEDS = 10;
const MAX_FILES = 10;

const given = (value: unknown): boolean => value !== undefined && value !== null;
const filled = (value: unknown): boolean => (Array.isArray(value) || typeof value === 'string') && value.length > 0;

/** Checks what creates a message, or (with `before`) what edits one. Throws 50035 or 50006. */
export function checkMessage(
  body: Json,
  files: readonly UploadedFile[],
  isEmoji: (id: string) => boolean,
  before?: ApiMessage,
): void {
  const faults = new BodyFaults();
  const flags = body['flags'];
  if (given(flags) && typeof flags !== 'number')
    faults.add(['flags'], 'NUMBER_TYPE_COERCE', 'Value "flags" is not int.');
  const had = ((before?.flags ?? 0) & MessageFlag.ComponentsV2) !== 0;
  const asked = ((typeof flags === 'number' ? flags : 0) & MessageFlag.ComponentsV2) !== 0;
  if (had && typeof flags === 'number' && !asked) {
    faults.add(
      ['flags'],
      'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG',
      'The IS_COMPONENTS_V2 flag cannot be removed from a message',
    );
  }
  const v2 = had || asked;
  if (v2) checkNoLegacy(faults, body, had ? undefined : before);
  checkContent(faults, body);
  if (given(body['components'])) checkComponents(faults, body['components'], v2, isEmoji);
  checkFiles(faults, body, files);
  faults.throwIfAny();
  if (isEmpty(body, files, before)) throw refuse.emptyMessage();
}

function checkNoLegacy(faults: BodyFaults, body: Json, before: ApiMessage | undefined): void {
  for (const field of ['content', 'embeds', 'sticker_ids', 'poll'] as const) {
    const old = field === 'content' || field === 'embeds' ? before?.[field] : undefined;
    if (filled(body[field]) || (field === 'poll' && given(body[field])) || (!(field in body) && filled(old))) {
      faults.add(
        [field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
    }
  }
}

function checkContent(faults: BodyFaults, { content, embeds }: Json): void {
  if (given(content) && typeof content !== 'string')
    faults.add(['content'], 'STRING_TYPE_CONVERT', 'Could not interpret "content" as string.');
  else if (typeof content === 'string' && content.length > MAX_CONTENT) {
    faults.add(['content'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MAX_CONTENT} or fewer in length.`);
  }
  if (!Array.isArray(embeds)) return;
  if (embeds.length > MAX_EMBEDS)
    faults.add(['embeds'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MAX_EMBEDS} or fewer in length.`);
  embeds.forEach((embed: Json, at) => {
    const limits: [string, number][] = [
      ['title', 256],
      ['description', 4096],
    ];
    for (const [field, max] of limits)
      if (given(embed[field])) faults.length(['embeds', at, field], embed[field], 0, max);
    if (given(embed['fields'])) faults.length(['embeds', at, 'fields'], embed['fields'], 0, 25);
  });
}

function checkFiles(faults: BodyFaults, { attachments }: Json, files: readonly UploadedFile[]): void {
  if (files.length > MAX_FILES)
    faults.add(['files'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MAX_FILES} or fewer in length.`);
  if (given(attachments) && !Array.isArray(attachments)) {
    faults.add(['attachments'], 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType.');
  }
}

function isEmpty(body: Json, files: readonly UploadedFile[], before: ApiMessage | undefined): boolean {
  if (files.length > 0 || given(body['poll'])) return false;
  return ['content', 'embeds', 'components', 'attachments', 'sticker_ids'].every((field) => {
    if (field in body && given(body[field])) return !filled(body[field]);
    // An edit with null empties the field; an edit without the field leaves it.
    return (
      field in body ||
      !before ||
      field === 'sticker_ids' ||
      !filled(before[field as 'content' | 'embeds' | 'components' | 'attachments'])
    );
  });
}
