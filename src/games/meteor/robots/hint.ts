import { Random, seedRandom } from '../../shared/random.js';
import { launchPromise, startsRetrofit, type LaunchPromise, type UnseenFront } from '../view/promises.js';
import { rocketDamage } from '../flow/salvo.js';
import type { CardId, Letter, Millis, SiteId } from '../state.js';
import type { SeatView } from '../view/seat.js';
import { isLastZone } from './bosses.js';
import { NOTHING_SEEN } from './memory.js';
import type { Thought } from './robot.js';
import { veteran } from './crew/veteran.js';

/** Advice for a beginner: what a robot would do in that seat, by what that seat alone knows. */
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
      /** The Rockets that are meant, and what is added to their damage. */
      readonly sites: readonly SiteId[];
      readonly change: number;
      /** Whether it joins Rockets already launched at that target. */
      readonly joins: boolean;
      readonly promise: LaunchPromise['kind'];
    }
  | { readonly kind: 'scrap'; readonly site: SiteId }
  | { readonly kind: 'pass' };

/** Counts as so many quiet thoughts, so that the robot gives its least bad idea too, instead of waiting. */
const IMPATIENT = 3;

const FINISHED: ReadonlySet<string> = new Set(['rocket', 'technology', 'retrofit']);

const isInTheAir = ({ window }: SeatView, target: Letter): boolean =>
  window?.rockets.some((rocket) => rocket.target === target) ?? false;

/** What a robot in that seat would do. The same view gives the same advice. */
function advice(view: SeatView, now: Millis): Thought['action'] {
  const random = new Random(seedRandom('hint'));
  const first = veteran.think(view, NOTHING_SEEN, random, now, { company: 'people' });
  const memory = { ...first.memory, quiet: IMPATIENT };
  return first.action ?? veteran.think(view, memory, random, now, { company: 'people' }).action;
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

/**
 * The Energy that a robot has asked for, where it finishes a Technology or a Rocket of just a visible meteor's size: who
 * reads the request expects the hint to answer it, whatever a robot would plan further ahead.
 */
function answerTo(view: SeatView): Hint | null {
  const sizes = new Set(view.field.map(({ size }) => size));
  for (const { seat, named } of view.seats) {
    const completes = view.hand.find(({ card }) => card === named)?.completes;
    const site = view.sites.find(
      ({ id, owner, pile }) =>
        owner === seat &&
        (completes?.[id] === 'technology' || (completes?.[id] === 'rocket' && sizes.has(rocketDamage(pile, 0)))),
    );
    if (named !== undefined && site !== undefined) return placed(view, named, site.id);
  }
  return null;
}

/** Before zone 2 it costs too much and in zone 1 it loses, though a robot may end a lost game so. */
export const mayOverkill = ({ zone }: SeatView): boolean => zone === 2;

/** Null: nothing to do but to wait. `unseen`: see `unseenFronts`; `now` in milliseconds since the epoch. */
export function hintFor(view: SeatView, unseen: readonly UnseenFront[], now: Millis): Hint | null {
  if (view.phase !== 'play' || view.pause !== null) return null;
  const action = advice(view, now);
  switch (action?.type) {
    case 'place': {
      const hint = placed(view, action.card, action.site);
      return hint?.kind === 'place' && FINISHED.has(hint.does) ? hint : (answerTo(view) ?? hint);
    }
    case 'launch': {
      const { target, change } = action;
      const sites = action.sites.length > 0 ? action.sites : view.launchable.map(({ site }) => site);
      const promise = launchPromise(view, unseen, { target, sites, change });
      return promise === null || (promise.kind === 'overkill' && !mayOverkill(view))
        ? null
        : { kind: 'launch', target, sites, change, joins: isInTheAir(view, target), promise: promise.kind };
    }
    case 'scrap':
      return { kind: 'scrap', site: action.site };
    case 'pass':
      // No zone follows that would bring cards: once everyone has passed, the game is lost.
      return isLastZone(view) ? null : { kind: 'pass' };
    default:
      return null;
  }
}
