import type { GameEvent } from '../../../games/meteor/event.js';
import type { GameState, Millis, Seat, SiteId } from '../../../games/meteor/state.js';

/** What a robot did last, as a panel marks it for a while. */
export interface RobotAct {
  readonly events: readonly GameEvent[];
  /** Where it did it; null: at no launch site. */
  readonly site: SiteId | null;
  readonly until: Millis;
}

/** So long a robot's act is marked: one has to see what it did before it does the next thing. */
const MARKED_MS: Millis = 4000;

const ACTS: ReadonlySet<GameEvent['type']> = new Set(['placed', 'launched', 'scrapped', 'passed', 'used']);

/** The act of a robot among these events; null: it was a person's, or the clock's. */
export function robotAct(
  { seats }: Pick<GameState, 'seats'>,
  events: readonly GameEvent[],
  { at, watcher }: { readonly at: Millis; readonly watcher: Seat },
): RobotAct | null {
  const [first] = events;
  if (first === undefined || !ACTS.has(first.type) || !('seat' in first) || typeof first.seat !== 'number') return null;
  if (first.seat === watcher || seats[first.seat]?.robot !== true) return null;
  return { events, site: 'site' in first && typeof first.site === 'number' ? first.site : null, until: at + MARKED_MS };
}
