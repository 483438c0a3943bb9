import { isMeteorLine, type MeteorLine } from '../../../history/meteor/adapter.js';
import { DAILY_TIMES, METEOR } from '../../../games/meteor/index.js';
import type { GameLine } from '../../../history/queries.js';
import { secondsLeft } from '../../../text/index.js';
import { dailyScore, dailyShare, type DailyScore } from '../../../text/meteor/index.js';
import type { DailyFace } from '../../daily/face.js';
import type { SharedDeal } from '../../../games/meteor/state.js';
import type { Translate } from '../../../text/index.js';
import type { DayToPlay } from '../../daily/face.js';
import type { Interaction } from '../../gateway/incoming.js';
import { openLobby } from '../../lobby/opening.js';
import type { Answer } from '../../rest/acknowledge.js';
import type { Platform } from '../../platform.js';

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

/** A lobby for a day's deal: a standard game whose cards, times and robots are the same for everybody. */
function openDaily(
  platform: Platform,
  from: Interaction,
  { day, deals, robots }: DayToPlay,
  t: Translate,
): Promise<Answer> {
  const shared: SharedDeal = {
    day,
    seeds: Object.fromEntries(deals.map(({ seats, seed }) => [seats, seed])),
    shares: Object.fromEntries(deals.flatMap(({ seats, share }) => (share === null ? [] : [[seats, share]]))),
  };
  const wanted = {
    kind: METEOR.kind,
    choice: { robotLevel: 'veteran', ...DAILY_TIMES, shared },
    robots: Array.from({ length: robots }, () => null),
    // Not what the cards are dealt by, which is secret: it keeps the game out of the leaderboards.
    seed: `daily ${day}`,
  };
  return openLobby(platform, from, wanted, t);
}

/** Meteor's part of the daily deal. */
export const METEOR_DAILY: DailyFace = {
  mode: 'daily',
  open: openDaily,
  reachText: (t, zone) => t('daily.robots-zone', { zone }),
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
