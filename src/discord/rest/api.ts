import { DiscordAPIError, HTTPError, InteractionResponseType, RequestMethod, Routes } from 'discord.js';
import type { APIInteractionResponse, InternalRequest, RawFile, REST } from 'discord.js';
import type { Millis } from '../../games/shared/time.js';
import type { Clock, Timers } from '../../table/ports.js';
import { findOwnMessage, type OwnMessage } from './find-message.js';
import { at, newMessageId } from './read-answer.js';
import { AnswerLost } from './requests.js';

/** What is sent as a message: Discord's own JSON, as `render/` makes it. */
export type MessageBody = Readonly<Record<string, unknown>>;

/** A file that goes with a message. */
export interface MessageFile {
  readonly name: string;
  readonly data: Buffer;
  readonly contentType: string;
  /** What a picture shows, for those who can't see it: at most 1,024 characters. */
  readonly description?: string;
}

/** Failures that are to be expected (a message was deleted, a token expired …): values, not exceptions. */
export type Fault =
  | 'unknown-message'
  | 'unknown-channel'
  | 'forbidden'
  | 'token-gone'
  | 'already-answered'
  | 'too-old'
  | 'unreachable'
  /** Of a follow-up: it may have arrived. */
  | 'answer-lost'
  | 'refused';

export type Sent<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** It was taken without its files only. */
      readonly withoutFiles?: true;
    }
  | { readonly ok: false; readonly fault: Fault; readonly cause: unknown };

/** An interaction, as far as answering it goes. The token is a secret: it never gets into a log line. */
export interface Answerable {
  readonly id: string;
  readonly token: string;
  /** The clicked message. */
  readonly messageId?: string;
}

export const ORIGINAL = '@original';

/** A message whose sending Discord never confirmed. */
export type UnheardMessage = { readonly token: string } | OwnMessage;

/** Everything the bot asks of Discord's REST API once it runs. */
export interface DiscordApi {
  /** Answers an interaction; `already-answered`: another process has. The value: the id of a new message that came of it, where the server tells. */
  callback(
    to: Answerable,
    response: APIInteractionResponse,
    files?: readonly MessageFile[],
  ): Promise<Sent<string | null>>;
  editByToken(token: string, message: string, body: MessageBody, files?: readonly MessageFile[]): Promise<Sent<null>>;
  followUp(token: string, body: MessageBody, files?: readonly MessageFile[]): Promise<Sent<string>>;
  deleteByToken(token: string, message: string): Promise<Sent<null>>;
  /**
   * The id of a message of the bot's own that was sent without hearing it: behind a token's `@original`, or the newest in
   * a channel with a button whose id begins so, and without another. Null: none that the bot can see.
   */
  ownId(of: UnheardMessage): Promise<Sent<string | null>>;
  /** With the same `nonce` (at most 25 characters), Discord makes one message of several requests for some minutes. */
  post(channelId: string, body: MessageBody, files?: readonly MessageFile[], nonce?: string): Promise<Sent<string>>;
  edit(channelId: string, messageId: string, body: MessageBody, files?: readonly MessageFile[]): Promise<Sent<null>>;
  remove(channelId: string, messageIds: readonly string[]): Promise<Sent<null>>;
  rename(channelId: string, name: string): Promise<Sent<null>>;
  /** Makes a public thread under a channel; gives its id. */
  startThread(channelId: string, name: string): Promise<Sent<string>>;
  react(channelId: string, messageId: string, emoji: string): Promise<Sent<null>>;
  /** The channel of a person's direct messages. Whether they take any is known only once one is sent. */
  directChannel(userId: string): Promise<Sent<string>>;
}

/** Discord docs, "JSON error codes" and "HTTP response codes". */
const FAULTS: ReadonlyMap<number, Fault> = new Map<number, Fault>([
  [10003, 'unknown-channel'],
  [10008, 'unknown-message'],
  [10015, 'token-gone'],
  [10062, 'token-gone'],
  [40060, 'already-answered'],
  [50001, 'forbidden'],
  [50013, 'forbidden'],
  [50027, 'token-gone'],
  // The person takes no direct messages, or none of this bot's.
  [50007, 'forbidden'],
  [50278, 'forbidden'],
  // A bulk delete with a message of over two weeks in it.
  [50034, 'too-old'],
  [10004, 'unknown-channel'],
]);

function faultOf(error: unknown): Fault {
  if (error instanceof DiscordAPIError) {
    const known = FAULTS.get(Number(error.code));
    if (known) return known;
    return error.status === 401 ? 'token-gone' : 'refused';
  }
  if (error instanceof AnswerLost) return 'answer-lost';
  return error instanceof HTTPError && error.status < 500 ? 'refused' : 'unreachable';
}

export async function attempt<T>(request: Promise<T>): Promise<Sent<T>> {
  try {
    return { ok: true, value: await request };
  } catch (cause) {
    return { ok: false, fault: faultOf(cause), cause };
  }
}

/** Nobody is ever pinged: names in our texts are words, not mentions. */
const unpinged = (body: MessageBody): MessageBody => ({ allowed_mentions: { parse: [] }, ...body });
/** An edit keeps a message's flags, and Discord refuses EPHEMERAL in one. */
const edited = ({ flags: _flags, ...rest }: MessageBody): MessageBody => unpinged({ ...rest, flags: V2 });
const V2 = 1 << 15;

/** Answers that make a message of which nobody knows the id yet. */
const NEW_MESSAGE: ReadonlySet<InteractionResponseType> = new Set([
  InteractionResponseType.ChannelMessageWithSource,
  InteractionResponseType.DeferredChannelMessageWithSource,
]);

/** The callback has 3 s in all: one that hangs is given up in time to be tried again by a person. */
const CALLBACK_MS = 2500;

/** Discord docs, "Channel types". */
const PUBLIC_THREAD = 11;

/** A callback that does not get through is sent so often at most, while its time lasts. */
const CALLBACK_ATTEMPTS = 5;
/** With files less often: what Discord's servers fail at may be the files, and without them it needs time too. */
const CALLBACK_ATTEMPTS_WITH_FILES = 2;
/** The pause after the first attempt; each further one is twice as long. */
const CALLBACK_PAUSE_MS: Millis = 100;

interface TimePorts {
  readonly clock: Clock;
  readonly timers: Timers;
}

/**
 * A callback that met a 5xx, or a connection that was closed before an answer, is sent again while its time lasts: an
 * unanswered interaction reads "failed" though the move was made. Discord may have taken an earlier one: "already
 * acknowledged" means that it has; said of the first one, it means that another process has answered. One that discord.js holds back for a limit is given up with its time.
 */
async function answeredInTime<T>(
  attemptOnce: (limit: AbortSignal) => Promise<Sent<T>>,
  { clock, timers }: TimePorts,
  attempts: number,
): Promise<Sent<T | null>> {
  const limit = new AbortController();
  let cancelPause: () => void = () => undefined;
  let cancel: () => void = () => undefined;
  const ended = new Promise<Sent<T>>((resolve) => {
    cancel = timers.at(clock.now() + CALLBACK_MS, () => {
      limit.abort();
      resolve({ ok: false, fault: 'unreachable', cause: new Error('no answer was taken in time') });
    });
  });
  const pause = (ms: Millis): Promise<void> =>
    new Promise((resolve) => {
      cancelPause = timers.at(clock.now() + ms, resolve);
    });
  const sending = async (): Promise<Sent<T | null>> => {
    let sent = await attemptOnce(limit.signal);
    if (!sent.ok && sent.fault === 'already-answered') return sent;
    for (let made = 1; made < attempts && !sent.ok && sent.fault === 'unreachable'; made += 1) {
      // A connection that was closed while it idled says nothing of Discord: the next one can go at once.
      if (made > 1 || sent.cause instanceof HTTPError) await pause(CALLBACK_PAUSE_MS * 2 ** (made - 1));
      if (limit.signal.aborted) break;
      sent = await attemptOnce(limit.signal);
    }
    return !sent.ok && sent.fault === 'already-answered' ? { ok: true, value: null } : sent;
  };
  return Promise.race([sending(), ended]).finally(() => {
    cancel();
    cancelPause();
  });
}

const uploads = (files: readonly MessageFile[] = []): { files?: RawFile[] } =>
  files.length === 0 ? {} : { files: files.map(({ name, data, contentType }) => ({ name, data, contentType })) };

/**
 * `DiscordApi` on discord.js's REST clients: `byToken` for what goes by interaction tokens, `rest` for ordinary
 * requests. `applicationId` is known only once the gateway is ready.
 */
export function restApi(rest: REST, byToken: REST, applicationId: () => string, time: TimePorts): DiscordApi {
  /** A request whose answer nobody reads. */
  const nothing = async (by: REST, request: InternalRequest): Promise<null> => (await by.queueRequest(request), null);
  const idOf = async (request: Promise<unknown>): Promise<string> => {
    const id = at(await request, 'id');
    if (typeof id !== 'string') throw new Error('Discord answered without an id');
    return id;
  };
  const hook = (token: string, message: string): `/${string}` => Routes.webhookMessage(applicationId(), token, message);

  return {
    callback: (to, response, files) => {
      const fullRoute = Routes.interactionCallback(to.id, to.token);
      const post = (signal: AbortSignal): Promise<string | null> => {
        const given = { body: response, auth: false, signal, ...uploads(files) };
        return NEW_MESSAGE.has(response.type)
          ? newMessageId(byToken.post(fullRoute, { ...given, query: new URLSearchParams({ with_response: 'true' }) }))
          : nothing(byToken, { ...given, fullRoute, method: RequestMethod.Post });
      };
      const attempts = files === undefined || files.length === 0 ? CALLBACK_ATTEMPTS : CALLBACK_ATTEMPTS_WITH_FILES;
      return answeredInTime((signal) => attempt(post(signal)), time, attempts);
    },
    editByToken: (token, message, body, files) =>
      attempt(
        nothing(byToken, {
          method: RequestMethod.Patch,
          fullRoute: hook(token, message),
          body: edited(body),
          auth: false,
          ...uploads(files),
        }),
      ),
    followUp: (token, body, files) =>
      attempt(
        idOf(
          byToken.post(Routes.webhook(applicationId(), token), {
            body: unpinged(body),
            auth: false,
            query: new URLSearchParams({ wait: 'true' }),
            ...uploads(files),
          }),
        ),
      ),
    deleteByToken: (token, message) =>
      attempt(nothing(byToken, { method: RequestMethod.Delete, fullRoute: hook(token, message), auth: false })),
    ownId: (of) =>
      attempt(
        'token' in of
          ? idOf(byToken.get(hook(of.token, ORIGINAL), { auth: false }))
          : findOwnMessage(rest, of, applicationId()),
      ),
    post: (channelId, body, files, nonce) => {
      const once = nonce === undefined ? body : { ...body, nonce, enforce_nonce: true };
      return attempt(idOf(rest.post(Routes.channelMessages(channelId), { body: unpinged(once), ...uploads(files) })));
    },
    edit: (channelId, messageId, body, files) =>
      attempt(
        nothing(rest, {
          method: RequestMethod.Patch,
          fullRoute: Routes.channelMessage(channelId, messageId),
          body: edited(body),
          ...uploads(files),
        }),
      ),
    remove: (channelId, ids) => attempt(removal(rest, channelId, ids).then(() => null)),
    directChannel: (userId) => attempt(idOf(rest.post(Routes.userChannels(), { body: { recipient_id: userId } }))),
    startThread: (channelId, name) =>
      attempt(idOf(rest.post(Routes.threads(channelId), { body: { name, type: PUBLIC_THREAD } }))),
    rename: (channelId, name) =>
      attempt(nothing(rest, { method: RequestMethod.Patch, fullRoute: Routes.channel(channelId), body: { name } })),
    react: (channelId, messageId, emoji) =>
      attempt(
        nothing(rest, {
          method: RequestMethod.Put,
          fullRoute: Routes.channelMessageOwnReaction(channelId, messageId, encodeURIComponent(emoji)),
        }),
      ),
  };
}

/** Discord docs, "Bulk delete messages": 2 to 100 at a time. */
function removal(rest: REST, channelId: string, ids: readonly string[]): Promise<unknown> {
  const [first] = ids;
  if (first === undefined) return Promise.resolve();
  if (ids.length === 1) return rest.delete(Routes.channelMessage(channelId, first));
  return rest.post(Routes.channelBulkDelete(channelId), { body: { messages: ids } });
}
