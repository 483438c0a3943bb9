import type { TableHandle } from '../../table/ports.js';
import type { Deletion } from './incoming.js';
import type { Services } from '../services.js';

/** What a deletion means for the games: a board is posted anew; a game whose place is gone is abandoned. */
const HANDLERS: {
  readonly [K in Deletion['kind']]: (services: Services, deletion: Extract<Deletion, { readonly kind: K }>) => void;
} = {
  message: ({ boards }, { channelId, messageIds }) => {
    boards.messagesDeleted(channelId, messageIds);
  },
  channel: (services, { channelId, guildId, threadIds }) => {
    const gone = new Set([channelId, ...threadIds]);
    abandon(
      services,
      services.directory.live().filter((table) => gone.has(table.channelId)),
    );
    // An archived thread may have gone too: then Discord says so when its board is written.
    services.boards.touchThreads(guildId);
  },
  guild: (services, { guildId }) => {
    abandon(
      services,
      services.directory.live().filter((table) => table.guildId === guildId),
    );
    services.retention.left(guildId, services.clock.now());
  },
};

export function handleDeletion(services: Services, deletion: Deletion): void {
  (HANDLERS[deletion.kind] as (services: Services, deletion: Deletion) => void)(services, deletion);
}

function abandon({ boards, panels, watchers, log }: Services, tables: readonly TableHandle[]): void {
  for (const table of tables) {
    void table.act({ type: 'abandon' });
    boards.forget(table.game);
    panels.forget(table.game);
    watchers.forget(table.game);
    log.info({ game: table.game, channel: table.channelId }, 'its channel is gone: the game is abandoned');
  }
}
