import { committed } from '../shared/fair.js';
import type { FoldOf } from '../shared/fold.js';
import { emptyLobby, evolveLobby, type LobbyEvent } from '../shared/lobby.js';
import type { CosmicEvent, CosmicEventType } from './event.js';
import type {
  CosmicState,
  Die,
  Millis,
  PendingMove,
  PlanetState,
  PlayerState,
  Seat,
  TokenState,
  TurnState,
} from './state.js';

type Fold<T extends CosmicEventType> = FoldOf<CosmicState, CosmicEvent, T>;

const NOTHING: readonly never[] = [];
const NO_POINTS = { seat: 0, planets: 0, aliens: 0 };

/** The state before the first event. */
export const initialState: CosmicState = {
  ...emptyLobby,
  rules: '',
  options: { turnLimit: '24h', robotsAllowed: true },
  seeded: false,
  seed: '',
  random: [0, 0, 0, 0],
  order: NOTHING,
  round: 0,
  players: NOTHING,
  planets: NOTHING,
  stack: NOTHING,
  display: NOTHING,
  turn: null,
  tokens: NOTHING,
  boxToken: 0,
  meteorDeck: NOTHING,
  meteorsGone: NOTHING,
  alienDeck: NOTHING,
  aliensGone: NOTHING,
  lastStrike: null,
  since: 0,
  ending: null,
};

/** A copy of `items` with one item changed. */
function withItem<T>(items: readonly T[], at: number, change: (item: T) => T): readonly T[] {
  const copy = items.slice();
  copy[at] = change(items[at] as T);
  return copy;
}

const without = <T>(items: readonly T[], item: T): readonly T[] => items.filter((other) => other !== item);

const withPlayer = (state: CosmicState, seat: Seat, change: (player: PlayerState) => PlayerState) =>
  withItem(state.players, seat, change);

function withTurn(state: CosmicState, change: Partial<TurnState>): TurnState | null {
  return state.turn === null ? null : { ...state.turn, ...change };
}

const movesWithout = (turn: TurnState | null, planet: number): readonly PendingMove[] =>
  turn === null ? NOTHING : turn.moves.filter((move) => move.planet !== planet);

/** The meteor card that lies open. */
const openMeteors = ({ turn }: CosmicState): readonly string[] =>
  turn === null || turn.flipped === null ? NOTHING : [turn.flipped];

/** Tokens that lie at a planet leave the game when it is scored (CR2). */
const tokensGoneFrom = (tokens: readonly TokenState[], planet: number): readonly TokenState[] =>
  tokens.map((token) => (token.planet === planet && token.at === 'track' ? { ...token, at: 'gone' } : token));

const seatEvent = (state: CosmicState, event: LobbyEvent): CosmicState => evolveLobby(state, event);

const started: Fold<'started'> = (state, event, at) => {
  const { order, crystals, points, planets } = event;
  return {
    ...state,
    phase: 'play',
    random: event.random,
    order,
    players: state.seats.map((_, seat): PlayerState => {
      const place = order.indexOf(seat);
      return {
        ships: Array.from({ length: planets }, () => 0),
        crystals: crystals[place] ?? 0,
        aliens: NOTHING,
        points: { ...NO_POINTS, seat: points[place] ?? 0 },
        tokenCount: 0,
        discovered: NOTHING,
        tokens: NOTHING,
      };
    }),
    planets: Array.from({ length: planets }, (): PlanetState => ({ hits: 0, scored: null })),
    tokens: event.tokens.map((token): TokenState => ({ ...token, at: 'track' })),
    boxToken: event.boxToken,
    display: event.display,
    alienDeck: event.alienDeck,
    meteorDeck: event.meteorDeck,
    since: at,
  };
};

const rolled: Fold<'rolled'> = (state, { values, random }, at) => {
  const { turn } = state;
  if (turn === null) return state;
  const dice = values.map((value, die): Die =>
    value === null ? (turn.dice[die] ?? { value: 0, place: null }) : { value, place: null },
  );
  return { ...state, random, since: at, turn: { ...turn, step: 'dice', dice, fresh: true, rolls: turn.rolls + 1 } };
};

const assigned: Fold<'assigned'> = (state, { dice: chosen, place }, at) => {
  const { turn } = state;
  if (turn === null) return state;
  const dice = turn.dice.slice();
  for (const die of chosen) dice[die] = { value: dice[die]?.value ?? 0, place };
  return { ...state, since: at, turn: { ...turn, dice, fresh: false } };
};

const moved: Fold<'moved'> = (state, { seat, planet, to, by, stacked }, at) => {
  const ships = (player: PlayerState): readonly number[] => withItem(player.ships, planet - 1, () => to);
  return {
    ...state,
    since: at,
    players: withPlayer(state, seat, (player) => ({ ...player, ships: ships(player) })),
    stack: stacked === true ? [...without(state.stack, seat), seat] : state.stack,
    turn: by === 'dice' ? withTurn(state, { moves: movesWithout(state.turn, planet) }) : state.turn,
  };
};

const planetScored: Fold<'planet-scored'> = (state, { planet, discoverer, points }) => ({
  ...state,
  planets: withItem(state.planets, planet - 1, ({ hits }) => ({ hits, scored: discoverer ?? 'destroyed' })),
  tokens: tokensGoneFrom(state.tokens, planet),
  players: state.players.map((player, seat) => ({
    ...player,
    points: { ...player.points, planets: player.points.planets + (points[seat] ?? 0) },
    discovered: seat === discoverer ? [...player.discovered, planet] : player.discovered,
  })),
});

const alienPoints = (player: PlayerState, points: number): PlayerState => ({
  ...player,
  points: { ...player.points, aliens: player.points.aliens + points },
});

const FOLDS: { readonly [T in CosmicEventType]: Fold<T> } = {
  created: (state, { rules, options, seed, seeded = false, random, fair }, at) => ({
    ...state,
    rules,
    options,
    seed,
    seeded,
    random,
    ...committed(fair),
    since: at,
  }),
  joined: (state, event, at) => ({ ...evolveLobby(state, event), since: at }),
  left: seatEvent,
  'taken-over': seatEvent,
  'host-changed': seatEvent,
  configured: (state, { options }, at) => ({ ...state, options, since: at }),
  started: started,
  'turn-began': (state, { seat, round }, at) => ({
    ...state,
    round,
    since: at,
    turn: {
      seat,
      step: 'strike',
      flipped: null,
      dice: NOTHING,
      fresh: false,
      rolls: 0,
      used: NOTHING,
      moves: NOTHING,
      recruits: NOTHING,
      crystals: 0,
    },
  }),
  'meteor-flipped': (state, { seat, card, planet, hits }, at) => ({
    ...state,
    since: at,
    meteorDeck: state.meteorDeck.slice(1),
    turn: withTurn(state, { flipped: card }),
    lastStrike: { seat, card, planet, hits, result: 'open' },
  }),
  'meteor-buried': (state, { card }) => ({
    ...state,
    meteorDeck: [...state.meteorDeck, card],
    turn: withTurn(state, { flipped: null }),
  }),
  'meteor-shielded': (state, { card }) => ({
    ...state,
    meteorsGone: [...state.meteorsGone, card],
    turn: withTurn(state, { flipped: null }),
    lastStrike: state.lastStrike === null ? null : { ...state.lastStrike, result: 'shielded' },
  }),
  'meteor-resolved': (state, { card, planet, hits }) => ({
    ...state,
    meteorsGone: [...state.meteorsGone, card],
    planets: planet === null ? state.planets : withItem(state.planets, planet - 1, (before) => ({ ...before, hits })),
    turn: withTurn(state, { flipped: null }),
    lastStrike: state.lastStrike === null ? null : { ...state.lastStrike, result: 'counted' },
  }),
  used: (state, { seat, power, crystals }, at) => ({
    ...state,
    since: at,
    players:
      crystals === 0
        ? state.players
        : withPlayer(state, seat, (player) => ({ ...player, crystals: player.crystals - crystals })),
    turn: state.turn === null ? null : { ...state.turn, used: [...state.turn.used, power] },
  }),
  rolled: rolled,
  assigned: assigned,
  'die-changed': (state, { die, to }) =>
    state.turn === null
      ? state
      : {
          ...state,
          turn: { ...state.turn, dice: withItem(state.turn.dice, die, ({ place }) => ({ value: to, place })) },
        },
  'actions-began': (state, { moves, recruits, crystals }) => ({
    ...state,
    turn: withTurn(state, { step: 'actions', moves, recruits, crystals }),
  }),
  moved: moved,
  'move-lost': (state, { planet }) => ({
    ...state,
    turn: withTurn(state, { moves: movesWithout(state.turn, planet) }),
  }),
  'token-taken': (state, { seat, planet, space, value }) => ({
    ...state,
    tokens: state.tokens.map((token) =>
      token.planet === planet && token.space === space ? { ...token, at: 'taken' } : token,
    ),
    players: withPlayer(state, seat, (player) => ({
      ...player,
      tokenCount: player.tokenCount + 1,
      tokens: [...player.tokens, value],
    })),
  }),
  'planet-scored': planetScored,
  'bonus-earned': (state, { seat, points }) => ({
    ...state,
    players: withPlayer(state, seat, (player) => alienPoints(player, points)),
  }),
  recruited: (state, { seat, card }, at) => ({
    ...state,
    since: at,
    display: without(state.display, card),
    players: withPlayer(state, seat, (player) => ({ ...player, aliens: [...player.aliens, card] })),
    turn: withTurn(state, { recruits: without(state.turn?.recruits ?? NOTHING, card) }),
  }),
  'recruit-given-up': (state, { card }, at) => ({
    ...state,
    since: at,
    turn: withTurn(state, { recruits: without(state.turn?.recruits ?? NOTHING, card) }),
  }),
  retired: (state, { seat, card, points }, at) => ({
    ...state,
    since: at,
    players: withPlayer(state, seat, (player) =>
      alienPoints({ ...player, aliens: without(player.aliens, card) }, points),
    ),
    aliensGone: [...state.aliensGone, card],
  }),
  'display-filled': (state, { card, at }) => ({
    ...state,
    alienDeck: without(state.alienDeck, card),
    display: [...state.display.slice(0, at), card, ...state.display.slice(at)],
  }),
  'crystals-changed': (state, { seat, change, by }) => ({
    ...state,
    players: withPlayer(state, seat, (player) => ({ ...player, crystals: player.crystals + change })),
    turn: by === 'dice' ? withTurn(state, { crystals: 0 }) : state.turn,
  }),
  'turn-lapsed': (state, _event, at) => ({ ...state, since: at }),
  'turn-ended': (state) => ({ ...state, turn: null }),
  returned: (state, { away }) => ({ ...state, since: state.since + away }),
  ended: (state, { result, reason, winners, scores }, at) => ({
    ...state,
    phase: 'over',
    turn: null,
    // A meteor card that lay open when the game was ended leaves it like any other.
    meteorsGone: [...state.meteorsGone, ...openMeteors(state)],
    ending: { result, reason, winners, scores, at },
  }),
};

/** Folds one event. `at`: when it happened, in milliseconds since the epoch. */
export function evolve(state: CosmicState, event: CosmicEvent, at: Millis): CosmicState {
  // The cast is safe: the type of the map ties each kind of event to its fold.
  const fold = FOLDS[event.type] as Fold<CosmicEventType>;
  return fold(state, event, at);
}
