import type { Millis } from '../../../games/shared/time.js';
import type { GameId, TableHandle } from '../../../table/ports.js';
import { idsOf } from '../../interactions/custom-id.js';
import type { MessageAddress } from '../../../storage/ports/messages.js';
import type { DiscordApi, Sent } from '../../rest/api.js';
import type { Tokens } from '../../rest/tokens.js';

/** A message that was sent with a living token. */
export const followUpAt = (
  { token, expiresAt }: NonNullable<ReturnType<Tokens['living']>>,
  id: string,
): MessageAddress => ({ token, message: id, expiresAt, messageId: id });

/**
 * The id of a game's newest board in its channel; null: none is among the newest messages. Notices of turns have a
 * button of the game, too.
 */
export const findNewestBoard = (
  api: Pick<DiscordApi, 'ownId'>,
  { game, channelId }: Pick<TableHandle, 'game' | 'channelId'>,
): Promise<Sent<string | null>> => api.ownId({ channelId, customId: idsOf(game), except: `${idsOf(game)}notice/` });

/**
 * The id of a game's new board where Discord's response was lost but the channel shows that it arrived; null: it didn't,
 * or the channel may not be read. `old`: the board before it.
 */
export async function findUnheardPost(
  api: Pick<DiscordApi, 'ownId'>,
  { game, channelId }: Pick<TableHandle, 'game' | 'channelId'>,
  sent: Sent<unknown>,
  old: string | null,
): Promise<string | null> {
  if (sent.ok || sent.fault !== 'answer-lost') return null;
  const found = await findNewestBoard(api, { game, channelId });
  return found.ok && found.value !== old ? found.value : null;
}

/** Discord docs, "Create Message". */
const NONCE_LONGEST = 25;

/** Sent again with it, a post whose response was lost makes no second message. */
export const nonceOf = (game: GameId, now: Millis): string => `${game}-${now.toString(36)}`.slice(-NONCE_LONGEST);
