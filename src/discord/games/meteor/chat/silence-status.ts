import { keepsSilence, type GameState } from '../../../../games/meteor/index.js';
import type { Missing, Translate } from '../../../../text/index.js';
import type { Services } from '../../../services.js';
import type { SilenceKept } from '../render/index.js';
import type { TableHandle } from '../table.js';

/** Without any of these nothing can be deleted. */
const TO_DELETE: readonly Missing[] = ['manage-messages', 'read-history', 'guild-messages'];

/** What becomes of a game's silence, by all that is known here. */
export function silenceKept(state: GameState, missing: readonly Missing[], contentReadable: boolean): SilenceKept {
  if (TO_DELETE.some((need) => missing.includes(need))) return 'powerless';
  if (state.options.silence === 'strict') return 'strict';
  return contentReadable ? 'kept' : 'unread';
}

/** What the one who starts the game should know: that the silence it asks for isn't kept here. Null: it is. */
export function silenceWarning(services: Services, table: TableHandle, t: Translate): string | null {
  if (table.state.phase !== 'field' || !keepsSilence(table.state)) return null;
  const kept = silenceKept(table.state, services.boards.missing(table), services.contentReadable());
  return kept === 'unread' || kept === 'powerless' ? t(`silence.start-${kept}`) : null;
}
