import { robotScore, type GameState } from '../../../games/meteor-town/index.js';
import type { Translate } from '../../../text/index.js';
import { robotName } from '../../../text/meteor-town/index.js';

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
