import { ace, aceOf, robotNamed } from '../../games/meteor/robots/index.js';
import { playGame, type GameResult, type GameSetting } from './play.js';
import { seedOf } from '../simulate/seed-of.js';

/** Games `from` (included) to `to` of a run: what one worker plays. Plain data, to cross to a thread. */
export interface Range extends Omit<GameSetting, 'robot'> {
  /** Its id. */
  readonly robot: string;
  /** Absent: as many as usual. */
  readonly rollouts?: number;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** Plays a range, game by game. */
export function* playRange(range: Range): Generator<GameResult> {
  const named = robotNamed(range.robot);
  const robot = range.rollouts !== undefined && named?.id === ace.id ? aceOf(range.rollouts) : named;
  if (robot === undefined) throw new RangeError(`no robot ${range.robot}`);
  const setting = { ...range, robot };
  for (let game = range.from; game < range.to; game += 1) yield playGame(setting, seedOf(range.seed, game));
}
