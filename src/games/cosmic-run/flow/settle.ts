/** Step 3: what needs no choice happens by itself, in the order of CR3. */
import { planetCard } from '../catalogue.js';
import type { Decision } from '../decision.js';
import { couldUse } from '../powers.js';
import { MOST_ALIENS, MOST_CRYSTALS } from '../setup.js';
import type { AlienCardId, CosmicState, OpenTable, PlanetNumber, Seat, TokenSpace, TurnState } from '../state.js';
import { earlyStop, moveLength, moveEnd, moveShip, shipOf, tokenLies } from './movement.js';

/** Whether a power could move one of the seat's ships. */
export const canThrust = (table: OpenTable, seat: Seat): boolean =>
  couldUse(table, seat, 'thrust') && table.planets.some(({ scored }) => scored === null);

const roomFor = ({ players }: OpenTable, seat: Seat): number => MOST_ALIENS - (players[seat]?.aliens.length ?? 0);

/** Recruits for whom there is no room (CR8). */
export const withoutRoom = (table: OpenTable, { seat, recruits }: TurnState): readonly AlienCardId[] =>
  recruits.slice(roomFor(table, seat));

/** Games that began before rules version 3 lack two choices: retiring before a move, and Thrusters after giving a recruit up. */
const hasAllChoices = ({ rules }: Pick<CosmicState, 'rules'>): boolean => Number(rules) >= 3;

/** Whether only the crystals that follow once recruits are given up pay for Thrusters: then the turn goes on (CR9). */
export function goesOnWithout(table: OpenTable & Pick<CosmicState, 'rules'>, turn: TurnState): boolean {
  const { seat, crystals } = turn;
  if (!hasAllChoices(table) || withoutRoom(table, turn).length === 0 || canThrust(table, seat)) return false;
  const players = table.players.map((player, at) =>
    at === seat ? { ...player, crystals: Math.min(MOST_CRYSTALS, player.crystals + crystals) } : player,
  );
  return canThrust({ ...table, players }, seat);
}

type Track = OpenTable & { readonly tokens: readonly TokenSpace[] };

/** Whether a ship would stop on a token if the alien that makes it faster were retired first (CR7). */
function stopsWithoutHelp(table: Track, seat: Seat, planet: PlanetNumber, spaces: number): boolean {
  const stop = shipOf(table, seat, planet) + spaces;
  return stop < moveEnd(table, seat, planet, spaces) && tokenLies(table, planet, stop);
}

/** Whether it matters to its player when, or how far, a ship moves. */
function hasMoveChoice(table: Track & Pick<CosmicState, 'rules'>, turn: TurnState): boolean {
  const { seat, moves } = turn;
  if (moves.length === 0) return false;
  if (canThrust(table, seat)) return true;
  if (moves.some(({ planet, spaces }) => earlyStop(table, seat, planet, spaces) !== null)) return true;
  const retires = moves.some(({ planet, spaces }) => stopsWithoutHelp(table, seat, planet, spaces));
  if (retires && hasAllChoices(table)) return true;
  const discoveries = moves.filter(
    ({ planet, spaces }) => moveEnd(table, seat, planet, spaces) >= planetCard(planet).length,
  );
  return discoveries.length > 1;
}

/** Dice at planets which have been scored meanwhile do nothing (CR3). */
export function dropLostMoves(decision: Decision): void {
  const { seat, moves } = decision.turn;
  for (const { planet } of moves)
    if (decision.state.planets[planet - 1]?.scored !== null) decision.emit({ type: 'move-lost', seat, planet });
}

/** All moves that the dice have earned, in full, by planet. */
export function moveAll(decision: Decision): void {
  const { seat, moves } = decision.turn;
  for (const { planet, spaces } of moves)
    moveShip(decision, { seat, planet, spaces: moveLength(decision.state, seat, planet, spaces), by: 'dice' });
}

/** A recruit joins its player, and the deck's top card takes its place (CR8). */
export function recruitAlien(decision: Decision, card: AlienCardId): void {
  const at = decision.state.display.indexOf(card);
  decision.emit({ type: 'recruited', seat: decision.turn.seat, card });
  const next = decision.state.alienDeck[0];
  if (next !== undefined) decision.emit({ type: 'display-filled', card: next, at });
}

/** Crystals for the dice on the tech card; those above five are lost (CR4). */
export function takeCrystals(decision: Decision): void {
  const { seat, crystals } = decision.turn;
  if (crystals === 0) return;
  const held = decision.state.players[seat]?.crystals ?? 0;
  decision.emit({ type: 'crystals-changed', seat, change: Math.min(crystals, MOST_CRYSTALS - held), by: 'dice' });
}

/** Goes on with step 3 until its player has a choice; true: nothing is left to do or to choose. */
export function settleActions(decision: Decision): boolean {
  dropLostMoves(decision);
  const { seat } = decision.turn;
  if (hasMoveChoice(decision.state, decision.turn)) return false;
  moveAll(decision);
  const { recruits } = decision.turn;
  if (withoutRoom(decision.state, decision.turn).length > 0) return false;
  for (const card of recruits) recruitAlien(decision, card);
  takeCrystals(decision);
  const mayRetire = (decision.state.players[seat]?.aliens.length ?? 0) > 0;
  return !mayRetire && !canThrust(decision.state, seat);
}

/** Does what is left of step 3 in its order, and gives up recruits without room. */
export function finishActions(decision: Decision): void {
  dropLostMoves(decision);
  moveAll(decision);
  const { seat } = decision.turn;
  for (const card of decision.turn.recruits) {
    if (roomFor(decision.state, seat) > 0) recruitAlien(decision, card);
    else decision.emit({ type: 'recruit-given-up', seat, card });
  }
  takeCrystals(decision);
}
