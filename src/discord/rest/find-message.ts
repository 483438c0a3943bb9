import { Routes, type REST } from 'discord.js';
import { at } from './read-answer.js';

/** Of a channel's newest messages, where one is looked for that has just come. */
const MOST_LOOKED_AT = 20;

export interface OwnMessage {
  readonly channelId: string;
  /** How the id of one of its buttons begins. */
  readonly customId: string;
  /** How the id of none of its buttons begins. */
  readonly except: string;
}

const hasButton = (message: unknown, customId: string): boolean =>
  JSON.stringify(at(message, 'components') ?? []).includes(`"custom_id":"${customId}`);

/** The bot's newest message in a channel with such a button, and without such as it must not have; null: none that it can see. */
export async function findOwnMessage(
  rest: REST,
  { channelId, customId, except }: OwnMessage,
  applicationId: string,
): Promise<string | null> {
  const query = new URLSearchParams({ limit: String(MOST_LOOKED_AT) });
  const newest = await rest.get(Routes.channelMessages(channelId), { query });
  const isIt = (message: unknown): boolean =>
    at(message, 'application_id') === applicationId && hasButton(message, customId) && !hasButton(message, except);
  const id = Array.isArray(newest) ? at(newest.find(isIt), 'id') : null;
  return typeof id === 'string' ? id : null;
}
