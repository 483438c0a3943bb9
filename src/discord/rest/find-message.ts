import { Routes, type REST } from 'discord.js';
import { at } from './read-answer.js';

/** Of a channel's newest messages, where one is looked for that has just come. */
const MOST_LOOKED_AT = 20;

/** The bot's newest message in a channel with a button whose id begins so; null: none that it can see. */
export async function findOwnMessage(
  rest: REST,
  { channelId, customId }: { readonly channelId: string; readonly customId: string },
  applicationId: string,
): Promise<string | null> {
  const query = new URLSearchParams({ limit: String(MOST_LOOKED_AT) });
  const newest = await rest.get(Routes.channelMessages(channelId), { query });
  const isIt = (message: unknown): boolean =>
    at(message, 'application_id') === applicationId &&
    JSON.stringify(at(message, 'components') ?? []).includes(`"custom_id":"${customId}`);
  const id = Array.isArray(newest) ? at(newest.find(isIt), 'id') : null;
  return typeof id === 'string' ? id : null;
}
