import type { TableHandle } from '../../../table/ports.js';
import type { Translate } from '../../../text/index.js';
import type { Interaction } from '../../gateway/incoming.js';
import type { Answer } from '../../rest/acknowledge.js';
import type { Platform } from '../../platform.js';
import { noteAnswer } from '../notes.js';

/** The asker's panel as an answer; a stranger gets what a spectator may see. `words`: a note on its top. */
export function panelAnswer(
  platform: Platform,
  table: TableHandle,
  from: Interaction,
  t: Translate,
  words: string | null = null,
): Answer {
  const { panel } = platform.faces.of(table);
  if (panel === undefined) return noteAnswer(t, words ?? t('table.done.board'), table.game, ['renew-board']);
  const seat = table.seatOf(from.caller.userId);
  if (seat === null) return panel.watch(table, t);
  if (words !== null) platform.messages.panels.tell(table, seat, words);
  const body = platform.messages.panels.drawNew(table, seat);
  const hold = platform.messages.panels.hold(table, seat);
  hold.drawn();
  return {
    form: 'private',
    body,
    sending: (address) => {
      platform.messages.panels.sending(table, seat, address);
    },
    landed: (address) => {
      platform.messages.panels.landed(table, seat, address);
    },
    perhapsLanded: (address) => {
      platform.messages.panels.perhapsLanded(table, seat, address);
    },
    after: (accepted) => {
      hold.release(accepted);
    },
  };
}
