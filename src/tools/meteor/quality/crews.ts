import { aceOf, robotNamed, type Robot } from '../../../games/meteor/robots/index.js';
import { seedOf } from '../../simulate/seed-of.js';
import type { Asked } from '../../quality/certificate.js';
import { playGame, type GameResult, type GameSetting } from '../play.js';

/** Standard games of three, as the house numbers are measured: at 4 s an action, beside people. */
export const SETTING = {
  mode: 'standard',
  players: 3,
  relaxed: false,
  paceMs: 4_000,
  company: 'people',
} as const satisfies Omit<GameSetting, 'robot'>;

/** How often an Ace plays each idea out here: fewer than live, as it takes 5 s a game. */
const ROLLOUTS = 8;

export const named = (id: 'rookie' | 'veteran'): Robot => {
  const robot = robotNamed(id);
  if (robot === undefined) throw new RangeError(`no robot ${id}`);
  return robot;
};

export const slowAce = (): Robot => aceOf(ROLLOUTS);

/** An Ace's games take a hundred times a Veteran's. */
export const fewer = (games: number): number => Math.max(10, Math.round(games / 5));

/** The games of a crew that consists of one robot. */
export const played = (robot: Robot, { games, seed }: Asked): readonly GameResult[] =>
  Array.from({ length: games }, (_, game) => playGame({ ...SETTING, robot }, seedOf(seed, game)));

export const winsOf = (results: readonly GameResult[]): readonly number[] => results.map(({ won }) => (won ? 1 : 0));
