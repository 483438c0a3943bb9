import { InteractionResponseType, MessageFlags } from 'discord.js';
import type { APIInteractionResponse } from 'discord.js';
import type { Clock, Timers } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';
import { ORIGINAL } from './api.js';
import type { Answerable, DiscordApi, MessageBody, MessageFile, Sent } from './api.js';
import type { Logger } from '../ports.js';
import type { MessageAddress, PendingAddress } from '../../storage/ports/messages.js';

/**
 * `update`: the clicked message redrawn. `private`: seen by its asker alone. `public`: a message for all. `launch`: the
 * Activity opens, and no message comes of it.
 */
export type Form = 'update' | 'private' | 'public' | 'launch';

export interface Answer {
  readonly form: Form;
  readonly body: MessageBody;
  readonly files?: readonly MessageFile[];
  /** The past game that it shows: where there is more room, its replay is drawn instead. */
  readonly replay?: string;
  /** Called before the answer is sent, with where it will be if Discord takes it. */
  readonly sending?: (address: PendingAddress) => void;
  /** Called with the answer's address once Discord has taken it. */
  readonly landed?: (address: MessageAddress) => void;
  /**
   * Called instead of `landed` where the answer was sent but Discord's response was lost, or where a process that was
   * killed meanwhile may have sent it.
   */
  readonly perhapsLanded?: (address: PendingAddress) => void;
  /** Called instead where no message of Discord's shows it: `show` takes what replaces it as it becomes known. */
  readonly follow?: (show: (answer: Pick<Answer, 'body' | 'files'>) => void) => void;
  /** Called once the interaction was answered (`accepted`) or could not be. */
  readonly after?: (accepted: boolean) => Promise<void> | void;
  /** A private note that the next one to the same person in that channel replaces. */
  readonly passing?: true;
}

/** The engine answers within a millisecond; past this the disk or the machine is slow, and the answer is deferred. */
const DEFER_AFTER_MS = 1500;
/** Discord docs: tokens are valid for 15 minutes; the last one is a margin for clock differences and queues. */
export const TOKEN_MS: Millis = 14 * 60_000;

const V2 = MessageFlags.IsComponentsV2;
const EPHEMERAL = MessageFlags.Ephemeral;

export const flagged = (body: MessageBody, form: Form): MessageBody => ({
  ...body,
  flags: form === 'private' ? V2 | EPHEMERAL : V2,
  allowed_mentions: { parse: [] },
});

/** Discord docs, "Uploading files": each file is listed by its index, with its description. */
export function withFiles({ body, files = [] }: Pick<Answer, 'body' | 'files'>): MessageBody {
  if (files.length === 0) return body;
  return {
    ...body,
    attachments: files.map(({ name, description }, id) => ({
      id: String(id),
      filename: name,
      ...(description ? { description } : {}),
    })),
  };
}

/** Only these fields differ in how an answer is given; Discord's union can't see it through `MessageBody`. */
function response(form: Form, body: MessageBody): APIInteractionResponse {
  if (form === 'launch') return { type: InteractionResponseType.LaunchActivity };
  const type =
    form === 'update' ? InteractionResponseType.UpdateMessage : InteractionResponseType.ChannelMessageWithSource;
  return { type, data: flagged(body, form) } as APIInteractionResponse;
}

function deferral(form: Form): APIInteractionResponse {
  if (form === 'update') return { type: InteractionResponseType.DeferredMessageUpdate };
  // Discord docs: a deferred answer takes EPHEMERAL and no other flag.
  return {
    type: InteractionResponseType.DeferredChannelMessageWithSource,
    ...(form === 'private' ? { data: { flags: EPHEMERAL } } : {}),
  };
}

export interface AckTools {
  readonly api: DiscordApi;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  /** Called once Discord has taken the answer, or the deferral. */
  readonly accepted?: () => void;
}

/** What the answer will most likely be, and when the interaction arrived. */
export interface Expected {
  readonly form: Form;
  readonly since: Millis;
}

/**
 * Answers an interaction exactly once: with the answer where that is ready in time (one request), else with a deferral
 * that is edited later. Gives whether the interaction was answered: by the bot that was killed, where this one took its
 * place, counts as well.
 */
export async function acknowledge(
  tools: AckTools,
  to: Answerable,
  { form, since }: Expected,
  answering: Promise<Answer>,
): Promise<boolean> {
  const { api, timers, log } = tools;
  const expiresAt = since + TOKEN_MS;
  let deferred: Promise<Sent<unknown>> | null = null;
  const cancel = timers.at(since + DEFER_AFTER_MS, () => {
    deferred = api.callback(to, deferral(form)).then((sent) => {
      if (sent.ok) tools.accepted?.();
      return sent;
    });
  });
  const answer = await answering.finally(cancel);
  const waiting = deferred as Promise<Sent<unknown>> | null;
  // After a deferral an answer of another form is a message of its own, which no token calls by a name known beforehand.
  const expected: PendingAddress | null =
    waiting === null || form === answer.form
      ? { token: to.token, message: ORIGINAL, messageId: null, expiresAt, followUp: false }
      : null;
  if (expected !== null) answer.sending?.(expected);
  let landed: Landing;
  let elsewhere: boolean;
  if (waiting === null) {
    const sent = await api.callback(to, response(answer.form, withFiles(answer)), answer.files);
    landed = sent.ok ? { token: to.token, message: ORIGINAL, messageId: sent.value ?? redrawn(to, answer.form) } : null;
    elsewhere = answeredElsewhere(sent);
    if (sent.ok) tools.accepted?.();
    else if (!elsewhere) log.warn({ interaction: to.id, fault: sent.fault }, 'an interaction could not be answered');
  } else {
    elsewhere = answeredElsewhere(await waiting);
    landed = elsewhere ? null : await late(tools, to, form, answer);
    if (!landed && !elsewhere) log.warn({ interaction: to.id }, 'a deferred interaction could not be answered');
  }
  if (landed) answer.landed?.({ ...landed, expiresAt });
  else if (expected !== null) answer.perhapsLanded?.(expected);
  await answer.after?.(landed !== null);
  return landed !== null || elsewhere;
}

const answeredElsewhere = (sent: Sent<unknown>): boolean => !sent.ok && sent.fault === 'already-answered';

/** An update lands on the message that was clicked. */
const redrawn = ({ messageId }: Answerable, form: Form): string | null =>
  form === 'update' ? (messageId ?? null) : null;

type Landing = Omit<MessageAddress, 'expiresAt'> | null;

/** Before each attempt to take a deferral back, in milliseconds. */
const WITHDRAWAL_PAUSES: readonly Millis[] = [0, 1_000, 2_000, 4_000, 8_000];

/** Whether a deferral is gone: while it stands, Discord puts the next follow-up in its place, for all to see or for one alone. */
async function withdrawn({ api, clock, timers }: AckTools, to: Answerable): Promise<boolean> {
  for (const pauseMs of WITHDRAWAL_PAUSES) {
    if (pauseMs > 0) await new Promise<void>((resolve) => timers.at(clock.now() + pauseMs, resolve));
    const sent = await api.deleteByToken(to.token, ORIGINAL);
    if (sent.ok || sent.fault === 'unknown-message') return true;
    if (sent.fault !== 'unreachable') return false;
  }
  return false;
}

/** The answer after a deferral: in its place if it has the announced form, else beside it. */
async function late(tools: AckTools, to: Answerable, announced: Form, answer: Answer): Promise<Landing> {
  const { api } = tools;
  if (announced === answer.form) {
    const sent = await api.editByToken(to.token, ORIGINAL, withFiles(answer), answer.files);
    return sent.ok ? { token: to.token, message: ORIGINAL, messageId: redrawn(to, answer.form) } : null;
  }
  if (announced !== 'update' && !(await withdrawn(tools, to))) return null;
  const sent = await api.followUp(to.token, flagged(withFiles(answer), answer.form), answer.files);
  return sent.ok ? { token: to.token, message: sent.value, messageId: sent.value } : null;
}
