import type { RulesPicture } from '../games/presentation.js';
import type { Answer } from '../rest/acknowledge.js';
import type { Platform } from '../platform.js';

/** A page of rules with its picture; the previous page's picture is removed. */
export async function rulesAnswer(
  { messages: { renderPng } }: Pick<Platform, 'messages'>,
  { form, body }: Pick<Answer, 'form' | 'body'>,
  picture: RulesPicture | null,
): Promise<Answer> {
  if (picture === null) return form === 'update' ? { form, body: { ...body, attachments: [] } } : { form, body };
  const { file, svg, width, alt } = picture;
  const data = await renderPng(svg, width);
  return { form, body, files: [{ name: file, data, contentType: 'image/png', description: alt }] };
}
