import type { Answer } from '../../rest/acknowledge.js';
import type { Platform } from '../../platform.js';

interface Drawn {
  readonly file: string;
  readonly svg: string;
  readonly width: number;
  /** What it shows. */
  readonly alt: string;
}

/** A picture for one person; its description says the same in words. */
export async function pictureAnswer(
  { messages: { renderPng } }: Pick<Platform, 'messages'>,
  { file, svg, width, alt: description }: Drawn,
): Promise<Answer> {
  const data = await renderPng(svg, width);
  return {
    form: 'private',
    body: { components: [{ type: 12, items: [{ media: { url: `attachment://${file}` }, description }] }] },
    files: [{ name: file, data, contentType: 'image/png', description }],
  };
}
