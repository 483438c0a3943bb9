import { realCards } from './advanced.js';
import { withDeed, withFallen, withStrikes } from './deeds.js';
import type { GameEvent, GameEventType } from './event.js';
import type { Fold } from './fold.js';
import { ADVANCED_FOLDS, dealt, laid, marked, movedOn, placedBy, used, zoneOver } from './evolve-advanced.js';
import { FIRST_ZONE } from './setup.js';
import type {
  CardId,
  GameState,
  LaunchWindow,
  Meteor,
  Millis,
  Options,
  Seat,
  SeatState,
  Site,
  SiteId,
  Strike,
  Tally,
} from './state.js';

const NO_CARDS: readonly CardId[] = [];
const NOTHING_NAMED: GameState['named'] = [];
const EMPTY_TALLY: Tally = { destroyed: 0, rockets: 0, overkills: 0, retrofits: 0, built: [], best: null };

/** Before anything happened. */
export const initialState: GameState = {
  rules: '',
  options: {
    mode: 'standard',
    relaxed: false,
    zoneMs: 60_000,
    windowMs: 5_000,
    timeOut: 'anyone',
    silence: 'players',
    seeded: false,
  },
  seed: '',
  random: [0, 0, 0, 0],
  phase: 'lobby',
  host: 0,
  seats: [],
  crew: 0,
  humansAtStart: 0,
  runningSince: 0,
  sites: [],
  field: [],
  letters: 0,
  meteorDeck: [],
  mulliganed: false,
  deck: [],
  drawn: 0,
  discard: [],
  technologies: [],
  zone: 0,
  deadline: 0,
  window: null,
  pause: null,
  passAgreed: false,
  at: 0,
  humanAt: 0,
  tally: EMPTY_TALLY,
  lastSalvo: null,
  deeds: [],
  named: NOTHING_NAMED,
  fallen: [],
  advanced: null,
  outcome: null,
};

/** On the site of another, and not on a shared one. */
const isGiven = ({ sites }: GameState, seat: Seat, site: SiteId): boolean => (sites[site]?.owner ?? seat) !== seat;

/** A copy of `items` with one item changed. */
function withItem<T>(items: readonly T[], at: number, change: (item: T) => T): readonly T[] {
  const copy = items.slice();
  copy[at] = change(items[at] as T);
  return copy;
}

/** A copy without the first item equal to `item`. */
function without<T>(items: readonly T[], item: T): readonly T[] {
  const at = items.indexOf(item);
  if (at < 0) return items;
  const copy = items.slice();
  copy.splice(at, 1);
  return copy;
}

const emptySeat: SeatState = { status: 'empty', hand: NO_CARDS, passed: false, robot: false };

const clearSite = (site: Site): Site => ({ owner: site.owner, pile: NO_CARDS, ready: false });
const unpass = (seat: SeatState): SeatState =>
  seat.passed ? { status: seat.status, hand: seat.hand, passed: false, robot: seat.robot } : seat;

/** One seat acts: its pass mark goes (R9). */
/** A window as it opens: the deadline may have cut it (R7). */
const opened = (at: Millis, closesAt: Millis, { windowMs }: Options): Pick<LaunchWindow, 'cut'> =>
  at + windowMs > closesAt ? { cut: at + windowMs - closesAt } : {};

const acted = (seats: readonly SeatState[], seat: Seat): readonly SeatState[] =>
  seats[seat]?.passed === true ? withItem(seats, seat, unpass) : seats;

/** The piles of some sites go to the discard pile. */
function spend(
  state: GameState,
  sites: readonly SiteId[],
  keep: CardId | null = null,
): Pick<GameState, 'sites' | 'discard'> {
  const piles = sites.flatMap((at) => {
    const site = state.sites[at];
    return site === undefined ? NO_CARDS : realCards(site);
  });
  const spent = keep === null ? piles : without(piles, keep);
  return {
    sites: state.sites.map((site, at) => (sites.includes(at) ? clearSite(site) : site)),
    discard: state.discard.concat(spent),
  };
}

/** Cards go from hands to the discard pile. */
function discardFromHands(
  state: GameState,
  cards: readonly (readonly [Seat, CardId])[],
): Pick<GameState, 'seats' | 'discard'> {
  return {
    seats: state.seats.map((seat, at) => ({
      ...seat,
      hand: cards.reduce((hand, [from, card]) => (from === at ? without(hand, card) : hand), seat.hand),
    })),
    discard: state.discard.concat(cards.map(([, card]) => card)),
  };
}

/** Rules that took an Overkill for a good salvo too; their logs fold to what they were. */
const OVERKILLS_PRAISED = new Set(['1', '2']);

/** The better of two strikes for the account: the bigger meteor, then more Rockets, then the earlier. */
function better(rules: string, best: Strike | null, strike: Strike): Strike | null {
  if (strike.result === 'survived') return best;
  if (strike.result === 'overkill' && !OVERKILLS_PRAISED.has(rules)) return best;
  if (best === null || strike.size > best.size) return strike;
  return strike.size === best.size && strike.rockets.length > best.rockets.length ? strike : best;
}

function tallySalvo({ rules, tally }: GameState, strikes: readonly Strike[]): Tally {
  return {
    ...tally,
    destroyed: tally.destroyed + strikes.filter((strike) => strike.result !== 'survived').length,
    overkills: tally.overkills + strikes.filter((strike) => strike.result === 'overkill').length,
    rockets: tally.rockets + strikes.reduce((sum, strike) => sum + strike.rockets.length, 0),
    best: strikes.reduce((best, strike) => better(rules, best, strike), tally.best),
  };
}

function afterStrikes(field: readonly Meteor[], strikes: readonly Strike[]): readonly Meteor[] {
  return field.flatMap((meteor) => {
    const strike = strikes.find(({ target }) => target === meteor.letter);
    if (strike === undefined) return [meteor];
    if (strike.result !== 'survived') return [];
    return [meteor.hidden === true ? meteor : { ...meteor, faceUp: true }];
  });
}

const left: Fold<'left'> = (state, { seat, discarded }) => {
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
};

const drawn: Fold<'drawn'> = (state, { cards }) => ({
  ...state,
  drawn: state.drawn + cards.length,
  passAgreed: false,
  seats: state.seats.map((seat, at) => {
    const mine = cards.filter(([to]) => to === at).map(([, card]) => card);
    return mine.length === 0 && !seat.passed
      ? seat
      : { status: seat.status, hand: seat.hand.concat(mine), passed: false, robot: seat.robot };
  }),
});

const FOLDS: { readonly [T in GameEventType]: Fold<T> } = {
  created: (state, { rules, options, seed, random }, at) => ({ ...state, rules, options, seed, random, humanAt: at }),
  joined: (state, { seat, robot = false }) => {
    const seats = state.seats.slice();
    while (seats.length < seat) seats.push(emptySeat);
    seats[seat] = { status: 'in', hand: NO_CARDS, passed: false, robot };
    return { ...state, seats };
  },
  left: left,
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
    // Before the wait for it was over, only a person can have started the clock (R2, R10).
    humanAt: at < state.deadline ? at : state.humanAt,
    drawn: hands.reduce((sum, hand) => sum + hand.length, 0),
    sites: sites.map((owner) => ({ owner, pile: NO_CARDS, ready: false })),
    seats: state.seats.map((seat, at) => ({ ...seat, hand: hands[at] ?? NO_CARDS })),
    advanced: cards === undefined ? null : dealt(state.advanced, cards),
  }),
  placed: (state, { seat, site, card, ready, as = card, expiresAt }, at) => ({
    ...state,
    deeds: isGiven(state, seat, site) ? withDeed(state.deeds, seat, 'given') : state.deeds,
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
    deeds: withDeed(state.deeds, seat, 'technologies'),
    ...spend(state, [site], technology),
    technologies: [...state.technologies, technology],
    tally: { ...state.tally, built: [...state.tally.built, { technology, zone: state.zone, seat }] },
  }),
  'meteors-revealed': (state) => ({
    ...state,
    field: state.field.map((meteor) =>
      meteor.faceUp || meteor.hidden === true ? meteor : { ...meteor, faceUp: true },
    ),
  }),
  'retrofit-built': (state, { seat, site }) => ({
    ...state,
    deeds: withDeed(state.deeds, seat, 'retrofits'),
    ...spend(state, [site]),
    tally: { ...state.tally, retrofits: state.tally.retrofits + 1 },
  }),
  drawn: drawn,
  discarded: (state, { cards, random }) => ({ ...state, random, ...discardFromHands(state, cards) }),
  scrapped: (state, { seat, site }) => ({
    ...state,
    ...spend(state, [site]),
    seats: acted(state.seats, seat),
    passAgreed: false,
  }),
  launched: (state, { seat, site, target, change, closesAt }, at) => ({
    ...state,
    window: {
      ...(state.window ?? opened(at, closesAt, state.options)),
      closesAt,
      rockets: [...(state.window?.rockets ?? []), { seat, site, target, change }],
    },
    seats: acted(state.seats, seat),
    passAgreed: false,
  }),
  'salvo-resolved': (state, { strikes }, at) => ({
    ...state,
    ...spend(
      state,
      strikes.flatMap((strike) => strike.rockets.map(({ site }) => site)),
    ),
    field: afterStrikes(state.field, strikes),
    window: null,
    tally: tallySalvo(state, strikes),
    lastSalvo: { strikes, at },
    deeds: withStrikes(state.deeds, strikes),
    fallen: withFallen(state, strikes),
  }),
  'meteor-joined': (state, { meteor, index }) => ({
    ...state,
    field: [...state.field, meteor],
    letters: state.letters + 1,
    meteorDeck: state.meteorDeck.filter((_, at) => at !== index),
  }),
  'overkill-absorbed': (state, { technology }) => ({
    ...state,
    technologies: without(state.technologies, technology),
    discard: [...state.discard, technology],
  }),
  'zone-changed': (state, { zone, deadline }) => ({
    ...state,
    zone,
    deadline,
    passAgreed: false,
    seats: state.seats.map(unpass),
    named: NOTHING_NAMED,
    advanced: zoneOver(state.advanced),
  }),
  'energy-named': (state, { seat, energy }) => ({
    ...state,
    named: Array.from({ length: Math.max(state.named.length, seat + 1) }, (_, at) =>
      at === seat ? energy : (state.named[at] ?? null),
    ),
  }),
  passed: (state, { seat, agreed }) => ({
    ...state,
    passAgreed: agreed,
    seats: withItem(state.seats, seat, ({ status, hand, robot }) => ({ status, hand, passed: true, robot })),
  }),
  'timed-out': (state, { by, zoneLeft, windowLeft }, at) => ({
    ...state,
    pause: { by, since: at, zoneLeft, windowLeft },
    humanAt: by === null ? state.humanAt : at,
  }),
  resumed: (state, { deadline, closesAt }, at) => ({
    ...state,
    pause: null,
    runningSince: at,
    deadline,
    window: state.window === null || closesAt === null ? state.window : { ...state.window, closesAt },
    ...(state.advanced === null ? null : movedOn(state, state.advanced, deadline - state.deadline)),
  }),
  returned: (state, _event, at) => ({
    ...state,
    humanAt: at,
    pause: state.pause === null ? null : { ...state.pause, since: at },
  }),
  ended: (state, { result, reason, zone, left: timeLeft }, at) => ({
    ...state,
    phase: 'over',
    pause: null,
    window: null,
    outcome: { result, reason, zone, left: timeLeft, at },
  }),
  'taken-over': (state, { seat }) => ({
    ...state,
    seats: withItem(state.seats, seat, (found) => ({ ...found, robot: true })),
  }),
  'rocket-lost': (state, { site }) => ({ ...state, ...spend(state, [site]) }),
  overflowed: (state, { cards }) => ({ ...state, ...discardFromHands(state, cards) }),
  used: (state, event) => ({
    ...state,
    advanced: used(state.advanced, event),
    seats: acted(state.seats, event.seat),
    passAgreed: false,
  }),
  ...ADVANCED_FOLDS,
};

/** Events that only a person's own action causes: they end the idle time of R10. */
const HUMAN: ReadonlySet<GameEventType> = new Set([
  'joined',
  'left',
  'host-changed',
  'configured',
  'field-dealt',
  'placed',
  'scrapped',
  'launched',
  'passed',
  'resumed',
  'taken-over',
  'used',
  'boss-placed',
]);

/** Whether someone at the keys caused it: not a robot's move (R10), nor a choice that nobody made. */
function byHuman(before: GameState, event: GameEvent): boolean {
  if (!HUMAN.has(event.type)) return false;
  switch (event.type) {
    case 'placed':
    case 'scrapped':
    case 'launched':
    case 'passed':
    case 'used':
      return before.seats[event.seat]?.robot !== true;
    case 'boss-placed':
      return event.by !== null;
    default:
      return true;
  }
}

/** The state after an event that happened at `at`. Total: it decides nothing and refuses nothing. */
export function evolve(state: GameState, event: GameEvent, at: Millis): GameState {
  // One look-up for all kinds: the map's own type ties each event to its function.
  const fold = FOLDS[event.type] as Fold<GameEventType>;
  const next = fold(state, event, at) as { -readonly [K in keyof GameState]: GameState[K] };
  next.at = at;
  if (byHuman(state, event)) next.humanAt = at;
  return next;
}

/** Folds a list of events that happened together. */
export function evolveAll(state: GameState, events: readonly GameEvent[], at: Millis): GameState {
  let folded = state;
  for (const event of events) folded = evolve(folded, event, at);
  return folded;
}
