import { ace, aceOf, robotNamed } from '../../games/meteor/robots/index.js';
import { CHEATER, playCheater } from './cheater/play.js';
import { playGame, type GameResult, type GameSetting } from './play.js';
import { seedOf } from '../simulate/seed-of.js';

/** Games `from` (included) to `to` of a run: what one worker plays. Plain data, to cross to a thread. */
export interface Range extends Omit<GameSetting, 'robot'> {
  /** Its id. */
  readonly robot: string;
  /** Absent: as many as usual. */
  readonly rollouts?: number;
  /** How many lines a cheater tries on a deal; absent: as many as usual. */
  readonly budget?: number;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** Plays a range, game by game. */
export function* playRange(range: Range): Generator<GameResult> {
  const play = playerOf(range);
  for (let game = range.from; game < range.to; game += 1) yield play(seedOf(range.seed, game));
}

function playerOf(range: Range): (seed: string) => GameResult {
  if (range.robot === CHEATER) return (seed) => playCheater(range, seed, range.budget);
  const named = robotNamed(range.robot);
  const robot = range.rollouts !== undefined && named?.id === ace.id ? aceOf(range.rollouts) : named;
  if (robot === undefined) throw new RangeError(`no robot ${range.robot}`);
  const setting = { ...range, robot };
  return (seed) => playGame(setting, seed);
}
