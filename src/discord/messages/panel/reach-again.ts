import type { MessageAddress, PendingAddress } from '../../ports.js';
import { flagged } from '../../rest/acknowledge.js';
import type { DiscordApi, MessageBody, Sent } from '../../rest/api.js';

/** Writes to a message whose sending got no answer: its own edit where its id is known, else it is sent anew. */
export async function reachAgain(
  api: Pick<DiscordApi, 'editByToken' | 'followUp'>,
  sent: PendingAddress,
  body: MessageBody,
): Promise<Sent<MessageAddress>> {
  if (!sent.followUp) {
    const edited = await api.editByToken(sent.token, sent.message, body);
    return edited.ok ? { ok: true, value: sent } : edited;
  }
  const again = await api.followUp(sent.token, flagged(body, 'private'));
  return again.ok ? { ok: true, value: { ...sent, message: again.value, messageId: again.value } } : again;
}
