/** Step 1: the meteor strike. */
import { numbersOf } from '../cards/meteors.js';
import { HITS_TO_DESTROY } from '../cards/planets.js';
import type { Decision } from '../decision.js';
import { couldUse } from '../powers.js';
import type { MeteorCardId, OpenTable, PlanetNumber } from '../state.js';
import { scorePlanet } from './scoring.js';

/** The planet that a meteor card hits: its first number that is not scored; null: none (rulebook). */
export const planetHit = ({ planets }: Pick<OpenTable, 'planets'>, card: MeteorCardId): PlanetNumber | null =>
  numbersOf(card).find((number) => planets[number - 1]?.scored === null) ?? null;

/** Turns up the top card, and lets it count at once where its player has no choice. The deck must not be empty. */
export function flipMeteor(decision: Decision): void {
  const { state, turn } = decision;
  const card = state.meteorDeck[0];
  if (card === undefined) throw new Error('the meteor deck is empty');
  const planet = planetHit(state, card);
  const hits = planet === null ? 0 : (state.planets[planet - 1]?.hits ?? 0) + 1;
  decision.emit({ type: 'meteor-flipped', seat: turn.seat, card, planet, hits });
  if (!hasStrikeChoice(decision)) countMeteor(decision, card);
}

/** The flipped card counts: what it does to its planet. */
export function countMeteor(decision: Decision, card: MeteorCardId): void {
  const { state } = decision;
  const planet = planetHit(state, card);
  const hits = planet === null ? 0 : (state.planets[planet - 1]?.hits ?? 0) + 1;
  decision.emit({ type: 'meteor-resolved', card, planet, hits });
  if (planet !== null && hits >= HITS_TO_DESTROY) scorePlanet(decision, planet, null);
}

function hasStrikeChoice({ state, turn }: Decision): boolean {
  const { seat, flipped } = turn;
  if (flipped === null) return false;
  if (planetHit(state, flipped) !== null && couldUse(state, seat, 'cancel-strike')) return true;
  return state.meteorDeck.length > 0 && couldUse(state, seat, 'bury-strike');
}
