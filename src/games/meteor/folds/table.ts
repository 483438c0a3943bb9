import { committed, mixedIn } from '../../shared/fair.js';
import { FIRST_ZONE } from '../setup.js';
import type { CardId } from '../state.js';
import { dealt, laid } from './advanced.js';
import type { FoldsOf } from './fold.js';
import { clearSite, withItem } from './piles.js';
import { emptySeat } from './seats.js';

const NO_CARDS: readonly CardId[] = [];

/** Who sits at the table, what was agreed there, and how its game is laid out. */
export const TABLE_FOLDS: FoldsOf<
  | 'created'
  | 'joined'
  | 'left'
  | 'host-changed'
  | 'configured'
  | 'field-dealt'
  | 'lobby-reopened'
  | 'table-laid'
  | 'clock-started'
  | 'taken-over'
> = {
  created: (state, { rules, options, seed, random, fair }, at) => ({
    ...state,
    rules,
    options,
    seed,
    random,
    ...committed(fair),
    humanAt: at,
  }),
  joined: (state, { seat, robot = false, entropy }) => {
    const seats = state.seats.slice();
    while (seats.length < seat) seats.push(emptySeat);
    seats[seat] = { status: 'in', hand: NO_CARDS, passed: false, robot };
    return mixedIn({ ...state, seats }, entropy);
  },
  left: (state, { seat, discarded }) => {
    if (state.phase !== 'play') return { ...state, seats: withItem(state.seats, seat, () => emptySeat) };
    const sites = state.sites.map((site) => {
      if (site.owner !== seat) return site;
      return site.ready ? laid(null, site.pile, true, site.transmuted) : { ...clearSite(site), owner: null };
    });
    return {
      ...state,
      seats: withItem(state.seats, seat, ({ robot }) => ({ status: 'left', hand: NO_CARDS, passed: false, robot })),
      sites,
      discard: state.discard.concat(discarded),
    };
  },
  'host-changed': (state, { seat }) => ({ ...state, host: seat }),
  configured: (state, { options }) => ({ ...state, options }),
  'field-dealt': (state, { meteors, deck, random, deadline, mulligan }) => ({
    ...state,
    phase: 'field',
    field: meteors,
    letters: meteors.length,
    meteorDeck: deck,
    random,
    deadline,
    mulliganed: mulligan,
    advanced: null,
    crew: state.seats.filter((seat) => seat.status === 'in').length,
  }),
  'table-laid': (state, { table }) => {
    const { practice, ...options } = state.options;
    // The practice's table holds the deck, which views of the options must not contain.
    const begun = practice === undefined ? {} : { practice: { ...practice, table: null } };
    return { ...state, ...table, options: { ...options, ...begun } };
  },
  'lobby-reopened': (state) => ({
    ...state,
    phase: 'lobby',
    field: [],
    letters: 0,
    meteorDeck: [],
    deadline: 0,
    mulliganed: false,
    crew: 0,
    pause: null,
    advanced: null,
  }),
  'clock-started': (
    state,
    { sites, hands, deck, random, deadline, dealt: cards, zone = FIRST_ZONE, built = NO_CARDS, gone = NO_CARDS },
    at,
  ) => ({
    ...state,
    phase: 'play',
    random,
    deck,
    deadline,
    zone,
    technologies: built,
    discard: gone,
    humansAtStart: state.seats.filter(({ status, robot }) => status === 'in' && !robot).length,
    runningSince: at,
    // Before the deadline only a person can have started the clock (R2, R10).
    humanAt: at < state.deadline ? at : state.humanAt,
    drawn: hands.reduce((sum, hand) => sum + hand.length, 0),
    sites: sites.map((owner) => ({ owner, pile: NO_CARDS, ready: false })),
    seats: state.seats.map((seat, at) => ({ ...seat, hand: hands[at] ?? NO_CARDS })),
    advanced: cards === undefined ? null : dealt(state.advanced, cards),
  }),
  'taken-over': (state, { seat }) => ({
    ...state,
    seats: withItem(state.seats, seat, (found) => ({ ...found, robot: true })),
  }),
};
