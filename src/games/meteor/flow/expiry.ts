import { seatEffect } from '../advanced.js';
import type { GameState, Millis, SiteId } from '../state.js';
import type { Turn } from '../turn.js';
import { settle } from './settle.js';

/** Completed Rockets with a time limit, and when it ends. A Rocket in the open salvo has none any more. */
const pressed = ({ sites, window }: GameState): { readonly site: SiteId; readonly at: Millis }[] =>
  sites.flatMap(({ expiresAt }, site) =>
    expiresAt === undefined || window?.rockets.some((rocket) => rocket.site === site) === true
      ? []
      : [{ site, at: expiresAt }],
  );

/** When the next Rocket is lost, in milliseconds since the epoch; null where none has a time limit. */
export function nextExpiry(state: GameState): Millis | null {
  const moments = pressed(state).map(({ at }) => at);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Discards the Rockets whose time limit has ended. */
export function expireRockets(turn: Turn): void {
  const { state, now } = turn;
  for (const { site, at } of pressed(state)) {
    const owner = state.sites[site]?.owner ?? null;
    if (at > now || owner === null) continue;
    turn.emit({
      type: 'rocket-lost',
      seat: owner,
      site,
      challenge: seatEffect(state, owner, 'ready-expires')?.card ?? '',
    });
  }
  settle(turn);
}
