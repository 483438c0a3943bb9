import type { Clock } from '../../../table/ports.js';
import type { MessageAddress, PendingAddress } from '../../../storage/ports/messages.js';
import { flagged } from '../../rest/acknowledge.js';
import type { DiscordApi, MessageBody, Sent } from '../../rest/api.js';
import type { MessageTools } from '../delivery/tools.js';

/**
 * Writes to a message whose sending got no answer: its own edit where its id is known, else it is sent anew. Null: its
 * token is over, or takes no further follow-up.
 */
export async function reachAgain(
  { api, clock, tokens }: Pick<MessageTools, 'api' | 'clock' | 'tokens'>,
  sent: PendingAddress,
  home: string,
  draw: () => MessageBody,
): Promise<Sent<MessageAddress> | null> {
  if (sent.expiresAt <= clock.now()) return null;
  if (!sent.followUp) {
    const edited = await api.editByToken(sent.token, sent.message, draw());
    return edited.ok ? { ok: true, value: sent } : edited;
  }
  if (!tokens.takesFollowUp(sent.token, home)) return null;
  const again = await api.followUp(sent.token, flagged(draw(), 'private'));
  return again.ok ? { ok: true, value: { ...sent, message: again.value, messageId: again.value } } : again;
}

/** Deletes a panel that another has replaced, while its token is valid. */
export function deleteReplaced(
  { api, clock }: { readonly api: Pick<DiscordApi, 'deleteByToken'>; readonly clock: Clock },
  old: MessageAddress | null,
): void {
  if (old !== null && old.token !== null && old.expiresAt > clock.now()) void api.deleteByToken(old.token, old.message);
}
