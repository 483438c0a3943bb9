import { expect } from 'vitest';
import type { Action } from '../../../src/games/meteor/action.js';
import { realCards } from '../../../src/games/meteor/advanced.js';
import { RESOURCE_DECK } from '../../../src/games/meteor/catalogue.js';
import { decide } from '../../../src/games/meteor/decide.js';
import type { GameEvent } from '../../../src/games/meteor/event.js';
import { evolveAll } from '../../../src/games/meteor/evolve.js';
import type { CardId, GameState, Millis } from '../../../src/games/meteor/state.js';

/** One accepted action of a scenario, as the table's log has it. */
export interface Entry {
  readonly at: Millis;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

/** A state as it comes back from a store. */
export const saveAndLoad = (state: GameState): GameState => JSON.parse(JSON.stringify(state)) as GameState;

/** Every resource card of a game, wherever it lies, sorted. */
export function allCards(state: GameState): CardId[] {
  return [
    ...state.seats.flatMap(({ hand }) => hand),
    ...state.sites.flatMap(realCards),
    ...state.deck.slice(state.drawn),
    ...state.discard,
    ...state.technologies,
  ].sort();
}

const wholeDeck = [...RESOURCE_DECK].sort();

/** All 76 cards are somewhere exactly once; before the hands are dealt there are none. */
export function expectCardsConserved(state: GameState): void {
  expect(allCards(state)).toEqual(state.zone === 0 ? [] : wholeDeck);
}

/**
 * Decides each action again, on states that are saved and loaded at each step: the same events must come of it, and
 * they must fold to the state that the live game is in.
 */
export function expectReplays(base: GameState, log: readonly Entry[], live: GameState): void {
  let state = saveAndLoad(base);
  for (const { at, action, events } of log) {
    expect(decide(state, action, at)).toStrictEqual(events);
    state = saveAndLoad(evolveAll(state, events, at));
  }
  expect(state).toStrictEqual(live);
}

/** No choice left unanswered, cards conserved, the log gives the state, and so does a stored one. */
export function checkTable(t: {
  readonly base: GameState;
  readonly log: readonly Entry[];
  readonly state: GameState;
  readonly windowStaysOpen: boolean;
}): void {
  expect(t.state.window !== null, 'is a launch window left open?').toBe(t.windowStaysOpen);
  expectCardsConserved(t.state);
  expectReplays(t.base, t.log, t.state);
}
