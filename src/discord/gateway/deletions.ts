import type { TableHandle } from '../../table/ports.js';
import type { Deletion } from './incoming.js';
import type { Platform } from '../platform.js';

/** What a deletion means for the games: a board is posted anew; a game whose place is gone is abandoned. */
const HANDLERS: {
  readonly [K in Deletion['kind']]: (platform: Platform, deletion: Extract<Deletion, { readonly kind: K }>) => void;
} = {
  message: ({ messages: { boards } }, { channelId, messageIds }) => {
    boards.messagesDeleted(channelId, messageIds);
  },
  channel: (platform, { channelId, guildId, threadIds }) => {
    const gone = new Set([channelId, ...threadIds]);
    abandon(
      platform,
      platform.tables.directory.live().filter((table) => gone.has(table.channelId)),
    );
    // An archived thread may have gone too: then Discord says so when its board is written.
    platform.messages.boards.touchThreads(guildId);
  },
  guild: (platform, { guildId }) => {
    abandon(
      platform,
      platform.tables.directory.live().filter((table) => table.guildId === guildId),
    );
  },
};

export function handleDeletion(platform: Platform, deletion: Deletion): void {
  (HANDLERS[deletion.kind] as (platform: Platform, deletion: Deletion) => void)(platform, deletion);
}

function abandon(
  { messages: { boards, panels, watchers }, log }: Pick<Platform, 'messages' | 'log'>,
  tables: readonly TableHandle[],
): void {
  for (const table of tables) {
    void table.act({ type: 'abandon' });
    boards.forget(table.game);
    panels.forget(table.game);
    watchers.forget(table.game);
    log.info({ game: table.game, channel: table.channelId }, 'its channel is gone: the game is abandoned');
  }
}
