import { committed } from '../shared/fair.js';
import type { FoldOf } from '../shared/fold.js';
import { evolveLobby, type LobbyEvent } from '../shared/lobby.js';
import { SCENARIOS } from './cards/scenarios.js';
import type { GameEvent, GameEventType } from './event.js';
import type {
  BothSides,
  CardId,
  GameState,
  Hex,
  Millis,
  OpenOrder,
  Side,
  Tile,
  TileId,
  Unit,
  UnitId,
} from './state.js';

type Fold<T extends GameEventType> = FoldOf<GameState, GameEvent, T>;

/** The state before the first event. */
export const initialState: GameState = {
  rules: '',
  options: {
    scenario: SCENARIOS[0].id,
    meteors: true,
    limitMs: null,
    robotsAllowed: true,
    level: 'captain',
  },
  seeded: false,
  personal: false,
  seed: '',
  random: [0, 0, 0, 0],
  phase: 'lobby',
  host: 0,
  seats: [],
  hands: [[], []],
  active: 0,
  turn: 0,
  card: null,
  eligible: [],
  ordered: [],
  order: null,
  retreat: null,
  units: [],
  tiles: [],
  features: [],
  markers: [],
  stack: [],
  box: [],
  deck: [],
  discard: [],
  cleared: [],
  target: 0,
  unitPoints: [0, 0],
  tilePoints: [0, 0],
  deadline: null,
  robotPlays: false,
  humanAt: 0,
  outcome: null,
};

// Spreading a second object into a copy is slow, and games fold often: folds name each field that they change.

/** A copy of the units with one of them changed. */
function withUnit(units: readonly Unit[], id: UnitId, change: (unit: Unit) => Unit): readonly Unit[] {
  const unit = units[id];
  if (unit === undefined) return units;
  const copy = units.slice();
  copy[id] = change(unit);
  return copy;
}

const moveUnit = (units: readonly Unit[], id: UnitId, hex: Hex): readonly Unit[] =>
  withUnit(units, id, (unit) => ({ ...unit, hex }));
const markUnit = (units: readonly Unit[], id: UnitId, marked: boolean): readonly Unit[] =>
  withUnit(units, id, (unit) => ({ ...unit, marked }));
const hitUnit = (units: readonly Unit[], id: UnitId, left: number): readonly Unit[] =>
  withUnit(units, id, (unit) => ({ ...unit, left }));

const withMarks = (units: readonly Unit[], ids: readonly UnitId[], marked: boolean): readonly Unit[] =>
  ids.length === 0 ? units : units.map((unit) => (ids.includes(unit.id) ? { ...unit, marked } : unit));

const withoutTile = (tiles: readonly Tile[], id: TileId): readonly Tile[] => tiles.filter((tile) => tile.id !== id);

/** A tile that moves comes to lie on top of what lies there: at the end of the list. */
function moveTile(tiles: readonly Tile[], id: TileId, path: readonly number[]): readonly Tile[] {
  const tile = tiles.find((one) => one.id === id);
  const to = path.at(-1);
  return tile === undefined || to === undefined ? tiles : [...withoutTile(tiles, id), { ...tile, hex: to }];
}

const add = (points: BothSides, side: Side, more: number): BothSides =>
  side === 0 ? [points[0] + more, points[1]] : [points[0], points[1] + more];

type Hands = GameState['hands'];

const withHand = (hands: Hands, seat: number, hand: readonly CardId[]): Hands =>
  seat === 0 ? [hand, hands[1]] : [hands[0], hand];
const handOf = (hands: Hands, seat: number): readonly CardId[] => hands[seat === 0 ? 0 : 1];

/** A copy without the first card of that kind. */
function without(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  if (at < 0) return cards;
  const copy = cards.slice();
  copy.splice(at, 1);
  return copy;
}

const orderedWith = (state: GameState, unit: UnitId): readonly UnitId[] =>
  state.ordered.includes(unit) ? state.ordered : [...state.ordered, unit];

const isAnswered = ({ retreat }: GameState, unit: UnitId): boolean => retreat?.unit === unit;

/** A red alert is answered: the active player's clock goes on with what was left of it. */
function clockAfter({ retreat, deadline }: GameState, unit: UnitId, at: Millis): Millis | null {
  if (retreat?.unit !== unit) return deadline;
  return retreat.clockLeft === null ? null : at + retreat.clockLeft;
}

const foldSeats = (state: GameState, event: LobbyEvent, at: Millis): GameState => ({
  ...evolveLobby(state, event),
  humanAt: at,
});
const NOBODY: readonly UnitId[] = [];
const NO_ORDER: OpenOrder | null = null;
/** No card is in play, and so nothing is ordered by it. */
const NO_CARD = { card: null, eligible: NOBODY, ordered: NOBODY, order: NO_ORDER, cleared: NOBODY };

/** When a person last acted: now, unless a robot plays this turn. The idle time counts from then. */
const seenAt = (state: GameState, at: Millis): Millis =>
  state.robotPlays || state.seats[state.active]?.robot === true ? state.humanAt : at;

const FOLDS: { readonly [T in GameEventType]: Fold<T> } = {
  joined: foldSeats,
  left: foldSeats,
  'taken-over': foldSeats,
  'host-changed': foldSeats,
  configured: (state, { options }, at) => ({ ...state, options, humanAt: at }),
  created: (state, { rules, options, seed, seeded = false, personal = false, random, fair }, at) => ({
    ...state,
    rules,
    options,
    seed,
    seeded,
    personal,
    random,
    ...committed(fair),
    humanAt: at,
  }),
  started: (state, { units, features, target, hands, deck, stack, box, random, deadline }) => ({
    ...state,
    phase: 'play',
    units,
    features,
    target,
    hands,
    deck,
    stack,
    box,
    random,
    deadline,
    turn: 1,
  }),
  claimed: (state, { hex, side }) => ({
    ...state,
    markers: [...state.markers.filter((marker) => marker.hex !== hex), { hex, side }],
  }),
  'appear-rolled': (state, { random }) => ({ ...state, random }),
  'tile-placed': (state, { tile, hex, kind, speed, random }) => ({
    ...state,
    random,
    stack: state.stack.slice(0, -1),
    tiles: [...state.tiles, { id: tile, hex, kind, speed, hitBy: null }],
  }),
  'card-played': (state, { seat, card, units, cleared }, at) => ({
    ...state,
    humanAt: seenAt(state, at),
    hands: withHand(state.hands, seat, without(handOf(state.hands, seat), card)),
    card,
    eligible: units,
    cleared,
    units: withMarks(state.units, cleared, false),
  }),
  'card-taken-back': (state, { seat, card }) => ({
    ...state,
    hands: withHand(state.hands, seat, [...handOf(state.hands, seat), card]),
    ...NO_CARD,
    units: withMarks(state.units, state.cleared, true),
  }),
  moved: (state, { unit, from, to }, at) => ({
    ...state,
    humanAt: seenAt(state, at),
    units: from === to ? state.units : moveUnit(state.units, unit, to),
    ordered: orderedWith(state, unit),
    order: { unit, from },
  }),
  'move-undone': (state, { unit, to }) => ({
    ...state,
    units: moveUnit(state.units, unit, to),
    ordered: state.ordered.filter((id) => id !== unit),
    order: NO_ORDER,
  }),
  held: (state) => ({ ...state, order: NO_ORDER }),
  fired: (state, { unit, random }, at) => ({
    ...state,
    humanAt: seenAt(state, at),
    random,
    ordered: orderedWith(state, unit),
    order: NO_ORDER,
  }),
  'unit-hit': (state, { unit, left }) => ({ ...state, units: hitUnit(state.units, unit, left) }),
  marked: (state, { unit }, at) => ({
    ...state,
    retreat: isAnswered(state, unit) ? null : state.retreat,
    deadline: clockAfter(state, unit, at),
    units: markUnit(state.units, unit, true),
  }),
  unmarked: (state, { unit }) => ({ ...state, units: markUnit(state.units, unit, false) }),
  'alert-ignored': (state, { unit }, at) => ({
    ...state,
    retreat: isAnswered(state, unit) ? null : state.retreat,
    deadline: clockAfter(state, unit, at),
  }),
  'retreat-asked': (state, { unit, symbols, ignorable = false, until, clockLeft }) => ({
    ...state,
    retreat: { unit, symbols, ignorable, until, clockLeft },
    deadline: null,
  }),
  retired: (state, { unit, to }, at) => ({
    ...state,
    retreat: isAnswered(state, unit) ? null : state.retreat,
    deadline: clockAfter(state, unit, at),
    units: moveUnit(state.units, unit, to),
  }),
  'tile-hit': (state, { tile, side }) => ({
    ...state,
    tiles: state.tiles.map((one) => (one.id === tile ? { ...one, hitBy: side } : one)),
  }),
  'tile-destroyed': (state, { tile, points }) => ({
    ...state,
    tiles: withoutTile(state.tiles, tile),
    box: [...state.box, tile],
    tilePoints: [state.tilePoints[0] + points[0], state.tilePoints[1] + points[1]],
  }),
  'tile-moved': (state, { tile, path }) => ({ ...state, tiles: moveTile(state.tiles, tile, path) }),
  'unit-struck': (state, { unit, marker, left, random }) => ({
    ...state,
    random,
    units: withUnit(state.units, unit, (struck) => ({ ...struck, left, marked: struck.marked || marker })),
  }),
  'marker-removed': (state, { hex }) => ({ ...state, markers: state.markers.filter((marker) => marker.hex !== hex) }),
  'debris-removed': (state, { hex }) => ({
    ...state,
    features: state.features.filter((feature) => feature.hex !== hex || feature.kind !== 'debris'),
  }),
  'tile-left': (state, { tile }) => ({ ...state, tiles: withoutTile(state.tiles, tile), box: [...state.box, tile] }),
  'unit-lost': (state, { to, points }) => ({ ...state, unitPoints: add(state.unitPoints, to, points) }),
  // The card in play goes to the discard pile first: a pile that is shuffled anew has it.
  drawn: (state, { seat, card, deck, random }) => ({
    ...state,
    hands: withHand(state.hands, seat, [...handOf(state.hands, seat), card]),
    ...NO_CARD,
    deck: (deck ?? state.deck).slice(0, -1),
    discard: deck === undefined && state.card !== null ? [...state.discard, state.card] : [],
    random: random ?? state.random,
  }),
  'turn-ended': (state, { side, turn, deadline }) => ({ ...state, active: side, turn, deadline, robotPlays: false }),
  'turn-lapsed': (state) => ({ ...state, robotPlays: true }),
  returned: (state, { deadline, until }, at) => ({
    ...state,
    deadline,
    humanAt: at,
    ...(state.retreat === null || until === null ? {} : { retreat: { ...state.retreat, until } }),
  }),
  ended: (state, { result, reason, winners }, at) => ({
    ...state,
    phase: 'over',
    outcome: { result, reason, at, ...(winners.length === 0 ? {} : { winners }) },
  }),
};

/** The state after an event that happened at `at`. Decides nothing. */
export function evolve(state: GameState, event: GameEvent, at: Millis): GameState {
  // The cast is safe: the type of the map ties each kind of event to its fold.
  const fold = FOLDS[event.type] as Fold<GameEventType>;
  return fold(state, event, at);
}

export function evolveAll(state: GameState, events: readonly GameEvent[], at: Millis): GameState {
  let folded = state;
  for (const event of events) folded = evolve(folded, event, at);
  return folded;
}
