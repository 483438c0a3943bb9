import { CARDS, type Card } from './catalogue.js';
import { forbiddenCardRefusal, closedSiteRefusal } from './forbidden.js';
import { ignores, resultOf, type Arriving } from './flow/salvo.js';
import { projectsFor } from './projects.js';
import { seatsIn } from './checks.js';
import { siteRules } from './effects.js';
import type { GameState, Meteor, Seat, SiteId } from './state.js';

/** Whether anyone may lay that card on that site. */
const laidBySomeone = (state: GameState, site: SiteId, card: string, seats: readonly Seat[]): boolean =>
  seats.some(
    (seat) => closedSiteRefusal(state, seat, site) === null && forbiddenCardRefusal(state, seat, card, site) === null,
  );

/** Every Rocket that can be completed at a site, by whoever may place there. */
export function rocketsOf(state: GameState, site: SiteId): Arriving[] {
  const projects = projectsFor(siteRules(state, site, null));
  const seats = seatsIn(state);
  return CARDS.flatMap((card: Card): Arriving[] => {
    if (card.kind !== 'rocket') return [];
    const pile = [card.id, ...card.cost];
    const possible = projects.find(pile) > 0 && pile.every((one) => laidBySomeone(state, site, one, seats));
    return possible ? [{ damage: card.damage, pile }] : [];
  });
}

/**
 * Whether some salvo, a Rocket from each site at most, could destroy a meteor (R15). Technologies and changes of
 * damage don't count: nobody can rely on them.
 */
export function canDestroy(meteor: Meteor, sites: readonly (readonly Arriving[])[]): boolean {
  let sums: ReadonlySet<number> = new Set([0]);
  for (const rockets of sites) {
    const damages = new Set(rockets.filter((rocket) => !ignores(meteor, rocket)).map(({ damage }) => damage));
    sums = new Set([...sums].flatMap((sum) => [sum, ...[...damages].map((damage) => sum + damage)]));
  }
  return [...sums].some((sum) => sum > 0 && resultOf(meteor, sum) !== 'survived');
}

/** Whether each meteor on the field could be destroyed with the sites and cards of this state (R15). */
export function isWinnable(state: GameState, field: readonly Meteor[] = state.field): boolean {
  const sites = state.sites.map((_, site) => rocketsOf(state, site));
  return field.every((meteor) => canDestroy(meteor, sites));
}

function withoutChallenge(state: GameState, without: Seat): GameState {
  if (state.advanced === null) return state;
  const seats = state.advanced.seats.map((cards, seat) => (seat === without ? { ...cards, challenge: null } : cards));
  return { ...state, advanced: { ...state.advanced, seats } };
}

/** Whose Challenge makes a game unwinnable: one without which it is winnable, else the first; null: it is winnable. */
export function challengeAtFault(state: GameState): Seat | null {
  if (isWinnable(state)) return null;
  const holders = seatsIn(state).filter((seat) => (state.advanced?.seats[seat]?.challenge ?? null) !== null);
  return holders.find((seat) => isWinnable(withoutChallenge(state, seat))) ?? holders[0] ?? null;
}
