import { Random, seedRandom } from '../../shared/random.js';
import { launchPromise, startsRetrofit, type LaunchPromise, type UnseenFront } from '../view-promises.js';
import type { CardId, Letter, Millis, SiteId } from '../state.js';
import type { SeatView } from '../view.js';
import { NOTHING_SEEN } from './memory.js';
import type { Thought } from './robot.js';
import { veteran } from './crew/veteran.js';

/** What a newcomer could do now, by what that seat alone knows: a robot's advice, told by the player's own panel. */
export type Hint =
  | {
      readonly kind: 'place';
      readonly card: CardId;
      readonly site: SiteId;
      /** What the card completes there; `starts`: it is the first one; `adds`: neither. */
      readonly does: 'rocket' | 'technology' | 'retrofit' | 'starts' | 'adds' | 'toward-retrofit';
    }
  | {
      readonly kind: 'launch';
      readonly target: Letter;
      /** Whether it joins a salvo that is in the air. */
      readonly joins: boolean;
      readonly promise: LaunchPromise['kind'];
    }
  | { readonly kind: 'scrap'; readonly site: SiteId }
  | { readonly kind: 'pass' };

/** A robot is patient; one who asks wants to hear the best of a bad lot too. */
const IMPATIENT = 3;

/** What a robot in that seat would do. The same view gives the same advice. */
function advice(view: SeatView, now: Millis): Thought['action'] {
  const random = new Random(seedRandom('hint'));
  const first = veteran.think(view, NOTHING_SEEN, random, now);
  return first.action ?? veteran.think(view, { ...first.memory, quiet: IMPATIENT }, random, now).action;
}

/** What a card laid there would come to; null: it isn’t in hand, or there is no such site. */
export function placed(view: SeatView, card: CardId, site: SiteId): Extract<Hint, { readonly kind: 'place' }> | null {
  const moves = view.hand.find((one) => one.card === card);
  const there = view.sites.find(({ id }) => id === site);
  if (moves === undefined || there === undefined) return null;
  const made = moves.completes[site] ?? null;
  const begun = there.pile.length === 0 ? 'starts' : there.outlook.kind === 'retrofit' ? 'toward-retrofit' : 'adds';
  const does = made ?? (startsRetrofit(view, moves, site) ? 'toward-retrofit' : begun);
  return { kind: 'place', card, site, does };
}

/** Null: nothing to do but to wait. `unseen`: see `unseenFronts`; `now` in milliseconds since the epoch. */
export function hintFor(view: SeatView, unseen: readonly UnseenFront[], now: Millis): Hint | null {
  if (view.phase !== 'play' || view.pause !== null) return null;
  const action = advice(view, now);
  switch (action?.type) {
    case 'place':
      return placed(view, action.card, action.site);
    case 'launch': {
      const { target, change } = action;
      const sites = action.sites.length > 0 ? action.sites : view.launchable.map(({ site }) => site);
      const promise = launchPromise(view, unseen, { target, sites, change });
      return promise === null ? null : { kind: 'launch', target, joins: view.window !== null, promise: promise.kind };
    }
    case 'scrap':
      return { kind: 'scrap', site: action.site };
    case 'pass':
      return { kind: 'pass' };
    default:
      return null;
  }
}
