import type { Millis } from '../../../games/shared/time.js';
import type { Translate } from '../../../text/index.js';
import { bodyOf } from '../../messages/parts.js';
import { peopleOf } from '../../people.js';
import type { MessageBody } from '../../rest/api.js';
import type { BoardExtras } from '../presentation.js';
import { board } from './render/board.js';
import { publicViewOf, type TableHandle } from './table.js';

/** The public message of a game that is played. */
export function drawBoard(
  table: TableHandle,
  { headline, picture }: BoardExtras,
  _now: Millis,
  t: Translate,
): MessageBody {
  const { game } = table;
  return bodyOf(board({ game, view: publicViewOf(table), people: peopleOf(table), headline, picture }, t));
}
