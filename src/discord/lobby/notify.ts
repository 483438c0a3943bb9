import type { Seat } from '../../games/shared/seat.js';
import type { Interaction } from '../gateway/incoming.js';
import { bodyOf, text } from '../messages/parts.js';
import type { Answer } from '../rest/acknowledge.js';
import { isGuestHome } from '../../table/home.js';
import { flagged } from '../rest/acknowledge.js';
import type { Platform } from '../platform.js';

const KEY = 'notify';

/** Whether "again" may mention this person on this server: only those who have agreed to it are mentioned. */
export const mayBeNotified = (
  { store: { personSettings } }: Pick<Platform, 'store'>,
  guildId: string,
  userId: string,
): boolean => personSettings.get(guildId, userId, KEY) === 'on';

export function setNotified(
  { store: { personSettings } }: Pick<Platform, 'store'>,
  guildId: string,
  userId: string,
  on: boolean,
): Promise<void> {
  return personSettings.set(guildId, userId, KEY, on ? 'on' : null);
}

/** A lobby that was opened again: those of the last crew who have agreed are asked with a mention. */
export function askingCrew(
  platform: Platform,
  from: Interaction,
  crew: ReadonlyMap<Seat, { readonly userId: string }>,
  answer: Answer,
): Answer {
  const { guildId, caller, token } = from;
  if (answer.form !== 'public' || isGuestHome(guildId)) return answer;
  const asked = [...new Set([...crew.values()].map(({ userId }) => userId))].filter(
    (userId) => userId !== '' && userId !== caller.userId && mayBeNotified(platform, guildId, userId),
  );
  if (asked.length === 0) return answer;
  const t = platform.words.forGuild(guildId, from.guildLocale);
  const mentions = asked.map((userId) => `<@${userId}>`).join(' ');
  const body = {
    ...flagged(bodyOf({ components: [text(t('notify.again', { mentions }))] }), 'public'),
    allowed_mentions: { parse: [], users: asked },
  };
  return {
    ...answer,
    after: async (accepted) => {
      await answer.after?.(accepted);
      if (accepted) await platform.messages.api.followUp(token, body);
    },
  };
}
