import { publicView, robotScore, type GameState } from '../../../games/meteor-town/index.js';
import type { Millis } from '../../../games/shared/time.js';
import type { Translate } from '../../../text/index.js';
import { robotName } from '../../../text/meteor-town/index.js';
import { bodyOf } from '../../messages/parts.js';
import type { MessageBody } from '../../rest/api.js';
import type { BoardExtras } from '../face.js';
import { peopleOf, type TableHandle } from './people.js';
import { end, lobby, progress } from './render/board.js';

const DRAWN = { lobby, play: progress, over: end } as const;

/** What a robot made of a seed is worked out once; a board is drawn again and again. */
const scores = new Map<string, number>();
const MOST_SCORES = 200;

function scoreOn(seed: string): number {
  const known = scores.get(seed);
  if (known !== undefined) return known;
  const score = robotScore(seed, 'mayor');
  if (scores.size >= MOST_SCORES) scores.clear();
  scores.set(seed, score);
  return score;
}

/** What the robots made of the same dice. */
export function robotsLine({ seed, startedAt }: Pick<GameState, 'seed' | 'startedAt'>, t: Translate): string | null {
  if (startedAt === null) return null;
  const list = t('meteor-town.end.robot-score', { level: robotName(t, 'mayor'), points: scoreOn(seed) });
  return t('meteor-town.end.robots', { list });
}

/** The public message of a same-sky table, in whatever phase it is. */
export function drawBoard(table: TableHandle, extras: BoardExtras, _now: Millis, t: Translate): MessageBody {
  const view = publicView(table.state);
  const people = peopleOf(table);
  const robots = view.phase === 'over' ? robotsLine(table.state, t) : null;
  return bodyOf(DRAWN[view.phase]({ game: table.game, view, people, extras, robots }, t));
}
