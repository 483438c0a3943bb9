import type { BoardPicture } from '../games/presentation.js';
import type { Logger } from '../ports.js';
import type { MessageAddress } from '../../storage/ports/messages.js';
import { flagged, withFiles, type Answer, type Form } from '../rest/acknowledge.js';
import type { DiscordApi, MessageBody, MessageFile } from '../rest/api.js';
import type { RenderPng } from './board/showing.js';
import type { Attached } from '../games/picture.js';

const FILE = 'picture.png';

/** What pictures are drawn and sent with. */
interface Sending {
  readonly messages: { readonly api: Pick<DiscordApi, 'post' | 'editByToken'>; readonly renderPng: RenderPng };
  readonly log: Pick<Logger, 'warn'>;
}

/** A picture as a file, and as the message that it goes with shows it. */
interface Attachment {
  readonly shown: Attached;
  readonly files: readonly MessageFile[];
}

async function attached({ alt, width, svg }: BoardPicture, renderPng: RenderPng): Promise<Attachment> {
  const data = await renderPng(svg(), width);
  return {
    shown: { url: `attachment://${FILE}`, alt },
    files: [{ name: FILE, data, contentType: 'image/png', description: alt }],
  };
}

/** Posts a message with its picture, or without it where it can't be drawn. */
export async function postWithPicture(
  { messages: { api, renderPng }, log }: Sending,
  channelId: string,
  picture: BoardPicture | null,
  draw: (attached: Attached | null) => MessageBody,
): Promise<void> {
  const drawn = picture === null ? null : await attached(picture, renderPng).catch(notDrawn(log));
  const files = drawn?.files ?? [];
  await api.post(channelId, withFiles({ body: flagged(draw(drawn?.shown ?? null), 'public'), files }), files);
}

const notDrawn =
  (log: Sending['log']) =>
  (err: unknown): null => {
    log.warn({ err }, 'a picture could not be drawn');
    return null;
  };

/** An answer that goes out at once, and its picture by an edit of its own as soon as it is drawn. */
export function answerThenPicture(
  { messages: { api, renderPng }, log }: Sending,
  form: Form,
  picture: BoardPicture | null,
  draw: (attached: Attached | null) => MessageBody,
): Answer {
  if (picture === null) return { form, body: draw(null) };
  const attach = async ({ token, message }: MessageAddress): Promise<void> => {
    if (token === null) return;
    const { shown, files } = await attached(picture, renderPng);
    const body = draw(shown);
    await api.editByToken(token, message, withFiles({ body, files }), files);
  };
  return {
    form,
    body: draw(null),
    landed: (address) => {
      void attach(address).catch(notDrawn(log));
    },
  };
}
