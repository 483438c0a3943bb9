import type { TableHandle } from '../../../table/ports.js';
import type { Translate } from '../../../text/index.js';
import type { Interaction } from '../../gateway/incoming.js';
import type { Answer } from '../../rest/acknowledge.js';
import type { Services } from '../../services.js';
import { noteAnswer } from '../notes.js';

/** The asker's panel as an answer; a stranger gets what a spectator may see. `words`: a note on its top. */
export function panelAnswer(
  services: Services,
  table: TableHandle,
  from: Interaction,
  t: Translate,
  words: string | null = null,
): Answer {
  const { panel } = services.faces.of(table);
  if (panel === undefined) return noteAnswer(t, words ?? t('table.done.board'), table.game, ['renew-board']);
  const seat = table.seatOf(from.caller.userId);
  if (seat === null) return panel.watch(table, services.clock.now(), t);
  if (words !== null) services.panels.tell(table, seat, words);
  const body = services.panels.draw(table, seat);
  const hold = services.panels.hold(table, seat);
  hold.drawn();
  return {
    form: 'private',
    body,
    sending: (address) => {
      services.panels.sending(table, seat, address);
    },
    landed: (address) => {
      services.panels.landed(table, seat, address);
    },
    perhapsLanded: (address) => {
      services.panels.perhapsLanded(table, seat, address);
    },
    after: (accepted) => {
      hold.release(accepted);
    },
  };
}
