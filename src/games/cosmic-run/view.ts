import type { SeatStatus } from '../shared/seat.js';
import { nextDue } from './actions/time.js';
import type {
  CosmicState,
  Ending,
  LastStrike,
  Millis,
  OpenPlayer,
  OpenTable,
  Options,
  PlayerState,
  Seat,
  TokenSpace,
} from './state.js';

/** What everybody may see. Everything is listed here one by one: what is not named stays hidden. */
export interface PublicView extends OpenTable {
  readonly phase: 'lobby' | 'play' | 'over';
  readonly options: Options;
  readonly host: Seat;
  readonly seats: readonly SeatStatus[];
  readonly order: readonly Seat[];
  readonly round: number;
  /** Tokens that lie on their spaces, face down. */
  readonly tokens: readonly TokenSpace[];
  /** Cards left in each deck. */
  readonly meteorsLeft: number;
  readonly aliensLeft: number;
  readonly lastStrike: LastStrike | null;
  /** When a robot plays the turn, or an idle lobby is closed; null: never. */
  readonly deadline: Millis | null;
  readonly ending: Ending | null;
  /** The seed, once the game is over. */
  readonly seed: string | null;
  readonly seeded: boolean;
}

/** What one seat sees. */
export interface SeatView extends PublicView {
  readonly seat: Seat;
  /** The values of its own tokens. */
  readonly ownTokens: readonly number[];
}

const openPlayer = ({ ships, crystals, aliens, points, tokenCount, discovered }: PlayerState): OpenPlayer => ({
  ships,
  crystals,
  aliens,
  points,
  tokenCount,
  discovered,
});

const tokensOnTracks = ({ tokens }: CosmicState): readonly TokenSpace[] =>
  tokens.flatMap(({ planet, space, at }) => (at === 'track' ? [{ planet, space }] : []));

export function publicView(state: CosmicState): PublicView {
  const { phase, options, host, seats, order, round, planets, stack, display, turn, lastStrike, ending } = state;
  return {
    phase,
    options,
    host,
    seats,
    order,
    round,
    players: state.players.map(openPlayer),
    planets,
    stack,
    display,
    turn,
    tokens: tokensOnTracks(state),
    meteorsLeft: state.meteorDeck.length,
    aliensLeft: state.alienDeck.length,
    lastStrike,
    deadline: nextDue(state),
    ending,
    seed: phase === 'over' ? state.seed : null,
    seeded: state.seeded,
  };
}

export const viewFor = (state: CosmicState, seat: Seat, _now: Millis): SeatView => ({
  ...publicView(state),
  seat,
  ownTokens: state.players[seat]?.tokens ?? [],
});
