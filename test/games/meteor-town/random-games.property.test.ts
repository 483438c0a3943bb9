import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BUILDINGS,
  createGame,
  decide,
  evolve,
  evolveAll,
  FACES,
  initialState,
  isRefusal,
  isTownEvent,
  RESOURCES,
  SKY_MS,
  viewFor,
  type Action,
  type GameEvent,
  type GameState,
  type Options,
  type TownAction,
} from '../../../src/games/meteor-town/index.js';
import { visitor } from '../../../src/games/meteor-town/robots/visitor.js';
import { NOTHING_SEEN } from '../../../src/games/meteor-town/robots/robot.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { checkRolls, checkState } from '../../scenarios/meteor-town/checks.js';

const OPTIONS: Options = {
  mode: 'sky',
  day: null,
  seeded: false,
  robotsAllowed: true,
  robotLevel: 'visitor',
  ends: { afterMs: SKY_MS },
};

const seat = fc.integer({ min: 0, max: 3 });
const face = fc.constantFrom(...FACES);
const slot = fc.integer({ min: 0, max: 7 });
const building = fc.constantFrom(...BUILDINGS.map(({ id }) => id), 'palace');
const goods = fc.dictionary(fc.constantFrom(...RESOURCES, 'silver'), fc.integer({ min: -1, max: 11 }), { maxKeys: 3 });
const role = fc.constantFrom('town' as const, 'modifier' as const, 'meteor' as const);

/** Anything that a seat could ask for, sense or not. */
const anything: fc.Arbitrary<TownAction> = fc.oneof(
  fc.record({ type: fc.constant('reroll' as const), seat, slots: fc.array(slot, { maxLength: 5 }) }),
  fc.record({ type: fc.constant('set' as const), seat, slot, value: fc.option(face) }),
  fc.record({
    type: fc.constant('assign' as const),
    seat,
    roles: fc.array(role, { minLength: 3, maxLength: 5 }),
    modifier: fc.option(fc.record({ slot, sign: fc.constantFrom(1 as const, -1 as const) })),
  }),
  fc.record({
    type: fc.constant('strike' as const),
    seat,
    meteor: face,
    building: fc.option(building),
    crater: fc.option(face),
  }),
  fc.record({ type: fc.constant('write' as const), seat, number: face }),
  fc.record({ type: fc.constant('activate' as const), seat, column: face }),
  fc.record({ type: fc.constant('gain' as const), seat, building }),
  fc.record({ type: fc.constant('sell' as const), seat, building, goods }),
  fc.record({ type: fc.constant('build' as const), seat, building, payment: goods }),
  fc.record({ type: fc.constant('build' as const), seat, building }),
  fc.record({ type: fc.constant('skip' as const), seat, building: fc.option(building) }),
  fc.record({ type: fc.constantFrom('roll-bonus' as const, 'take-back' as const, 'next' as const), seat }),
);

class Game {
  state: GameState;
  readonly log: GameEvent[];
  now = 0;

  constructor(readonly seed: string) {
    this.log = [...createGame({ options: OPTIONS, seed })];
    this.state = evolveAll(initialState, this.log, 0);
  }

  /** Events or nothing; a refusal leaves everything as it was. */
  try(action: Action): void {
    this.now += 1;
    const before = JSON.stringify(this.state);
    const decision = decide(this.state, action, this.now);
    expect(JSON.stringify(this.state)).toBe(before);
    if (isRefusal(decision)) {
      expect(decision.code).not.toBe('');
      return;
    }
    checkRolls(this.seed, (at) => this.state.towns[at]?.turn ?? 1, decision);
    for (const event of decision) {
      this.state = evolve(this.state, event, this.now);
      this.log.push(event);
    }
    checkState(this.state);
  }
}

/** Random legal moves until every town is finished, random nonsense in between. */
test('random games: what is always true stays true, and folding the log gives the same towns', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.array(anything, { maxLength: 200 }), (seed, nonsense) => {
      const game = new Game(seed);
      for (const joining of [0, 1, 2]) game.try({ type: 'join', seat: joining });
      game.try({ type: 'start', by: 0 });
      const random = new Random(seedRandom(seed));
      let at = 0;
      while (game.state.phase === 'play') {
        const action = nonsense[at];
        at += 1;
        if (action !== undefined) game.try(action);
        const turnOf = random.below(3);
        const { town, choices } = viewFor(game.state, turnOf, game.now);
        if (town === null || choices === null) continue;
        const { action: legal } = visitor({ seat: turnOf, town, choices, random }, NOTHING_SEEN);
        if (legal === null) continue;
        expect(isRefusal(decide(game.state, legal, game.now))).toBe(false);
        game.try(legal);
      }
      expect(game.state.towns.map((town) => town?.step)).toEqual(['finished', 'finished', 'finished']);
      const towns = game.log.reduce((state, event) => evolve(state, event, 0), initialState).towns;
      const timeless = (list: GameState['towns']) => list.map((town) => ({ ...town, finishedAt: null }));
      expect(timeless(towns)).toEqual(timeless(game.state.towns));
      expect(game.log.filter(isTownEvent).filter(({ type }) => type === 'finished')).toHaveLength(3);
    }),
    { numRuns: 12 },
  );
}, 120_000);

/** What the choices offer is legal, and what they don't offer isn't. */
test('choices are exactly what is legal', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.integer({ min: 1, max: 400 }), (seed, moves) => {
      const game = new Game(seed);
      game.try({ type: 'join', seat: 0 });
      game.try({ type: 'start', by: 0 });
      const random = new Random(seedRandom(`${seed} choices`));
      for (let move = 0; move < moves && game.state.phase === 'play'; move += 1) {
        const { town, choices } = viewFor(game.state, 0, 0);
        if (town === null || choices === null) break;
        const legal = (action: Action): boolean => !isRefusal(decide(game.state, action, 0));
        for (const column of FACES)
          expect(legal({ type: 'activate', seat: 0, column })).toBe(choices.columns.includes(column));
        for (const number of FACES)
          expect(legal({ type: 'write', seat: 0, number })).toBe(choices.write.includes(number));
        const builds = choices.uses.flatMap((use) => (use.kind === 'build' ? use.builds : []));
        for (const { id } of BUILDINGS)
          expect(legal({ type: 'build', seat: 0, building: id })).toBe(builds.some((choice) => choice.building === id));
        expect(legal({ type: 'roll-bonus', seat: 0 })).toBe(choices.mayRollBonus);
        expect(legal({ type: 'next', seat: 0 })).toBe(choices.mayEndTurn);
        expect(legal({ type: 'take-back', seat: 0 })).toBe(choices.mayTakeBack);
        for (const use of choices.uses) {
          const goods = Object.fromEntries(
            Object.entries(use.kind === 'sell' ? use.goods : {}).filter(([, amount]) => amount > 0),
          );
          if (use.kind === 'sell' && Object.keys(goods).length > 0)
            expect(legal({ type: 'sell', seat: 0, building: use.building, goods })).toBe(true);
        }
        const { action } = visitor({ seat: 0, town, choices, random }, NOTHING_SEEN);
        if (action !== null) game.try(action);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);
