import { standingPower } from '../catalogue.js';
import { DISCOVERY_POINTS } from '../cards/planets.js';
import type { Decision } from '../decision.js';
import { rankPointsNow } from '../ranking.js';
import type { PlanetNumber, Seat } from '../state.js';

/** Scores a planet that was discovered, or destroyed (`discoverer` null) (CR2). */
export function scorePlanet(decision: Decision, planet: PlanetNumber, discoverer: Seat | null): void {
  const points = rankPointsNow(decision.state, planet).map((rank, seat) =>
    seat === discoverer ? rank + DISCOVERY_POINTS : rank,
  );
  decision.emit({ type: 'planet-scored', planet, discoverer, points });
  if (discoverer !== null) return;
  for (const [seat, { aliens }] of decision.state.players.entries()) {
    const power = standingPower(aliens, 'points-for-destroyed');
    if (power !== null) bonus(decision, seat, power.points, 'points-for-destroyed');
  }
}

/** Points that the first alien with that power earns for its owner. */
export function bonus(
  decision: Decision,
  seat: Seat,
  points: number,
  kind: 'points-for-destroyed' | 'points-for-token',
): void {
  const aliens = decision.state.players[seat]?.aliens ?? [];
  const alien = aliens.find((card) => standingPower([card], kind) !== null);
  if (alien !== undefined) decision.emit({ type: 'bonus-earned', seat, alien, points });
}
