import { InteractionResponseType } from 'discord.js';
import type { Clock } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';
import type { Logger } from '../ports.js';
import type { DiscordApi, MessageBody, MessageFile, Sent } from './api.js';
import { bare, refusedEmoji, textOf, withoutFiles, withSigns, type Form, type SignOf } from './plainer-forms.js';

export interface PlainerTools {
  readonly clock: Clock;
  readonly log: Logger;
  readonly signOf: SignOf;
  /** Told the ids of emoji that Discord has refused in a message. */
  readonly emojiRefused: (ids: readonly string[]) => void;
}

/** An interaction can be answered within three seconds: no other form of an answer is begun after this. */
const LAST_START_MS: Millis = 2000;

/**
 * Sends a message that Discord refuses for what is in it once more in a plainer form: signs in place of the bot's own
 * emoji, words in place of pictures, at last words and buttons alone.
 */
export function plainerApi(api: DiscordApi, tools: PlainerTools): DiscordApi {
  const sending = <T>(
    form: Form,
    send: (form: Form) => Promise<Sent<T>>,
    request: (body: MessageBody) => unknown = (body) => body,
  ): Promise<Sent<T>> => sentSomehow(tools, form, send, request);
  return {
    ...api,
    callback: async (to, response, files = []) => {
      if (!('data' in response) || !response.data || !('components' in response.data))
        return api.callback(to, response, files);
      const { type, data } = response;
      const whole = (body: MessageBody): typeof response => ({ type, data: body }) as typeof response;
      const form = { body: { ...data }, files };
      const sent = await sending(form, (one) => api.callback(to, whole(one.body), one.files), whole);
      if (sent.ok || sent.fault !== 'refused') return sent;
      // The message stays as it is until its next edit, but nobody reads that the press failed.
      if (type === InteractionResponseType.UpdateMessage)
        await api.callback(to, { type: InteractionResponseType.DeferredMessageUpdate });
      return sent;
    },
    editByToken: (token, message, body, files = []) =>
      sending({ body, files }, (form) => api.editByToken(token, message, form.body, form.files)),
    followUp: (token, body, files = []) =>
      sending({ body, files }, (form) => api.followUp(token, form.body, form.files)),
    post: (channelId, body, files = [], nonce) =>
      sending({ body, files }, (form) => api.post(channelId, form.body, form.files, nonce)),
    edit: (channelId, messageId, body, files = []) =>
      sending({ body, files }, (form) => api.edit(channelId, messageId, form.body, form.files)),
  };
}

async function sentSomehow<T>(
  tools: PlainerTools,
  form: Form,
  send: (form: Form) => Promise<Sent<T>>,
  request: (body: MessageBody) => unknown,
): Promise<Sent<T>> {
  const begun = tools.clock.now();
  let tried = form;
  let sent = await send(form);
  for (const next of [signed, wordsForFiles, barest, textAlone]) {
    if (sent.ok || tools.clock.now() - begun > LAST_START_MS) break;
    const plainer = next({ form: tried, sent, tools, request });
    if (plainer === null) continue;
    tools.log.warn({ fault: sent.fault, err: sent.cause }, 'Discord refused a message: sending a plainer one');
    tried = plainer;
    sent = await send(plainer);
  }
  return sent.ok && tried.files.length < form.files.length ? { ...sent, withoutFiles: true } : sent;
}

interface Refusal {
  readonly form: Form;
  readonly sent: Extract<Sent<unknown>, { readonly ok: false }>;
  readonly tools: PlainerTools;
  readonly request: (body: MessageBody) => unknown;
}

function signed({ form, sent, tools, request }: Refusal): Form | null {
  const ids = sent.fault === 'refused' ? refusedEmoji(sent.cause, request(form.body)) : null;
  if (ids === null) return null;
  tools.emojiRefused(ids);
  return { ...form, body: withSigns(form.body, tools.signOf) };
}

/** Also where a file is what the bot may not send, or what Discord's servers fail at. */
function wordsForFiles({ form, sent }: Refusal): Form | null {
  const perhapsForFiles = sent.fault === 'refused' || sent.fault === 'forbidden' || sent.fault === 'unreachable';
  if (form.files.length === 0 || !perhapsForFiles) return null;
  return { body: withoutFiles(form.body, form.files), files: [] as readonly MessageFile[] };
}

function barest({ form, sent, tools }: Refusal): Form | null {
  if (sent.fault !== 'refused') return null;
  const body = bare(form, tools.signOf);
  return JSON.stringify(body) === JSON.stringify(form.body) ? null : { body, files: [] };
}

/** For a new message: its words, in one piece. */
function textAlone({ form, sent, request }: Refusal): Form | null {
  if (sent.fault !== 'refused' || isUpdate(request(form.body))) return null;
  const components = [{ type: 10, content: textOf(form.body) }];
  return JSON.stringify(components) === JSON.stringify(form.body['components'])
    ? null
    : { body: { ...form.body, components }, files: [] };
}

const isUpdate = (request: unknown): boolean =>
  typeof request === 'object' &&
  request !== null &&
  'type' in request &&
  request.type === InteractionResponseType.UpdateMessage;
