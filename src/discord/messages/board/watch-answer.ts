import type { TableHandle } from '../../../table/ports.js';
import type { Translate } from '../../../text/index.js';
import type { Interaction } from '../../gateway/incoming.js';
import type { Answer } from '../../rest/acknowledge.js';
import type { Platform } from '../../platform.js';
import { noteAnswer } from '../notes.js';
import { panelAnswer } from '../panel/answer.js';
import { isWatchable } from './watchers.js';

/** A view that follows the game, for one who doesn't play; a player gets the panel. */
export function watchAnswer(platform: Platform, table: TableHandle, from: Interaction, t: Translate): Answer {
  const {
    messages: { watchers },
  } = platform;
  const { userId } = from.caller;
  if (table.seatOf(userId) !== null) return panelAnswer(platform, table, from, t);
  if (!isWatchable(platform, table)) return noteAnswer(t, t('watch.none'), table.game, ['renew-board']);
  if (watchers.isFull(table.game, userId)) return noteAnswer(t, t('watch.full'), table.game);
  return {
    form: 'private',
    body: watchers.draw(table, userId),
    landed: (address) => {
      watchers.landed(table, userId, address);
    },
  };
}
