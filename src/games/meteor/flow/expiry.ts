import { seatEffect } from '../advanced.js';
import type { GameState, Millis, SiteId } from '../state.js';
import type { Turn } from '../turn.js';
import { settle } from './settle.js';

/** Completed Rockets that are lost at some moment. One that is in the salvo isn't lost any more. */
const pressed = ({ sites, window }: GameState): { readonly site: SiteId; readonly at: Millis }[] =>
  sites.flatMap(({ expiresAt }, site) =>
    expiresAt === undefined || window?.rockets.some((rocket) => rocket.site === site) === true
      ? []
      : [{ site, at: expiresAt }],
  );

/** When the first Rocket is lost; null where nothing presses one. */
export function nextExpiry(state: GameState): Millis | null {
  const moments = pressed(state).map(({ at }) => at);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Those whose time is up go to the discard pile. */
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
