import { expect } from 'vitest';
import { ALIEN_DECK } from '../../../src/games/cosmic-run/catalogue.js';
import { meteorDeck } from '../../../src/games/cosmic-run/cards/meteors.js';
import { PLANETS, TOKEN_VALUES } from '../../../src/games/cosmic-run/cards/planets.js';
import type { CosmicEvent, CosmicState, OpenPlayer } from '../../../src/games/cosmic-run/index.js';
import { placesOf } from '../../../src/games/cosmic-run/places.js';

const sorted = <T>(items: readonly T[]): T[] => [...items].sort();

/** Points in the open. */
export const pointsOf = ({ points }: OpenPlayer): number => points.seat + points.planets + points.aliens;

/** The points that some events gave each seat. */
function pointsIn(events: readonly CosmicEvent[], seat: number): number {
  return events.reduce((sum, event) => {
    if (event.type === 'planet-scored') return sum + (event.points[seat] ?? 0);
    if (event.type === 'started') return sum + (event.points[event.order.indexOf(seat)] ?? 0);
    return (event.type === 'retired' || event.type === 'bonus-earned') && event.seat === seat
      ? sum + event.points
      : sum;
  }, 0);
}

function checkCards(state: CosmicState): void {
  const { players, turn, tokens } = state;
  const aliens = [...state.display, ...state.alienDeck, ...state.aliensGone, ...players.flatMap((each) => each.aliens)];
  expect(sorted(aliens)).toEqual(sorted(ALIEN_DECK));
  const open = turn?.flipped ?? null;
  const meteors = [...state.meteorDeck, ...state.meteorsGone, ...(open === null ? [] : [open])];
  expect(sorted(meteors)).toEqual(sorted(meteorDeck(state.order.length)));
  expect(sorted([...tokens.map(({ value }) => value), state.boxToken])).toEqual(sorted(TOKEN_VALUES));
  const taken = tokens.filter(({ at }) => at === 'taken').map(({ value }) => value);
  expect(sorted(players.flatMap((each) => each.tokens))).toEqual(sorted(taken));
}

function checkPlayers({ players, order, planets, tokens }: CosmicState): void {
  for (const seat of order) {
    const { ships, crystals, aliens, tokenCount, tokens: own } = players[seat] as CosmicState['players'][number];
    expect(crystals).toBeGreaterThanOrEqual(0);
    expect(crystals).toBeLessThanOrEqual(5);
    expect(aliens.length).toBeLessThanOrEqual(5);
    expect(own).toHaveLength(tokenCount);
    for (const [at, space] of ships.entries()) {
      expect(space).toBeGreaterThanOrEqual(0);
      expect(space).toBeLessThanOrEqual(PLANETS[at]?.length ?? 0);
    }
  }
  for (const [at, { scored, hits }] of planets.entries()) {
    expect(hits).toBeLessThanOrEqual(3);
    if (scored !== null) expect(tokens.some((token) => token.planet === at + 1 && token.at === 'track')).toBe(false);
  }
}

function checkDice(state: CosmicState): void {
  const { turn } = state;
  if (turn === null || turn.step !== 'dice') return;
  expect(turn.dice).toHaveLength(6);
  expect(turn.dice.some(({ place }) => place === null)).toBe(true);
  for (const { value, place } of turn.dice) {
    expect([1, 2, 3, 4, 5, 6]).toContain(value);
    if (place !== null) expect(placesOf(state)).toContain(place);
  }
}

/** The document's free checks. `events`: all that happened since `base`. */
export function checkCosmic(state: CosmicState, base: CosmicState, events: readonly CosmicEvent[]): void {
  if (state.order.length === 0) return;
  checkCards(state);
  checkPlayers(state);
  checkDice(state);
  for (const [seat, player] of state.players.entries()) {
    const before = base.players[seat];
    expect(pointsOf(player)).toBe((before === undefined ? 0 : pointsOf(before)) + pointsIn(events, seat));
  }
  expect(state.turn === null).toBe(state.phase !== 'play');
}
