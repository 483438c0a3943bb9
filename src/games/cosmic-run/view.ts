import type { PublicDeal } from '../shared/dealt.js';
import type { SeatStatus } from '../shared/seat.js';
import type { Millis } from '../shared/time.js';
import { nextDue } from './actions/time.js';
import type {
  CosmicState,
  Ending,
  LastStrike,
  OpenPlayer,
  OpenTable,
  Options,
  PlayerState,
  Seat,
  TokenSpace,
} from './state.js';

/** What everybody may see. Everything is listed here one by one: what is not named stays hidden. */
export interface PublicView extends OpenTable, PublicDeal<Options> {
  readonly phase: 'lobby' | 'play' | 'over';
  /** Of the game: one that began by older rules lacks choices. */
  readonly rules: string;
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
  readonly ending: Ending | null;
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
  const { phase, rules, options, host, seats, order, round, planets, stack, display, turn, lastStrike, ending } = state;
  return {
    phase,
    rules,
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
