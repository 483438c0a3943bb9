import { planetCard } from './catalogue.js';
import type { OpenTable, PlanetNumber, Seat } from './state.js';

/** What ranking asks of the table. */
type Ships = Pick<OpenTable, 'players' | 'stack'>;

/**
 * The points that a seat's ship would get for its rank if it stood on `space` and the planet were scored now (CR2).
 * Tied ships share the values of the ranks they fill, rounded down. `arrived`: it has just come to that space, and lies
 * on top where ships are stacked; else the stack is as it lies.
 */
export function rankPoints(table: Ships, planet: PlanetNumber, seat: Seat, space: number, arrived: boolean): number {
  if (space <= 0) return 0;
  const { values, stacked } = planetCard(planet);
  let ahead = 0;
  let tied = 0;
  for (let other = 0; other < table.players.length; other += 1) {
    if (other === seat) continue;
    const its = table.players[other]?.ships[planet - 1] ?? 0;
    if (its > space) ahead += 1;
    else if (its < space) continue;
    else if (stacked !== true) tied += 1;
    else if (arrived || table.stack.indexOf(other) < table.stack.indexOf(seat)) ahead += 1;
  }
  let sum = 0;
  for (let rank = ahead; rank <= ahead + tied; rank += 1) sum += values[rank] ?? 0;
  return Math.floor(sum / (tied + 1));
}

/** The points of each seat's ship where it stands. */
export const rankPointsNow = (table: Ships, planet: PlanetNumber): number[] =>
  table.players.map(({ ships }, seat) => rankPoints(table, planet, seat, ships[planet - 1] ?? 0, false));
