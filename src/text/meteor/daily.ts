import { secondsLeft } from '../time.js';
import type { Translate } from '../translate.js';

/** What a day's deal came to, as far as it may be told to those who have it before them. */
export interface DailyScore {
  readonly day: string;
  readonly won: boolean;
  readonly players: number;
  readonly zone: number;
  /** Milliseconds left in that zone. */
  readonly left: number;
  readonly overkills: number;
  readonly meteorsLeft: number;
  /** How often robots win it, in percent; null: nobody knows. */
  readonly share: number | null;
  /** Meteors destroyed, zone by zone: `+` exactly, `x` by an Overkill. */
  readonly trail: readonly string[];
}

/** A few words beside the names of a crew. */
export function dailyScore(t: Translate, { won, zone, left, overkills, meteorsLeft }: DailyScore): string {
  if (won) return t('meteor.daily.won', { zone, seconds: secondsLeft(left), overkills });
  return t('meteor.daily.lost', { left: meteorsLeft, overkills });
}

const ZONES = ['5️⃣', '4️⃣', '3️⃣', '2️⃣', '1️⃣'];

/** A row a zone that was reached, in emoji: green for an exact hit, red for an Overkill, a comet for what was left. */
function trailRows({ trail, zone, meteorsLeft }: DailyScore): string[] {
  return ZONES.slice(0, ZONES.length + 1 - Math.max(1, zone)).map((sign, at) => {
    const hits = (trail[at] ?? '').replaceAll('+', '🟩').replaceAll('x', '🟥');
    const isLast = at === ZONES.length - Math.max(1, zone);
    return `${sign}${hits === '' ? '⬛' : hits}${isLast ? '☄️'.repeat(meteorsLeft) : ''}`;
  });
}

/** To be shown to others: words and emoji that tell nothing of the deal. */
export function dailyShare(t: Translate, score: DailyScore): string {
  const { day, players, zone, left, meteorsLeft: meteors, share } = score;
  const company = share === null ? t('meteor.daily.share.people') : t('meteor.daily.share.robots', { share });
  const head = score.won
    ? t('meteor.daily.share.won', { day, players, zone, seconds: secondsLeft(left), company })
    : t('meteor.daily.share.lost', { day, players, left: meteors, company });
  return [head, ...trailRows(score)].join('\n');
}
