import type { TableHandle } from '../../table/ports.js';
import type { Loss } from './incoming.js';
import type { Services } from '../services.js';

/** What a loss means for the games: a board is posted anew; a game whose place is gone is abandoned. */
const MEANING: {
  readonly [K in Loss['kind']]: (services: Services, loss: Extract<Loss, { readonly kind: K }>) => void;
} = {
  message: ({ boards }, { channelId, messageIds }) => {
    boards.lost(channelId, messageIds);
  },
  channel: (services, { channelId }) => {
    abandon(
      services,
      services.directory.live().filter((table) => table.channelId === channelId),
    );
  },
  guild: (services, { guildId }) => {
    abandon(
      services,
      services.directory.live().filter((table) => table.guildId === guildId),
    );
    services.retention.left(guildId, services.clock.now());
  },
};

export function lost(services: Services, loss: Loss): void {
  (MEANING[loss.kind] as (services: Services, loss: Loss) => void)(services, loss);
}

function abandon({ boards, panels, watchers, log }: Services, tables: readonly TableHandle[]): void {
  for (const table of tables) {
    void table.act({ type: 'abandon' });
    boards.dropped(table.game);
    panels.dropped(table.game);
    watchers.dropped(table.game);
    log.info({ game: table.game, channel: table.channelId }, 'its channel is gone: the game is abandoned');
  }
}
