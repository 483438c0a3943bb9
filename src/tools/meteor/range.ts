import { ace, aceOf, robotNamed } from '../../games/meteor/robots/index.js';
import type { Mode } from '../../games/meteor/index.js';
import { playGame, type GameResult } from './play.js';
import { seedOf } from '../simulate/seed-of.js';

/** Games `from` (included) to `to` of a run: what one worker plays. Plain data, to cross to a thread. */
export interface Range {
  readonly mode: Mode;
  readonly players: number;
  readonly relaxed: boolean;
  readonly powers?: boolean;
  readonly challenges?: boolean;
  readonly boss?: string | null;
  readonly scenario?: string | null;
  readonly paceMs: number;
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
