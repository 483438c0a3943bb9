import { publicView } from '../../../games/meteor-town/index.js';
import type { Millis } from '../../../games/shared/time.js';
import type { Translate } from '../../../text/index.js';
import { bodyOf } from '../../messages/parts.js';
import type { MessageBody } from '../../rest/api.js';
import type { BoardExtras } from '../face.js';
import { peopleOf, type TableHandle } from './people.js';
import { robotScoresLine } from './robot-scores.js';
import { end, lobby, progress } from './render/board.js';

const DRAWN = { lobby, play: progress, over: end } as const;

/** The public message of a same-sky table, in whatever phase it is. */
export function drawBoard(table: TableHandle, extras: BoardExtras, _now: Millis, t: Translate): MessageBody {
  const view = publicView(table.state);
  const people = peopleOf(table);
  const robots = view.phase === 'over' ? robotScoresLine(table.state, t) : null;
  return bodyOf(DRAWN[view.phase]({ game: table.game, view, people, extras, robots }, t));
}
