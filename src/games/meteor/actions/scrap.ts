import type { Action } from '../action.js';
import { rocketIn } from '../catalogue.js';
import { settle } from '../flow/settle.js';
import { playRefusal, refuse } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { GameState, Seat, SiteId } from '../state.js';
import type { Turn } from '../turn.js';

type Scrap = Extract<Action, { readonly type: 'scrap' }>;

/** Discards the unfinished project of a site (R4): by its owner; at a shared one by anyone (R13). */
export function scrap(turn: Turn, { seat, site }: Scrap): Refusal | null {
  const { state } = turn;
  const refusal = playRefusal(state, seat) ?? scrapRefusal(state, seat, site);
  if (refusal !== null) return refusal;
  turn.emit({ type: 'scrapped', seat, site });
  if (state.window !== null) settle(turn);
  return null;
}

/** Why a seat may not scrap what lies on a site; null: it may. */
export function scrapRefusal(state: GameState, seat: Seat, site: SiteId): Refusal | null {
  const found = state.sites[site];
  if (found === undefined) return refuse('no-such-site');
  if (found.owner !== null && found.owner !== seat) return { code: 'not-your-site', site, owner: found.owner };
  if (state.window?.rockets.some((rocket) => rocket.site === site)) return { code: 'site-launching', site };
  if (found.ready) return { code: 'site-ready', site, card: rocketIn(found.pile) ?? '' };
  return found.pile.length === 0 ? { code: 'site-empty', site } : null;
}
