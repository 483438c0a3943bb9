import type { Answer } from '../../rest/acknowledge.js';
import { noteAnswer } from '../../messages/notes.js';
import type { Messages } from '../../platform.js';
import type { Actor } from '../face.js';

interface Drawn {
  readonly file: string;
  readonly svg: string;
  readonly width: number;
  /** What it shows. */
  readonly alt: string;
}

/** Who asks for a picture. */
export interface PictureAsker extends Pick<Actor, 'caller' | 't'> {
  readonly platform: { readonly messages: Pick<Messages, 'ownPictures' | 'renderPng'> };
}

/** A picture for one person; its description says the same in words. All are drawn one after the other, so a person waits for few. */
export async function pictureAnswer(
  { platform: { messages }, caller, t }: PictureAsker,
  { file, svg, width, alt: description }: Drawn,
): Promise<Answer> {
  const drawn = messages.ownPictures.add(caller.userId, () => messages.renderPng(svg, width));
  if (drawn === null) return noteAnswer(t, t('error.picture-busy'));
  const data = await drawn;
  return {
    form: 'private',
    body: { components: [{ type: 12, items: [{ media: { url: `attachment://${file}` }, description }] }] },
    files: [{ name: file, data, contentType: 'image/png', description }],
  };
}
