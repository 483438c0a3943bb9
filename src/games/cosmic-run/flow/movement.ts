import { fasterBy, planetCard, standingPower } from '../catalogue.js';
import type { Decision } from '../decision.js';
import type { OpenTable, PlanetNumber, Seat, TokenSpace } from '../state.js';
import { bonus, scorePlanet } from './scoring.js';

/** What a move needs to know of the table. */
type Track = Pick<OpenTable, 'players'> & { readonly tokens: readonly (TokenSpace & { readonly at?: string })[] };

export const shipOf = (table: Pick<OpenTable, 'players'>, seat: Seat, planet: PlanetNumber): number =>
  table.players[seat]?.ships[planet - 1] ?? 0;

/** Whether a token still lies on that space. */
export const tokenLies = ({ tokens }: Track, planet: PlanetNumber, space: number): boolean =>
  tokens.some((token) => token.planet === planet && token.space === space && (token.at ?? 'track') === 'track');

/** The spaces that a seat's ship moves by dice that have earned `spaces`, with what its aliens add (CR7). */
export const moveLength = (
  table: Pick<OpenTable, 'players'>,
  seat: Seat,
  planet: PlanetNumber,
  spaces: number,
): number => (spaces <= 0 ? 0 : spaces + fasterBy(table.players[seat]?.aliens ?? [], planet));

/** The space on which that move ends: one that would pass the planet stops on it (CR1). */
export const moveEnd = (table: Pick<OpenTable, 'players'>, seat: Seat, planet: PlanetNumber, spaces: number): number =>
  Math.min(planetCard(planet).length, shipOf(table, seat, planet) + moveLength(table, seat, planet, spaces));

/** The space before the end of a move where an alien lets the ship stop for a token; null: there is none (CR7). */
export function earlyStop(table: Track, seat: Seat, planet: PlanetNumber, spaces: number): number | null {
  if (standingPower(table.players[seat]?.aliens ?? [], 'early-stop') === null) return null;
  const stop = moveEnd(table, seat, planet, spaces) - 1;
  return stop > shipOf(table, seat, planet) && tokenLies(table, planet, stop) ? stop : null;
}

/** A ship moves so many spaces, takes the token where it stops, and discovers the planet at the track's end. */
export function moveShip(
  decision: Decision,
  { seat, planet, spaces, by }: { seat: Seat; planet: PlanetNumber; spaces: number; by: 'dice' | 'power' },
): void {
  const from = shipOf(decision.state, seat, planet);
  const { length, stacked } = planetCard(planet);
  const to = Math.min(length, from + spaces);
  decision.emit({ type: 'moved', seat, planet, from, to, spaces, by, ...(stacked === true ? { stacked } : {}) });
  const token = decision.state.tokens.find(
    (other) => other.planet === planet && other.space === to && other.at === 'track',
  );
  if (token !== undefined) {
    decision.emit({ type: 'token-taken', seat, planet, space: to, value: token.value });
    const power = standingPower(decision.state.players[seat]?.aliens ?? [], 'points-for-token');
    if (power !== null) bonus(decision, seat, power.points, 'points-for-token');
  }
  if (to >= length) scorePlanet(decision, planet, seat);
}
