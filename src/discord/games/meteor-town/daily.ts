import { METEOR_TOWN, type Medal } from '../../../games/meteor-town/index.js';
import { DAY_MS, dayAfter, dayOf, startOf } from '../../../daily/day.js';
import type { GameLine } from '../../../history/queries.js';
import type { Translate } from '../../../text/index.js';
import { dailyShare, medalSign } from '../../../text/meteor-town/index.js';
import type { DailyFace, DailyGame } from '../../daily/face.js';
import { playDaily, today } from '../../daily/play.js';
import type { Interaction } from '../../gateway/incoming.js';
import type { Answer } from '../../rest/acknowledge.js';
import { noteAnswer } from '../../messages/notes.js';
import { panelAnswer } from '../../messages/panel/answer.js';
import type { Platform } from '../../platform.js';
import { openTown, townsOf } from './opening.js';

interface TownSummary {
  readonly seat: number;
  readonly score: number | null;
  readonly craters: number;
  readonly medal: Medal['id'] | null;
  /** Absent in games of before it was told. */
  readonly built?: number;
}

interface Finished extends TownSummary {
  readonly score: number;
}

/** The town of a line; null: it was left unfinished. */
function finishedIn({ summary }: GameLine): Finished | null {
  const [town] = (summary['towns'] ?? []) as readonly TownSummary[];
  return town === undefined || town.score === null ? null : { ...town, score: town.score };
}

/** The town that was begun for a day, and is still on. */
const begunFor = (platform: Platform, userId: string, day: string, own: boolean) =>
  townsOf(platform, userId).find(({ state: { options } }) => options.day === day && (!own || options.mode === 'daily'));

/** Meteor Town's part of the daily deal: a town of one's own. More craters, then the later finish, lose ties. */
export const TOWN_DAILY: DailyFace = {
  mode: 'daily',
  own: true,
  open: (platform, from, { day, ends, deals }, t) =>
    openTown(platform, from, { mode: 'daily', day, ends, seed: deals[0]?.seed ?? null }, t),
  goOn: (platform, from, day, t) => {
    const begun = begunFor(platform, from.caller.userId, day, true);
    return begun === undefined ? null : panelAnswer(platform, begun, from, t);
  },
  orderOf: (line) => {
    const town = finishedIn(line);
    return town === null ? null : [-town.score, town.craters];
  },
  scoreText: (t, line) => {
    const town = finishedIn(line);
    return town === null
      ? ''
      : t('meteor-town.daily.score', { points: town.score, medal: medalSign(t, town.medal) }).trim();
  },
  shareText: (t, line) => {
    const town = finishedIn(line);
    return town === null ? '' : dailyShare(t, String(line.summary['day']), { built: 0, ...town });
  },
};

export const TOWN_DAY: DailyGame = { kind: METEOR_TOWN.kind, face: TOWN_DAILY };

/** Days that are offered for practice. */
const OFFERED_DAYS = 7;

export function daysToPractise({ time: { clock } }: Pick<Platform, 'time'>): readonly string[] {
  const day = dayOf(clock.now());
  return Array.from({ length: OFFERED_DAYS }, (_, back) => dayAfter(day, -back - 1));
}

/** A past day for practice, outside the table. */
export function practiseDay(
  platform: Platform,
  from: Interaction,
  day: string,
  t: Translate,
): Promise<Answer> | Answer {
  const now = platform.time.clock.now();
  const start = startOf(day);
  if (start === null) return noteAnswer(t, t('meteor-town.daily.bad-day', { day: today(platform) }));
  if (start > now) return noteAnswer(t, t('meteor-town.daily.not-yet'));
  if (now < start + DAY_MS) return playDaily(platform, from, TOWN_DAY, 0, t);
  // Yesterday's own town may still be finished.
  const begun = begunFor(platform, from.caller.userId, day, false);
  if (begun !== undefined) return panelAnswer(platform, begun, from, t);
  const seed = platform.tables.deals.of(METEOR_TOWN.kind, day)?.[0]?.seed ?? null;
  return openTown(platform, from, { mode: 'practice', day, ends: null, seed }, t);
}
