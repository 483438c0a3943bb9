import { allText, type LocalUser } from '../../../src/local/index.js';
import type { Harness } from './harness.js';

/** What the bot has said in a channel, as this person reads it. */
export const posted = ({ server }: Pick<Harness, 'server'>, channel: string, user: LocalUser): readonly string[] =>
  user
    .sees(server.channelId(channel))
    .filter(({ author }) => author.bot)
    .map((message) => allText(message));
