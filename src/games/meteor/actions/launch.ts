import type { Action } from '../action.js';
import { damageChanges, targets } from '../effects.js';
import { settle } from '../flow/settle.js';
import { playRefusal, refuse } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { GameState, Seat, SiteId } from '../state.js';
import type { Turn } from '../turn.js';

type Launch = Extract<Action, { readonly type: 'launch' }>;

/** Commits Rockets to the launch window, opening it if none is open (R7). */
export function launch(turn: Turn, { seat, target, sites, change }: Launch): Refusal | null {
  const { state, now } = turn;
  const chosen = sites.length > 0 ? [...new Set(sites)] : launchable(state, seat);
  const refusal =
    playRefusal(state, seat) ?? sitesRefusal(state, seat, sites, chosen) ?? aimRefusal(state, seat, target, change);
  if (refusal !== null) return refusal;
  const closesAt = state.window?.closesAt ?? Math.min(now + state.options.windowMs, state.deadline);
  for (const site of chosen) turn.emit({ type: 'launched', seat, site, target, change, closesAt });
  settle(turn);
  return null;
}

/** The completed Rockets that a seat may launch now. */
export const launchable = (state: GameState, seat: Seat): SiteId[] =>
  [...state.sites.keys()].filter((site) => launchRefusal(state, seat, site) === null);

/** Why a seat may not launch from a site; null: it may. */
export function launchRefusal(state: GameState, seat: Seat, site: SiteId): Refusal | null {
  const found = state.sites[site];
  if (found === undefined) return refuse('no-such-site');
  if (found.owner !== null && found.owner !== seat) return { code: 'not-your-site', site, owner: found.owner };
  if (!found.ready) return { code: 'not-ready', site };
  return state.window?.rockets.some((rocket) => rocket.site === site) ? { code: 'site-launching', site } : null;
}

function sitesRefusal(
  state: GameState,
  seat: Seat,
  named: readonly SiteId[],
  chosen: readonly SiteId[],
): Refusal | null {
  for (const site of named) {
    const refusal = launchRefusal(state, seat, site);
    if (refusal !== null) return refusal;
  }
  if (chosen.length === 0) return refuse('nothing-ready');
  return named.length === 0 && chosen.length > 1 ? { code: 'choose-site', sites: chosen } : null;
}

function aimRefusal(state: GameState, seat: Seat, target: string, change: number): Refusal | null {
  const open = targets(state);
  if (!open.includes(target)) {
    const boss = state.field.find(({ letter }) => letter === target)?.card;
    return boss === undefined
      ? { code: 'no-such-meteor', target, legal: open }
      : { code: 'target-shielded', target, boss, legal: open };
  }
  const legal = damageChanges(state, seat);
  return legal.includes(change) ? null : { code: 'no-change', change, legal };
}
