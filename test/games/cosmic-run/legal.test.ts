import { describe, expect, test } from 'vitest';
import { ALIEN_DECK, USABLE_POWERS, type UsablePower } from '../../../src/games/cosmic-run/catalogue.js';
import { COSMIC_RUN, legalActions, type Action, type CosmicState } from '../../../src/games/cosmic-run/index.js';
import { placesOf } from '../../../src/games/cosmic-run/places.js';
import { thinkAt } from '../../../src/games/cosmic-run/robots/index.js';
import { evolveAll } from '../../../src/games/shared/evolve-all.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { cosmic, cosmicLobby } from '../../support/cosmic-run/table.js';

const DICE = [-1, 0, 1, 2, 3, 4, 5, 6];
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7];

/** A power’s uses as the list says them: a die and its number, a ship, or neither. */
function usesOf(seat: number, { id: power, power: { kind } }: UsablePower): Action[] {
  const use = (die: number | null, value: number | null): Action => ({ type: 'use', seat, power, die, value });
  if (kind === 'thrust') return NUMBERS.map((planet) => use(null, planet));
  if (kind === 'nudge' || kind === 'turn-over' || kind === 'set')
    return DICE.flatMap((die) => NUMBERS.map((value) => use(die, value)));
  return [use(null, null)];
}

/** Whatever could be meant by a seat, legal or not. */
const thinkable = (state: CosmicState, seat: number): readonly Action[] => [
  { type: 'go-on', seat },
  { type: 'roll', seat },
  { type: 'end-turn', seat },
  ...DICE.flatMap((die) =>
    placesOf(state).map((place): Action => ({ type: 'assign', seat, dice: [die], place, confirmed: true })),
  ),
  ...NUMBERS.flatMap((planet) => [true, false].map((early): Action => ({ type: 'move', seat, planet, early }))),
  ...ALIEN_DECK.flatMap((card): Action[] => [
    { type: 'recruit', seat, card },
    { type: 'retire', seat, card },
  ]),
  ...USABLE_POWERS.flatMap((power) => usesOf(seat, power)),
];

const keyOf = (action: Action): string => JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
const keysOf = (actions: readonly Action[]): readonly string[] => actions.map(keyOf).sort();

const accepted = (state: CosmicState, action: Action): boolean =>
  !COSMIC_RUN.isRefusal(COSMIC_RUN.decide(state, action, state.since));

/** What the list says is legal is what the rules accept, neither more nor less. */
function expectWhole(state: CosmicState, seat: number): void {
  const legal = legalActions(COSMIC_RUN.viewFor(state, seat, state.since));
  expect(keysOf(legal)).toEqual(keysOf(thinkable(state, seat).filter((action) => accepted(state, action))));
}

describe('what a seat may do, as its view tells it', () => {
  test.each(['cadet', 'pilot'])('is all that the rules accept and nothing else, while %ss play', (level) => {
    const table = cosmicLobby({ people: 3, limit: 'off' }, `whole ${level}`);
    table.act({ type: 'start', by: 0 });
    const random = new Random(seedRandom(level));
    let { state } = table;
    for (let move = 0; state.turn !== null && move < 60; move += 1) {
      for (const seat of state.seats.keys()) expectWhole(state, seat);
      const action = thinkAt(level, COSMIC_RUN.viewFor(state, state.turn.seat, 0), random);
      const decision = action === null ? [] : COSMIC_RUN.decide(state, action, 0);
      if (COSMIC_RUN.isRefusal(decision)) throw new Error(decision.code);
      state = evolveAll(COSMIC_RUN, state, decision, 0);
    }
  });

  test('powers of aliens and of the tech card, each in its step', () => {
    const rich = { crystals: [5, 5], aliens: [['echo', 'tinker', 'mirror'], ['oracle']], meteors: ['1-2-4'] };
    const dice = cosmic({ ...rich, players: 2, dice: '11345 6' });
    expectWhole(dice.state, 0);
    dice.assign([0], 1);
    expectWhole(dice.state, 0);
    const strike = cosmic({ ...rich, players: 2 });
    expectWhole(strike.state, 0);
    strike.endTurn();
    expect(strike.state.turn?.step).toBe('strike');
    expectWhole(strike.state, 1);
  });

  test('the last meteor card can’t be put under the deck, and a miss needs no shield', () => {
    const last = cosmic({ players: 2, crystals: [5, 5], aliens: [[], ['oracle']], meteors: ['miss'], meteorsLeft: 1 });
    last.endTurn();
    expectWhole(last.state, 1);
  });

  test('is nothing before the start, out of turn and after the end', () => {
    expect(legalActions(cosmicLobby().view(0))).toEqual([]);
    const t = cosmic({ players: 3, dice: '11345 6' });
    expect(legalActions(t.view(1))).toEqual([]);
    t.act({ type: 'end', by: 0 });
    expect(legalActions(t.view(0))).toEqual([]);
  });
});
