import { followUpAt } from '../messages/delivery/follow-up.js';
import { flagged, type Answer } from '../rest/acknowledge.js';
import type { Fault } from '../rest/api.js';
import type { Platform } from '../platform.js';

/** A public answer becomes a message in the channel. */
export async function postAnswer(
  { messages, log }: Pick<Platform, 'messages' | 'log'>,
  channelId: string,
  answer: Answer,
): Promise<void> {
  const fault = await attempt(messages, channelId, answer);
  if (fault !== null) log.warn({ channel: channelId, fault }, 'a message from the Activity could not be posted');
  await answer.after?.(fault === null);
}

/**
 * Null: it is posted. Where the Activity was opened by a press or a command it
 * is sent with that token, which can edit it for a quarter of an hour: so a board stays up to date without ordinary requests.
 */
async function attempt(
  { api, tokens }: Pick<Platform['messages'], 'api' | 'tokens'>,
  channelId: string,
  { body, files, landed }: Answer,
): Promise<Fault | null> {
  const message = flagged(body, 'public');
  const living = tokens.living(channelId);
  const through = living && (await api.followUp(living.token, message, files));
  if (living && through?.ok) {
    landed?.(followUpAt(living, through.value));
    return null;
  }
  // What Discord may have taken isn't sent a second time.
  if (through && !through.ok && through.fault === 'answer-lost') return through.fault;
  const sent = await api.post(channelId, message, files);
  if (!sent.ok) return sent.fault;
  landed?.({ token: null, message: sent.value, messageId: sent.value, expiresAt: 0 });
  return null;
}
