import { keepsSilence, type GameState } from '../../../../games/meteor/index.js';
import type { Missing, Translate } from '../../../../text/index.js';
import type { BoardExtras } from '../../board-extras.js';
import type { SilenceKept } from '../render/index.js';
import type { TableHandle } from '../table.js';

/** If any of these is missing, messages can't be deleted. */
const TO_DELETE: readonly Missing[] = ['membership', 'manage-messages', 'read-history', 'guild-messages'];

/** Whether and how the bot can enforce a game's silence (R11) in this channel. */
export function silenceKept(state: GameState, missing: readonly Missing[], contentReadable: boolean): SilenceKept {
  if (TO_DELETE.some((need) => missing.includes(need))) return 'powerless';
  if (state.options.silence === 'strict') return 'strict';
  return contentReadable ? 'kept' : 'unread';
}

/** The warning, at a game's start, that the bot can't enforce the silence that it asks for. Null: it can. */
export function silenceWarning(
  { state }: TableHandle,
  { missing, contentReadable }: Pick<BoardExtras, 'missing' | 'contentReadable'>,
  t: Translate,
): string | null {
  // Where the bot is no member lobby and board say so, and there is nothing to grant.
  if (state.phase !== 'field' || !keepsSilence(state) || missing.includes('membership')) return null;
  const kept = silenceKept(state, missing, contentReadable);
  return kept === 'unread' || kept === 'powerless' ? t(`meteor.silence.start-${kept}`) : null;
}
