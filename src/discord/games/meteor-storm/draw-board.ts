import { publicView, type Millis } from '../../../games/meteor-storm/index.js';
import type { Translate } from '../../../text/index.js';
import { bodyOf } from '../../messages/parts.js';
import type { MessageBody } from '../../rest/api.js';
import type { BoardExtras } from '../face.js';
import { appearedThisTurn, lastActLine } from './journal.js';
import { peopleOf } from '../../people.js';
import type { TableHandle } from './table.js';
import { board } from './render/board.js';

/** The public message of a battle. */
export function drawBoard(table: TableHandle, extras: BoardExtras, _now: Millis, t: Translate): MessageBody {
  const view = publicView(table.state);
  const people = peopleOf(table);
  const appeared = appearedThisTurn(t, people, table);
  const last = lastActLine(t, people, table);
  return bodyOf(board({ game: table.game, view, people, extras, appeared, last }, t));
}
