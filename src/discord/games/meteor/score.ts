import type { PublicView } from '../../../games/meteor/view/seat.js';
import { trailOf } from '../../../history/meteor/game-stats.js';
import type { DailyScore } from '../../../text/meteor/index.js';

/** What a day's deal came to that has just ended; null: it is on, was ended before, or is no day's deal. */
export function scoreIn({ options, outcome, crew, tally, fallen, survivors }: PublicView): DailyScore | null {
  const { shared } = options;
  if (shared?.day === undefined || outcome === null || outcome.result === 'abandoned') return null;
  return {
    day: shared.day,
    won: outcome.result === 'won',
    players: crew,
    zone: outcome.zone,
    left: outcome.left,
    overkills: tally.overkills,
    meteorsLeft: survivors.length,
    share: shared.shares?.[crew] ?? null,
    trail: trailOf({ fallen }),
  };
}
