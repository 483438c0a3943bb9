/**
 * A toy game, to prove that a game lives by its registration alone: two seats take one to three matches in turn, and
 * whoever takes the last one wins. It has turns, no clock and nothing hidden.
 */
import type { Game, TableAction, TypesOf } from '../../src/games/game.js';
import type { LobbyRefusal } from '../../src/games/shared/lobby.js';
import { decideTable, emptyTable, evolveTable, isTableAction } from '../../src/games/shared/plain-table.js';
import type { PlainTable, PlainTableEvent } from '../../src/games/shared/plain-table.js';
import type { Seat } from '../../src/games/shared/seat.js';
import { seatedGame } from '../../src/games/shared/seated-game.js';
import type { Millis } from '../../src/games/shared/time.js';
import type { HistoryAdapter } from '../../src/history/adapter.js';
import { tableStats } from '../../src/history/statistics/sums.js';

interface Options {
  readonly matches: number;
  /** Of a day's deal. */
  readonly day?: string;
}

interface State extends PlainTable<Options> {
  readonly turn: Seat;
  readonly taken: readonly [number, number];
}

type Took = { readonly type: 'took'; readonly seat: Seat; readonly count: number };
type Event = PlainTableEvent<Options> | Took;
type Action = TableAction | (Omit<Took, 'type'> & { readonly type: 'take' });
type Refusal = LobbyRefusal | { readonly code: 'not-started' | 'not-your-turn' | 'wrong-count' };

const RULES = { least: 2, most: 2, robotsAllowed: true };

export const matchesLeft = ({ options, taken: [first, second] }: State): number => options.matches - first - second;

function decide(state: State, action: Action): readonly Event[] | Refusal {
  if (isTableAction(action)) return decideTable(state, RULES, action);
  const { seat, count } = action;
  const left = matchesLeft(state);
  if (state.phase !== 'play') return { code: 'not-started' };
  if (state.turn !== seat) return { code: 'not-your-turn' };
  if (!Number.isInteger(count) || count < 1 || count > Math.min(3, left)) return { code: 'wrong-count' };
  const took: Event = { type: 'took', seat, count };
  return count < left ? [took] : [took, { type: 'ended', result: 'won', reason: 'last-match', winners: [seat] }];
}

function evolve(state: State, event: Event, at: Millis): State {
  if (event.type !== 'took') return evolveTable(state, event, at);
  const [first, second] = state.taken;
  return event.seat === 0
    ? { ...state, taken: [first + event.count, second], turn: 1 }
    : { ...state, taken: [first, second + event.count], turn: 0 };
}

export const MATCHES: Game<State, Action, Event, Refusal, State, State, Options> = {
  ...seatedGame<State>(() => RULES),
  kind: 'matches',
  rulesVersion: '1',
  initialState: { ...emptyTable({ matches: 0 }), turn: 0, taken: [0, 0] },
  create: (agreed) => [{ type: 'created', rules: '1', ...agreed }],
  decide,
  evolve,
  publicView: (state) => state,
  viewFor: (state) => state,
  robots: {
    levels: ['perfect'],
    think: (_level, state) => ({
      action: { type: 'take', seat: state.turn, count: Math.max(1, matchesLeft(state) % 4) },
    }),
  },
  attention: ({ phase, turn }) => (phase === 'play' ? { seats: [turn], before: null } : null),
  daily: { mode: 'daily', seats: [2], dayOf: ({ options }) => options.day ?? null, seedsOf: () => [] },
  duel: { progress: (state) => ({ zone: 1, left: matchesLeft(state) }) },
};

export type MatchesTypes = TypesOf<typeof MATCHES>;

export const MATCHES_HISTORY: HistoryAdapter<MatchesTypes> = {
  game: MATCHES,
  gameStats(entries) {
    const events = entries.flatMap((entry) => entry.events);
    const took = events.filter((event) => event.type === 'took');
    const day = events.find((event) => event.type === 'created')?.options.day;
    const seats = [0, 1].map((seat) => {
      const own = took.filter((event) => event.seat === seat);
      const points = own.reduce((sum, { count }) => sum + count, 0);
      return [seat, { sums: { turns: own.length }, points, score: points }] as const;
    });
    const summary = { turns: took.length, day };
    return { ...tableStats(new Map(seats)), mode: day === undefined ? '' : 'daily', summary };
  },
  facts: (state) => ({ matches: matchesLeft(state) }),
  stepLine: (_t, { events }, names) => {
    const took = events.find((event) => event.type === 'took');
    return took === undefined ? null : `${names(took.seat)} took ${took.count}`;
  },
  tableLines: (_t, state) => [`${matchesLeft(state)} matches`],
};
