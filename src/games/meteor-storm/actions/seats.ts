import {
  decideConfigure,
  decideLobby,
  isIn,
  isLobbyRefusal,
  type ConfigureAction,
  type LobbyAction,
} from '../../shared/lobby.js';
import { endGame } from '../flow/victory.js';
import type { Side } from '../hexes.js';
import { lobbyRules } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { Options } from '../state.js';
import type { Turn } from '../turn.js';

const SIDES: readonly Side[] = [0, 1];

/** The host chooses otherwise, while the table is a lobby. */
export const configure = (turn: Turn, action: ConfigureAction<Options>): Refusal | null =>
  turn.take(decideConfigure(turn.state, action));

/** Joining, leaving, kicking, ending. Where no robot takes a leaver's seat, the other side wins (MS11). */
export function seats(turn: Turn, action: LobbyAction): Refusal | null {
  const decision = decideLobby(turn.state, lobbyRules(turn.state), action);
  if (isLobbyRefusal(decision)) return decision;
  for (const event of decision.events) turn.emit(event);
  if (decision.ends !== null) {
    endGame(turn, 'abandoned', decision.ends, null);
    return null;
  }
  const { state } = turn;
  const stays = SIDES.filter((side) => isIn(state, side));
  const winner = stays[0];
  if (state.phase === 'play' && stays.length === 1 && winner !== undefined)
    endGame(turn, 'won', 'opponent-left', winner);
  return null;
}
