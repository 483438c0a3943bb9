/** What follows of a game from a state that holds a `Lobby`: the same wherever players take turns. */
import type { GameOutcome } from '../game.js';
import { isRefusal } from './decision.js';
import { freeSeat, type Lobby, type LobbyRules } from './lobby.js';
import type { Seat, SeatStatus } from './seat.js';
import type { Millis } from './time.js';

interface SeatedState extends Lobby {
  readonly options: unknown;
  readonly outcome?: GameOutcome | null;
}

/**
 * Parts of a `Game`, without a clock unless the game gives itself one. `levelOf`: the level of robots that were given
 * none of their own; undefined: the game's first.
 */
export const seatedGame = <State extends SeatedState>(
  rulesOf: (state: State) => LobbyRules,
  levelOf: (options: State['options']) => string | undefined = () => undefined,
) => ({
  byTurns: true as const,
  isRefusal,
  nextDue: (_state: State): Millis | null => null,
  seats: ({ seats, options }: State): readonly SeatStatus[] => {
    const level = levelOf(options);
    return level === undefined ? seats : seats.map((seat) => (seat.robot ? { level, ...seat } : seat));
  },
  freeSeat: (state: State): Seat | null => freeSeat(state, rulesOf(state)),
  phase: ({ phase }: State): Lobby['phase'] => phase,
  outcome: ({ outcome }: State): GameOutcome | null => outcome ?? null,
  host: ({ host }: State): Seat => host,
  options: ({ options }: State): State['options'] => options,
  robotsAllowed: (state: State): boolean => rulesOf(state).robotsAllowed,
});
