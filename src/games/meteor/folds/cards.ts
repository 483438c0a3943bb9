import { withCount } from '../tally/seats.js';
import type { GameState, Seat, SiteId } from '../state.js';
import { laid, marked, placedBy, used } from './advanced.js';
import type { FoldsOf } from './fold.js';
import { discardFromHands, spend, withItem, without } from './piles.js';
import { acted } from './seats.js';

/** On the site of another, and not on a shared one. */
const isGiven = ({ sites }: GameState, seat: Seat, site: SiteId): boolean => (sites[site]?.owner ?? seat) !== seat;

/** Cards go from the deck to hands, from hands to sites, and from there to the discard pile. */
export const CARD_FOLDS: FoldsOf<
  | 'placed'
  | 'technology-built'
  | 'retrofit-built'
  | 'drawn'
  | 'discarded'
  | 'scrapped'
  | 'rocket-lost'
  | 'overflowed'
  | 'energy-named'
  | 'used'
> = {
  placed: (state, { seat, site, card, ready, as = card, expiresAt }, at) => ({
    ...state,
    deeds: isGiven(state, seat, site) ? withCount(state.deeds, seat, 'given') : state.deeds,
    seats: withItem(state.seats, seat, ({ status, hand, robot }) => ({
      status,
      hand: without(hand, card),
      passed: false,
      robot,
    })),
    sites: withItem(state.sites, site, ({ owner, pile, transmuted }) =>
      as === card && expiresAt === undefined && transmuted === undefined
        ? { owner, pile: pile.concat(card), ready }
        : laid(owner, pile.concat(as), ready, marked(transmuted, as, card), expiresAt),
    ),
    advanced:
      state.advanced === null
        ? null
        : placedBy(state.advanced, seat, as !== card || state.advanced.seats[seat]?.armed === card, at),
    passAgreed: false,
  }),
  'technology-built': (state, { seat, site, technology }) => ({
    ...state,
    deeds: withCount(state.deeds, seat, 'technologies'),
    ...spend(state, [site], technology),
    technologies: [...state.technologies, technology],
    tally: { ...state.tally, built: [...state.tally.built, { technology, zone: state.zone, seat }] },
  }),
  'retrofit-built': (state, { seat, site }) => ({
    ...state,
    deeds: withCount(state.deeds, seat, 'retrofits'),
    ...spend(state, [site]),
    tally: { ...state.tally, retrofits: state.tally.retrofits + 1 },
  }),
  drawn: (state, { cards }) => ({
    ...state,
    drawn: state.drawn + cards.length,
    passAgreed: false,
    seats: state.seats.map((seat, at) => {
      const mine = cards.filter(([to]) => to === at).map(([, card]) => card);
      return mine.length === 0 && !seat.passed
        ? seat
        : { status: seat.status, hand: seat.hand.concat(mine), passed: false, robot: seat.robot };
    }),
  }),
  discarded: (state, { cards, random }) => ({ ...state, random, ...discardFromHands(state, cards) }),
  scrapped: (state, { seat, site }) => ({
    ...state,
    ...spend(state, [site]),
    seats: acted(state.seats, seat),
    passAgreed: false,
  }),
  'rocket-lost': (state, { site }) => ({ ...state, ...spend(state, [site]) }),
  overflowed: (state, { cards }) => ({ ...state, ...discardFromHands(state, cards) }),
  'energy-named': (state, { seat, energy }) => ({
    ...state,
    named: Array.from({ length: Math.max(state.named.length, seat + 1) }, (_, at) =>
      at === seat ? energy : (state.named[at] ?? null),
    ),
  }),
  used: (state, event) => ({
    ...state,
    advanced: used(state.advanced, event),
    seats: acted(state.seats, event.seat),
    passAgreed: false,
  }),
};
