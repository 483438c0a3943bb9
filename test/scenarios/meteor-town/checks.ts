import { expect } from 'vitest';
import {
  BUILDINGS,
  CRATER_COST,
  dieOf,
  RESOURCES,
  scoreOf,
  TRACK,
  type GameEvent,
  type GameState,
  type Town,
} from '../../../src/games/meteor-town/index.js';

/** What the rules document calls always true, for one town. */
export function checkTown(town: Town): void {
  for (const resource of RESOURCES) {
    expect(town.stock[resource]).toBeGreaterThanOrEqual(0);
    expect(town.stock[resource]).toBeLessThanOrEqual(TRACK);
  }
  expect(town.boxes).toHaveLength(BUILDINGS.length);
  for (const [at, { boxes, column }] of BUILDINGS.entries()) {
    // Unbuilt (−1), destroyed (0), or standing with some of its boxes: nothing else.
    const left = town.boxes[at] ?? NaN;
    expect(left).toBeGreaterThanOrEqual(-1);
    expect(left).toBeLessThanOrEqual(boxes);
    if (town.craters.includes(column)) expect(left).toBeLessThanOrEqual(0);
  }
  const score = scoreOf(town);
  const points = (parts: readonly { readonly points: number }[]): number =>
    parts.reduce((sum, part) => sum + part.points, 0);
  expect(score.total).toBe(points(score.sales) + points(score.endGame) - CRATER_COST * town.craters.length);
  expect(new Set(town.craters).size).toBe(town.craters.length);
}

export function checkState(state: GameState): void {
  for (const town of state.towns) if (town !== null) checkTown(town);
  const open = state.seats.filter(({ status }, seat) => status === 'in' && state.towns[seat]?.step !== 'finished');
  if (state.phase === 'play') expect(open.length).toBeGreaterThan(0);
}

/** Every roll in a log equals the die function. `turnOf`: the turn that a seat was in. */
export function checkRolls(seed: string, turnOf: (seat: number) => number, events: readonly GameEvent[]): void {
  const turns = new Map<number, number>();
  for (const event of events) {
    if (event.type === 'turn-ended') turns.set(event.seat, event.turn + 1);
    if (event.type !== 'rolled' && event.type !== 'bonus-rolled') continue;
    const turn = turns.get(event.seat) ?? turnOf(event.seat);
    expect(event.value).toBe(dieOf(seed, turn, event.slot, event.count));
  }
}
