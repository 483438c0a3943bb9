import { decideConfigure, decideLobby, isLobbyRefusal, type LobbyAction, type LobbyRules } from '../../shared/lobby.js';
import type { Of } from '../action.js';
import type { Decision } from '../decision.js';
import { countMeteor } from '../flow/strike.js';
import { endGame, endTurn } from '../flow/turn.js';
import type { Refusal } from '../refusal.js';
import { LEAST_PLAYERS, MOST_PLAYERS } from '../setup.js';
import type { CosmicState } from '../state.js';

/** What this game asks of its seats. */
export const lobbyRules = ({ options }: CosmicState): LobbyRules => ({
  least: LEAST_PLAYERS,
  most: MOST_PLAYERS,
  robotsAllowed: options.robotsAllowed,
});

/** Joining, leaving, kicking, the host, ending (CR13). */
export function seating(decision: Decision, action: LobbyAction): Refusal | null {
  const lobby = decideLobby(decision.state, lobbyRules(decision.state), action);
  if (isLobbyRefusal(lobby)) return lobby;
  for (const event of lobby.events) decision.emit(event);
  if (lobby.ends !== null) endGame(decision, 'abandoned', lobby.ends);
  else skipEmptySeat(decision);
  return null;
}

/** The host chooses otherwise, while the table is a lobby. */
export const configure = (decision: Decision, action: Of<'configure'>): Refusal | null =>
  decision.take(decideConfigure(decision.state, action));

/** Nobody plays the seat whose turn it is: the meteor card that lies open counts, and the next turn begins (CR13). */
function skipEmptySeat(decision: Decision): void {
  const { turn, seats } = decision.state;
  if (turn === null || seats[turn.seat]?.status === 'in') return;
  if (turn.flipped !== null) countMeteor(decision, turn.flipped);
  endTurn(decision);
}
