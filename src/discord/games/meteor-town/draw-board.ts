import { publicView } from '../../../games/meteor-town/index.js';
import type { Millis } from '../../../games/shared/time.js';
import type { Translate } from '../../../text/index.js';
import { bodyOf } from '../../messages/parts.js';
import type { MessageBody } from '../../rest/api.js';
import type { BoardExtras } from '../face.js';
import { peopleOf } from '../../people.js';
import type { TableHandle } from './table.js';
import { board } from './render/board.js';

/** The public message of a same-sky table, while it is played. */
export function drawBoard(table: TableHandle, extras: BoardExtras, _now: Millis, t: Translate): MessageBody {
  const view = publicView(table.state);
  const people = peopleOf(table);
  return bodyOf(board({ game: table.game, view, people, extras }, t));
}
