import { dayOf } from '../../daily/day.js';
import { streakOf } from '../../daily/streak.js';
import type { OwnRecord } from '../../history/queries.js';
import { escapeText, kindName, playTime, type Translate } from '../../text/index.js';
import { daysOf } from '../daily/results.js';
import type { Interaction } from '../gateway/incoming.js';
import type { Faces } from '../games/face.js';
import { bodyOf, container, small, text } from '../messages/parts.js';
import type { Platform } from '../platform.js';
import type { Answer } from '../rest/acknowledge.js';
import { historyFaceOf } from './face.js';
import { scoreText } from './stats-words.js';

function recordText(t: Translate, { faces }: Platform, record: OwnRecord): string {
  const { kind, games, won, streak, bestStreak, nightsWon, fastestMs, bestScore } = record;
  const { stats } = historyFaceOf(faces, kind);
  const wins = stats?.winsOf !== 'nobody';
  const lines = [
    t('me.game', {
      game: kindName(t, kind),
      score: wins ? scoreText(t, { games, won }) : t('stats.games', { count: games }),
    }),
    wins && won > 0 ? t('stats.streak', { streak, best: bestStreak }) : null,
    wins && nightsWon > 0 ? t('me.nights', { count: nightsWon }) : null,
    wins && fastestMs !== null && bestScore === null ? t('stats.fastest', { time: playTime(fastestMs) }) : null,
    bestScore === null ? null : t('stats.best-score', { points: bestScore }),
  ];
  return lines.filter((line) => line !== null).join('\n');
}

/** Days of the daily deal in a row, a line a game that has one. */
async function dailyTexts(
  t: Translate,
  platform: Platform,
  faces: Pick<Faces, 'all'>,
  userId: string,
): Promise<readonly string[]> {
  const now = platform.time.discordClock.now();
  const lines = faces.all.map(async ({ game: { kind }, daily }) => {
    if (daily === undefined) return [];
    const days = streakOf(await daysOf(platform, { kind, face: daily }, userId, now), dayOf(now));
    return days === 0 ? [] : [t('me.daily', { game: kindName(t, kind), days })];
  });
  return (await Promise.all(lines)).flat();
}

/** What the asker's games came to, in all servers of this database; nobody else is shown it. */
export async function ownRecordAnswer(
  t: Translate,
  platform: Platform,
  faces: Pick<Faces, 'all'>,
  from: Interaction,
): Promise<Answer> {
  const { userId, name } = from.caller;
  const records = await platform.store.history.ownRecords(userId);
  const lines = [
    t('me.title', { name: escapeText(name) }),
    ...(records.length === 0 ? [t('me.none')] : records.map((record) => recordText(t, platform, record))),
    ...(await dailyTexts(t, platform, faces, userId)),
    small(t('me.private')),
  ];
  return { form: 'private', body: bodyOf({ components: [container('calm', [text(lines.join('\n'))])] }) };
}
