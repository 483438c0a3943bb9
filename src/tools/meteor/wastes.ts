import { cardOf } from '../../games/meteor/catalogue.js';
import { RETROFIT_CARDS } from '../../games/meteor/setup.js';
import { findEffect } from '../../games/meteor/effects.js';
import {
  launchPromise,
  unseenFronts,
  viewFor,
  type Action,
  type CardId,
  type GameState,
  type Seat,
} from '../../games/meteor/index.js';
import type { Watcher } from '../../games/meteor/robots/index.js';
import type { GameResult } from './play.js';
import type { SeatView, SiteView } from '../../games/meteor/view/seat.js';

/** What a crew gave away, counted over many games. */
export interface Wastes {
  passes: number;
  /** Passes of a hand that could complete a Retrofit by itself; and a Rocket. */
  passedRetrofits: number;
  passedRockets: number;
  scraps: number;
  /** Scraps of a project that the hands together could complete. */
  scrappedCompletable: number;
  launches: number;
  /** Launches at a meteor that lies face down, with more damage than its back allows. */
  beyondBack: number;
  /** Launches that were sure to overkill by what lay open, and cost a zone; and those of them before zone 2. */
  sureOverkills: number;
  earlyOverkills: number;
}

export const noWastes = (): Wastes => ({
  passes: 0,
  passedRetrofits: 0,
  passedRockets: 0,
  scraps: 0,
  scrappedCompletable: 0,
  launches: 0,
  beyondBack: 0,
  sureOverkills: 0,
  earlyOverkills: 0,
});

const isEnergy = (card: CardId): boolean => cardOf(card)?.kind === 'energy';

/** Whether a pile can still lie there in front of a Retrofit: nothing, or cards that already go together. */
const maySpare = ({ outlook }: SiteView): boolean =>
  outlook.kind === 'empty' || outlook.kind === 'open' || outlook.kind === 'retrofit';

const likeness = (card: CardId): string | null => {
  const found = cardOf(card);
  if (found === undefined || found.kind === 'technology') return null;
  return found.kind === 'energy' ? found.id : String(found.damage);
};

/** Whether the hand alone can make a Retrofit of what lies at a site. */
function completesRetrofit(view: SeatView, site: SiteView, needs: number): boolean {
  const held = view.hand.flatMap(({ card, count, sites }) =>
    sites[site.id] === null ? Array.from({ length: count }, () => card) : [],
  );
  return (['energy', 'rocket'] as const).some((kind) => {
    const pile = site.pile.map(likeness);
    if (site.pile.some((card) => cardOf(card)?.kind !== kind)) return false;
    const likes = held.filter((card) => cardOf(card)?.kind === kind).map(likeness);
    // It completes by a placement: what lies there is never enough.
    const missing = Math.max(1, needs - pile.length);
    const alike = [...new Set(likes)].some(
      (like) => pile.every((other) => other === like) && likes.filter((one) => one === like).length >= missing,
    );
    const fresh = new Set(likes.filter((like) => !pile.includes(like)));
    return alike || (new Set(pile).size === pile.length && fresh.size >= missing);
  });
}

const needsOf = (state: GameState): number => findEffect(state, 'retrofit-needs')?.effect.cards ?? RETROFIT_CARDS;

const retrofitPossible = (state: GameState, view: SeatView): boolean =>
  view.deckSize > 0 && view.sites.some((site) => maySpare(site) && completesRetrofit(view, site, needsOf(state)));

/** Whether all of it is among the cards. */
function covers(cards: readonly CardId[], missing: string): boolean {
  const left = [...cards];
  return [...missing].every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether the hand alone can finish a Rocket: one that lies there, or one of its own. */
function rocketPossible(view: SeatView): boolean {
  const energy = view.hand.flatMap(({ card, count }) =>
    isEnergy(card) ? Array.from({ length: count }, () => card) : [],
  );
  const begun = view.sites.some(
    ({ id, outlook }) =>
      outlook.kind === 'rocket' &&
      covers(energy, outlook.missing) &&
      view.hand.some(({ card, sites }) => outlook.missing.includes(card) && sites[id] === null),
  );
  const fresh = view.hand.some(({ card, sites }) => {
    const found = cardOf(card);
    return (
      found?.kind === 'rocket' &&
      covers(energy, found.cost) &&
      view.sites.some(({ id, outlook }) => outlook.kind === 'empty' && sites[id] === null)
    );
  });
  return begun || fresh;
}

function handsComplete(state: GameState, view: SeatView, site: number): boolean {
  const lying = view.sites[site];
  if (lying === undefined || (lying.outlook.kind !== 'rocket' && lying.outlook.kind !== 'technology')) return false;
  return covers(
    state.seats.flatMap(({ hand }) => hand),
    lying.outlook.missing,
  );
}

/** What a sure Overkill is counted by, once it is known whether it won. */
interface Overkill {
  readonly zone: number;
  readonly isFaceDown: boolean;
}

type Launch = Extract<Action, { type: 'launch' }>;

/** The Overkill that a launch is sure to be; null: it isn't. */
function overkillOf(state: GameState, view: SeatView, { target, sites, change }: Launch): Overkill | null {
  const own = sites.length > 0 ? sites : view.launchable.map(({ site }) => site);
  const promise = launchPromise(view, unseenFronts(state), { target, sites: own, change });
  if (promise?.kind !== 'overkill') return null;
  return { zone: view.zone, isFaceDown: view.field.some(({ letter, size }) => letter === target && size === null) };
}

/** Counts what some seats do in a game while they play it, and at its end. */
export function counting(
  wastes: Wastes,
  isCounted: (seat: Seat) => boolean = () => true,
): { readonly watch: Watcher; readonly end: (result: GameResult) => void } {
  const overkills: Overkill[] = [];
  const watch: Watcher = (state, seat, action, now) => {
    if (action === null || !isCounted(seat)) return;
    const view = viewFor(state, seat, now);
    if (action.type === 'pass') {
      wastes.passes += 1;
      if (retrofitPossible(state, view)) wastes.passedRetrofits += 1;
      if (rocketPossible(view)) wastes.passedRockets += 1;
    } else if (action.type === 'scrap') {
      wastes.scraps += 1;
      if (handsComplete(state, view, action.site)) wastes.scrappedCompletable += 1;
    } else if (action.type === 'launch') {
      wastes.launches += 1;
      overkills.push(...[overkillOf(state, view, action)].filter((overkill) => overkill !== null));
    }
  };
  // One that won cost nothing.
  const end = ({ won, zone: last }: GameResult): void => {
    for (const { zone, isFaceDown } of overkills) {
      if (won && zone === last) continue;
      wastes.sureOverkills += 1;
      if (isFaceDown) wastes.beyondBack += 1;
      if (zone > 2) wastes.earlyOverkills += 1;
    }
  };
  return { watch, end };
}
