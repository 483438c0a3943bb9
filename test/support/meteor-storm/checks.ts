import { expect } from 'vitest';
import {
  COMMAND_CARDS,
  decide,
  evolve,
  evolveAll,
  isLost,
  isMeteorHex,
  pointsOf,
  TILES,
  UNITS,
  type Action,
  type GameEvent,
  type GameState,
  type Millis,
} from '../../../src/games/meteor-storm/index.js';

/** One accepted action, as the table's log has it. */
export interface Entry {
  readonly at: Millis;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

const wholeDeck = COMMAND_CARDS.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)).sort();

/** "Always true after any action": what the document promises of a state. */
export function expectAlwaysTrue(state: GameState): void {
  const { hands, deck, discard, card, tiles, stack, box, units, turn } = state;
  const cards = [...hands[0], ...hands[1], ...deck, ...discard, ...(card === null ? [] : [card])];
  expect(cards.sort()).toEqual(turn === 0 ? [] : wholeDeck);
  const ids = [...tiles.map(({ id }) => id), ...stack, ...box].sort((a, b) => a - b);
  expect(ids).toEqual(turn === 0 ? [] : [...TILES.keys()]);
  const hexes = units.filter((unit) => !isLost(unit)).map((unit) => unit.hex);
  expect(new Set(hexes).size, 'units share a hex').toBe(hexes.length);
  for (const unit of units) {
    expect(unit.left).toBeGreaterThanOrEqual(0);
    expect(unit.left).toBeLessThanOrEqual(UNITS[unit.kind].hits);
  }
}

/** No unit enters a meteor hex of its own will. */
export function expectNoEntry(before: GameState, events: readonly GameEvent[], at: Millis): void {
  let state = before;
  for (const event of events) {
    if ((event.type === 'moved' && event.from !== event.to) || event.type === 'retired')
      expect(isMeteorHex(state, event.to), `a unit entered the meteor hex ${event.to}`).toBe(false);
    state = evolve(state, event, at);
  }
}

/** Points equal markers: what the events gave and took, beside what was there at first. */
export function expectPoints(base: GameState, log: readonly Entry[], state: GameState): void {
  const points: [number, number] = [...pointsOf(base)];
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === 'unit-lost') points[event.to] += event.points;
    else if (event.type === 'tile-destroyed') {
      points[0] += event.points[0];
      points[1] += event.points[1];
    } else if (event.type === 'marker-removed') points[event.side] -= 1;
    else if (event.type === 'claimed') {
      points[event.side] += 1;
      if (event.from !== null) points[event.from] -= 1;
    }
  }
  expect(pointsOf(state)).toEqual(points);
}

/** A state as it comes back from a store. */
export const saveAndLoad = (state: GameState): GameState => JSON.parse(JSON.stringify(state)) as GameState;

/** Decides each action again, on states that are saved and loaded at each step, and folds what comes of it. */
export function expectReplays(base: GameState, log: readonly Entry[], live: GameState): void {
  let state = saveAndLoad(base);
  for (const { at, action, events } of log) {
    expect(decide(state, action, at)).toStrictEqual(events);
    expectNoEntry(state, events, at);
    state = saveAndLoad(evolveAll(state, events, at));
  }
  expect(state).toStrictEqual(live);
}
