import type { Millis } from '../../../games/shared/time.js';
import type { TableHandle } from '../../../table/ports.js';
import type { Translate } from '../../../text/index.js';
import { drawEnd } from '../../end/draw.js';
import type { BoardExtras, GamePresentation } from '../../games/presentation.js';
import { drawLobby } from '../../lobby/draw.js';
import { isOpen } from '../../lobby/model.js';
import type { MessageBody } from '../../rest/api.js';

/** A game's public message: its lobby and its end as all games have them, and what the game shows in between. */
export function drawTable(
  face: GamePresentation,
  table: TableHandle,
  extras: BoardExtras,
  now: Millis,
  t: Translate,
): MessageBody {
  if (isOpen(face, table.state)) return drawLobby(face, table, extras, t);
  if (face.game.phase(table.state) === 'over') return drawEnd(face, table, extras, t);
  return face.board.draw(table, extras, now, t);
}
