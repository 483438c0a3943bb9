import type { BoardPicture } from '../games/presentation.js';
import type { MessageAddress } from '../ports.js';
import { withFiles, type Answer, type Form } from '../rest/acknowledge.js';
import type { MessageBody } from '../rest/api.js';
import type { Platform } from '../platform.js';
import type { Attached } from '../games/picture.js';

const FILE = 'picture.png';

/** An answer that goes out at once, and its picture by an edit of its own as soon as it is drawn. */
export function answerThenPicture(
  { messages: { api, renderPng }, log }: Pick<Platform, 'messages' | 'log'>,
  form: Form,
  picture: BoardPicture | null,
  draw: (attached: Attached | null) => MessageBody,
): Answer {
  if (picture === null) return { form, body: draw(null) };
  const attach = async ({ token, message }: MessageAddress): Promise<void> => {
    if (token === null) return;
    const { alt, width } = picture;
    const data = await renderPng(picture.svg(), width);
    const files = [{ name: FILE, data, contentType: 'image/png', description: alt }];
    const body = draw({ url: `attachment://${FILE}`, alt });
    await api.editByToken(token, message, withFiles({ body, files }), files);
  };
  return {
    form,
    body: draw(null),
    landed: (address) => {
      attach(address).catch((err: unknown) => {
        log.warn({ err }, 'a picture could not be drawn');
      });
    },
  };
}
