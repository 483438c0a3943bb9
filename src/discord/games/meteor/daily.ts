import { isMeteorLine, type MeteorLine } from '../../../history/meteor/adapter.js';
import { METEOR } from '../../../games/meteor/index.js';
import type { GameLine } from '../../../history/queries.js';
import { secondsLeft } from '../../../text/index.js';
import { dailyScore, dailyShare, type DailyScore } from '../../../text/meteor/index.js';
import type { DailyFace, DailyGame } from '../../daily/face.js';
import { openDaily } from './opening.js';

/** What a past game came to; null: it was no day's deal, or was ended before its end. */
function scoreOf(line: GameLine): DailyScore | null {
  if (!isMeteorLine(line) || line.result === 'abandoned') return null;
  const { summary, crew, result }: MeteorLine = line;
  const { zone, left, overkills, daily } = summary;
  if (daily === undefined) return null;
  return { day: String(line.summary['day']), won: result === 'won', players: crew, zone, left, overkills, ...daily };
}

/** Who won comes first: by zone, seconds left, and fewest Overkills; who lost, by meteors left. */
function orderOf({ won, zone, left, overkills, meteorsLeft }: DailyScore): readonly number[] {
  return won ? [0, -zone, -secondsLeft(left), overkills] : [1, meteorsLeft, overkills];
}

/** Meteor's part of the daily deal. */
export const METEOR_DAILY: DailyFace = {
  mode: 'daily',
  open: openDaily,
  orderOf: (line) => {
    const score = scoreOf(line);
    return score === null ? null : orderOf(score);
  },
  scoreText: (t, line) => {
    const score = scoreOf(line);
    return score === null ? '' : dailyScore(t, score);
  },
  shareText: (t, line) => {
    const score = scoreOf(line);
    return score === null ? '' : dailyShare(t, score);
  },
};

export const METEOR_DAY: DailyGame = { kind: METEOR.kind, face: METEOR_DAILY };
