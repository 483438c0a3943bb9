/**
 * A toy game, to prove that a game lives by its registration alone: two seats take one to three matches in turn, and
 * whoever takes the last one wins. It has turns, no clock and nothing hidden. */
import type { Agreed, CreatedEvent, Game, GameOutcome, TableAction, TypesOf } from '../../src/games/game.js';
import {
  decideLobby,
  emptyLobby,
  evolveLobby,
  freeSeat,
  isLobbyAction,
  isLobbyRefusal,
  startRefusal,
  type Lobby,
  type LobbyEvent,
  type LobbyRefusal,
} from '../../src/games/shared/lobby.js';
import type { Seat } from '../../src/games/shared/seat.js';
import type { Millis } from '../../src/games/shared/time.js';
import type { HistoryAdapter } from '../../src/history/adapter.js';

interface Options {
  readonly matches: number;
  /** Of a day's deal. */
  readonly day?: string;
}

interface State extends Lobby {
  readonly matches: number;
  readonly day: string | null;
  readonly turn: Seat;
  readonly taken: readonly [number, number];
  readonly outcome: GameOutcome | null;
}

export type Action = TableAction | { readonly type: 'take'; readonly seat: Seat; readonly count: number };

type Event =
  | CreatedEvent<Options>
  | LobbyEvent
  | { readonly type: 'started' }
  | { readonly type: 'took'; readonly seat: Seat; readonly count: number }
  | ({ readonly type: 'over' } & Omit<GameOutcome, 'at'>);

type Own = 'not-your-turn' | 'wrong-count' | 'not-started';
type Refusal = LobbyRefusal | { readonly code: Own };

const RULES = { least: 2, most: 2, robotsAllowed: true };
const refuse = (code: Own): Refusal => ({ code });
const abandoned = (reason: string): Event => ({ type: 'over', result: 'abandoned', reason });

function take(state: State, seat: Seat, count: number): readonly Event[] | Refusal {
  if (state.phase !== 'play') return refuse('not-started');
  if (state.turn !== seat) return refuse('not-your-turn');
  if (!Number.isInteger(count) || count < 1 || count > Math.min(3, state.matches)) return refuse('wrong-count');
  const took: Event = { type: 'took', seat, count };
  return count < state.matches
    ? [took]
    : [took, { type: 'over', result: 'won', reason: 'last-match', winners: [seat] }];
}

function decide(state: State, action: Action): readonly Event[] | Refusal {
  if (isLobbyAction(action)) {
    const decision = decideLobby(state, RULES, action);
    if (isLobbyRefusal(decision)) return decision;
    return decision.ends === null ? decision.events : [...decision.events, abandoned(decision.ends)];
  }
  if (action.type === 'start') return startRefusal(state, RULES, action.by) ?? [{ type: 'started' }];
  return action.type === 'take' ? take(state, action.seat, action.count) : [];
}

function evolve(state: State, event: Event, at: Millis): State {
  switch (event.type) {
    case 'created':
      return { ...state, matches: event.options.matches, day: event.options.day ?? null };
    case 'started':
      return { ...state, phase: 'play' };
    case 'took': {
      const [first, second] = state.taken;
      const taken =
        event.seat === 0 ? ([first + event.count, second] as const) : ([first, second + event.count] as const);
      return { ...state, taken, matches: state.matches - event.count, turn: 1 - event.seat };
    }
    case 'over': {
      const { type: _type, ...outcome } = event;
      return { ...state, phase: 'over', outcome: { ...outcome, at } };
    }
    default:
      return evolveLobby(state, event);
  }
}

const create = ({ options, seed, seeded = false, personal = false }: Agreed<Options>): readonly Event[] => [
  { type: 'created', rules: '1', options, seed, seeded, personal },
];

export const MATCHES: Game<State, Action, Event, Refusal, State, State, Options> = {
  kind: 'matches',
  rulesVersion: '1',
  byTurns: true,
  initialState: { ...emptyLobby, matches: 0, day: null, turn: 0, taken: [0, 0], outcome: null },
  create,
  decide,
  isRefusal: (decision): decision is Refusal => 'code' in decision,
  evolve,
  nextDue: () => null,
  seats: ({ seats }) => seats,
  freeSeat: (state) => freeSeat(state, RULES),
  phase: ({ phase }) => phase,
  publicView: (state) => state,
  viewFor: (state) => state,
  outcome: ({ outcome }) => outcome,
  robots: {
    levels: ['perfect'],
    nothingSeen: null,
    think: (_level, { matches, turn }, memory) => ({
      action: { type: 'take', seat: turn, count: Math.max(1, matches % 4) },
      memory,
    }),
  },
  daily: { mode: 'daily', seats: [2], dayOf: ({ day }) => day, seedsOf: () => [] },
  duel: {
    progress: ({ matches }) => ({ zone: 1, left: matches }),
    stage: ({ phase }) => phase,
    pausedBy: () => null,
    resume: ({ host }) => ({ type: 'start', by: host }),
    start: ({ host }) => ({ type: 'start', by: host }),
    gaveUp: ({ outcome }) => outcome?.result === 'abandoned',
  },
  attention: ({ phase, turn }) => (phase === 'play' ? { seats: [turn], before: null } : null),
};

export type MatchesTypes = TypesOf<typeof MATCHES>;

export const MATCHES_HISTORY: HistoryAdapter<MatchesTypes> = {
  game: MATCHES,
  gameStats(entries, { startedAt }) {
    const created = entries.flatMap(({ events }) => events).find((event) => event.type === 'created');
    const day = created?.options.day;
    const took = entries.flatMap(({ events }) => events).filter((event) => event.type === 'took');
    const statsOf = (of: typeof took) => {
      const points = of.reduce((sum, { count }) => sum + count, 0);
      return { sums: { turns: of.length }, points, score: points };
    };
    return {
      ...statsOf(took),
      score: Math.max(...[0, 1].map((seat) => statsOf(took.filter((event) => event.seat === seat)).score)),
      seats: new Map([0, 1].map((seat) => [seat, statsOf(took.filter((event) => event.seat === seat))])),
      ...(day === undefined ? {} : { mode: 'daily' }),
      summary: { turns: took.length, ...(day === undefined ? {} : { day, startedAt }) },
    };
  },
  facts: ({ matches }) => ({ matches }),
  stepLine: (_t, { events }, names) => {
    const took = events.find((event) => event.type === 'took');
    return took === undefined ? null : `${names(took.seat)} took ${took.count}`;
  },
  tableLines: (_t, { matches }) => [`${matches} matches`],
};
