import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMMAND_CARDS,
  createGame,
  decide,
  evolveAll,
  HEXES,
  initialState,
  isRefusal,
  LEVELS,
  nextDue,
  pointsOf,
  publicView,
  SCENARIOS,
  viewFor,
  type Action,
  type GameEvent,
  type GameState,
  type Target,
} from '../../../src/games/meteor-storm/index.js';
import { ROBOTS } from '../../../src/games/meteor-storm/robots/index.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { expectAlwaysTrue, expectNoEntry, expectReplays, type Entry } from '../../support/meteor-storm/checks.js';
import { offered } from '../../support/meteor-storm/offered.js';

const NOW = 1_000_000;
const oddNumber = fc.constantFrom(-1, 2, 3, 1.5, 119, 2 ** 31, 1e15);
const seat = fc.oneof({ arbitrary: fc.constantFrom(0, 1), weight: 12 }, { arbitrary: oddNumber, weight: 1 });
const unit = fc.oneof({ arbitrary: fc.integer({ min: 0, max: 20 }), weight: 12 }, { arbitrary: oddNumber, weight: 1 });
const to = fc.oneof({ arbitrary: fc.constantFrom(...HEXES), weight: 12 }, { arbitrary: oddNumber, weight: 1 });
const card = fc.constantFrom(...COMMAND_CARDS.map(({ id }) => id), '', '__proto__', 'constructor');
const target: fc.Arbitrary<Target> = fc.oneof(fc.record({ unit }), fc.record({ tile: unit }));
const by = fc.oneof(seat, fc.constant('moderator' as const));

/** Any action of the right shape, by anyone, about anything: most are refused. */
const anyAction: fc.Arbitrary<Action> = fc.oneof<fc.Arbitrary<Action>[]>(
  fc.record({ type: fc.constant('play' as const), seat, card }),
  fc.record({ type: fc.constant('take-back' as const), seat }),
  fc.record({ type: fc.constant('move' as const), seat, unit, to }),
  fc.record({ type: fc.constant('undo' as const), seat }),
  fc.record({ type: fc.constant('fire' as const), seat, unit, target }),
  fc.record({ type: fc.constant('hold' as const), seat }),
  fc.record({ type: fc.constant('order' as const), seat, unit, to, target: fc.option<Target>(target) }),
  fc.record({
    type: fc.constant('retire' as const),
    seat,
    to: fc.oneof(fc.option<number>(to), fc.constant('ignore' as const)),
  }),
  fc.record({ type: fc.constant('done' as const), seat }),
  fc.record({ type: fc.constant('tick' as const) }),
  fc.record({ type: fc.constant('downtime' as const), since: fc.constantFrom(0, NOW, 1e15) }),
  fc.record({ type: fc.constant('join' as const), seat }),
  fc.record({ type: fc.constant('start' as const), by }),
  fc.record({ type: fc.constant('make-host' as const), by, seat }),
);

/** Rarer: these end a game. */
const harshAction: fc.Arbitrary<Action> = fc.oneof<fc.Arbitrary<Action>[]>(
  fc.record({ type: fc.constant('leave' as const), seat }),
  fc.record({ type: fc.constant('kick' as const), by, seat }),
  fc.record({ type: fc.constant('end' as const), by }),
  fc.record({ type: fc.constant('abandon' as const) }),
);

function begun(scenario: number, seed: string, meteors: boolean, limit: boolean): GameState {
  const options = {
    ...initialState.options,
    scenario: SCENARIOS[scenario % SCENARIOS.length]?.id ?? SCENARIOS[0].id,
    meteors,
    limitMs: limit ? 120_000 : null,
  };
  const base = evolveAll(
    initialState,
    [...createGame({ options, seed }), { type: 'joined', seat: 0 }, { type: 'joined', seat: 1 }],
    NOW,
  );
  const started = decide(base, { type: 'start', by: 0 }, NOW);
  return isRefusal(started) ? base : evolveAll(base, started, NOW);
}

describe('random games', () => {
  it('legal and illegal play: what is always true stays true, and folding the log gives the state', () => {
    fc.assert(
      fc.property(
        fc.nat(3),
        fc.string({ maxLength: 5 }),
        fc.boolean(),
        fc.boolean(),
        fc.array(
          fc.oneof(
            { arbitrary: anyAction, weight: 30 },
            { arbitrary: fc.nat(), weight: 60 },
            { arbitrary: harshAction, weight: 1 },
          ),
          { minLength: 20, maxLength: 120 },
        ),
        (scenario, seed, meteors, limit, plays) => {
          const base = begun(scenario, seed, meteors, limit);
          let state = base;
          const log: Entry[] = [];
          let at = NOW;
          for (const play of plays) {
            at += 700;
            const moves = [...offered(viewFor(state, 0)), ...offered(viewFor(state, 1))];
            const action = typeof play === 'number' ? moves[play % Math.max(1, moves.length)] : play;
            if (action === undefined) continue;
            const events = decide(state, action, at);
            if (isRefusal(events)) {
              expect(typeof play, `an offered move was refused: ${JSON.stringify(events)}`).not.toBe('number');
              continue;
            }
            expectNoEntry(state, events, at);
            state = evolveAll(state, events, at);
            log.push({ at, action, events });
            expectAlwaysTrue(state);
          }
          expectReplays(base, log, state);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('what a view offers is exactly what the rules accept', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(1000), fc.nat(60), (scenario, seed, length) => {
        const random = new Random(seedRandom(String(seed)));
        let state = begun(scenario, String(seed), true, false);
        for (let step = 0; step < length && state.phase === 'play'; step += 1) {
          const moves = [...offered(viewFor(state, 0)), ...offered(viewFor(state, 1))];
          const events = decide(state, moves[random.below(moves.length)] ?? { type: 'tick' }, NOW);
          if (!isRefusal(events)) state = evolveAll(state, events, NOW);
        }
        for (const mine of [0, 1]) {
          const offers = new Set(offered(viewFor(state, mine)).map((action) => JSON.stringify(action)));
          for (const action of thinkable(state, mine)) {
            const accepted = !isRefusal(decide(state, action, NOW));
            expect(accepted, JSON.stringify(action)).toBe(offers.has(JSON.stringify(action)));
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('every game comes to an end, whoever plays', () => {
    for (const level of LEVELS) {
      const random = new Random(seedRandom(level));
      let state = begun(2, level, true, false);
      const log: GameEvent[] = [];
      while (state.phase === 'play') {
        const asked = state.retreat === null ? undefined : state.units[state.retreat.unit];
        const action = ROBOTS[level](viewFor(state, asked?.side ?? state.active), random);
        const events = decide(state, action ?? { type: 'tick' }, NOW);
        if (isRefusal(events)) throw new Error(events.code);
        log.push(...events);
        state = evolveAll(state, events, NOW);
      }
      expect(log.at(-1)?.type).toBe('ended');
      expect(nextDue(state)).toBeNull();
    }
  });
});

/** Moves that could be thought of: each unit of the seat to some hexes, each card, each retreat. */
function thinkable(state: GameState, mine: number): Action[] {
  const hexes = HEXES.filter((_, at) => at % 3 === state.turn % 3);
  return [
    { type: 'done', seat: mine },
    ...COMMAND_CARDS.map(({ id }): Action => ({ type: 'play', seat: mine, card: id })),
    ...[null, 'ignore' as const, ...hexes].map((hex): Action => ({ type: 'retire', seat: mine, to: hex })),
    ...(state.order !== null
      ? []
      : state.units.flatMap(({ id, hex: from }) => [
          ...hexes.map((hex): Action => ({ type: 'move', seat: mine, unit: id, to: hex })),
          ...state.units.map((enemy): Action => ({
            type: 'order',
            seat: mine,
            unit: id,
            to: from,
            target: { unit: enemy.id },
          })),
          ...state.tiles.map((tile): Action => ({
            type: 'order',
            seat: mine,
            unit: id,
            to: from,
            target: { tile: tile.id },
          })),
        ])),
  ];
}

describe('nothing hidden is in a view', () => {
  it('what is secret may be anything else: the views stay the same', () => {
    const state = begun(1, 'views', true, false);
    const shuffled: GameState = {
      ...state,
      random: [1, 2, 3, 4],
      seed: 'another',
      deck: [...state.deck].reverse(),
      stack: [...state.stack].reverse(),
      hands: [state.hands[0], state.deck.slice(0, state.hands[1].length)],
    };
    expect(viewFor(shuffled, 0)).toStrictEqual(viewFor(state, 0));
    expect(publicView(shuffled)).toStrictEqual(publicView(state));
  });

  it('who looks on sees no hand', () => {
    const state = begun(1, 'views', true, false);
    expect(viewFor(state, 2)).toStrictEqual({ ...publicView(state), seat: null, hand: [] });
  });

  it('points in a view are the state’s', () => {
    const state = begun(0, 'views', true, false);
    expect(publicView(state).points).toEqual(pointsOf(state));
  });
});
