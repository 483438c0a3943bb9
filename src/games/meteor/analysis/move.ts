import type { Action } from '../action.js';
import { rocketIn, technologyIn } from '../catalogue.js';
import { placed, type Hint } from '../robots/hint.js';
import type { CardId, GameState, Letter, Millis, SiteId } from '../state.js';
import { viewFor } from '../view/seat.js';
import { launchPromise, unseenFronts, type LaunchPromise } from '../view/promises.js';

/** Something that a seat did or could have done, without the seat. */
export type Move =
  | {
      readonly kind: 'place';
      readonly card: CardId;
      readonly does: Extract<Hint, { readonly kind: 'place' }>['does'];
      /** The Rocket or Technology that it is for; null: none yet. */
      readonly project: CardId | null;
    }
  | {
      readonly kind: 'launch';
      readonly target: Letter;
      /** All Rockets that this one launch would launch. */
      readonly rockets: readonly CardId[];
      readonly promise: LaunchPromise['kind'];
      /** Whether it joins an open salvo. */
      readonly joins: boolean;
      /** Whether it falls short, and would have with every Rocket that was ready then: nobody could make it enough. */
      readonly early: boolean;
    }
  | { readonly kind: 'scrap'; readonly cards: readonly CardId[] }
  | { readonly kind: 'use'; readonly ability: string }
  | { readonly kind: 'pass' }
  | { readonly kind: 'wait' }
  /** Left undone for so many milliseconds. */
  | { readonly kind: 'left'; readonly ms: Millis };

/** Sites whose Rockets could be launched by whoever has them: ready, and not in the air already. */
function readyIn({ sites, window }: GameState): readonly SiteId[] {
  const flying = new Set(window?.rockets.map(({ site }) => site));
  return [...sites.keys()].filter((site) => sites[site]?.ready === true && !flying.has(site));
}

/** An action as a move (null: waiting); null: one that isn't evaluated, as a Time Out. */
export function moveOf(state: GameState, action: Action | null, now: Millis): Move | null {
  if (action === null) return { kind: 'wait' };
  switch (action.type) {
    case 'place': {
      const { seat, card, site } = action;
      const does = placed(viewFor(state, seat, now), card, site)?.does ?? 'adds';
      const pile = [...(state.sites[site]?.pile ?? []), card];
      return { kind: 'place', card, does, project: rocketIn(pile) ?? technologyIn(pile) ?? null };
    }
    case 'launch': {
      const { seat, target, change } = action;
      const view = viewFor(state, seat, now);
      const sites = action.sites.length > 0 ? action.sites : view.launchable.map(({ site }) => site);
      const promised = (rockets: readonly SiteId[]) =>
        launchPromise(view, unseenFronts(state), { target, sites: rockets, change })?.kind ?? 'none';
      const promise = promised(sites);
      const early = promise === 'short' && promised(readyIn(state)) === 'short';
      const rockets = sites.map((site) => rocketIn(state.sites[site]?.pile ?? []) ?? '');
      return { kind: 'launch', target, rockets, promise, joins: view.window !== null, early };
    }
    case 'scrap':
      return { kind: 'scrap', cards: state.sites[action.site]?.pile ?? [] };
    case 'use':
      return { kind: 'use', ability: action.ability };
    case 'pass':
      return { kind: 'pass' };
    default:
      return null;
  }
}
