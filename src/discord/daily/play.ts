import { dayOf, startOf } from '../../daily/day.js';
import type { Translate } from '../../text/index.js';
import type { Interaction } from '../gateway/incoming.js';
import { noteAnswer } from '../messages/notes.js';
import type { Answer } from '../rest/acknowledge.js';
import type { Platform } from '../platform.js';
import type { DailyGame } from './face.js';
import { hasTried, PLAYED_MS } from './results.js';
import { tableAnswer } from './table.js';

/** Today, in UTC, as everywhere in the world. */
export const today = ({ time: { clock } }: Pick<Platform, 'time'>): string => dayOf(clock.now());

/** Today's deal: a new table, one's own that was begun, or, after the first attempt, the day's table. */
export async function playDaily(
  platform: Platform,
  from: Interaction,
  daily: DailyGame,
  robots: number,
  t: Translate,
): Promise<Answer> {
  const day = today(platform);
  const begun = daily.face.goOn?.(platform, from, day, t) ?? null;
  if (begun !== null) return begun;
  if (hasTried(platform, daily, from.caller.userId, day))
    return tableAnswer(platform, from, daily, day, t, t('daily.tried'));
  const deals = platform.tables.deals.of(daily.kind, day);
  if (deals === null) return noteAnswer(t, t('daily.choosing'));
  const ends = (startOf(day) ?? 0) + PLAYED_MS;
  return daily.face.open(platform, from, { day, ends, deals, robots }, t);
}
